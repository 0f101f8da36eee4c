import { readFileSync } from 'node:fs';
import { describe, expect, test, vi } from 'vitest';
import type { Database } from '../db/open.ts';
import { type Accepted, createAcceptor } from './accept.ts';
import { sampleAnfrage } from './testing/sample-anfrage.ts';
import { opened, temporaryDatabase } from './testing/temporary-database.ts';

const AT = new Date('2026-03-02T10:00:00Z');
const MINUTE = 60_000;
const VON_ANNA = { klient: 'hash-von-anna', verdacht: [] };
const VON_BERT = { klient: 'hash-von-bert', verdacht: [] };
/** Gives up at the second try, so that no test waits for a lock. */
const IMPATIENT = { totalMs: 5, pauseMs: 1 };

function setUp() {
	const { db, file } = temporaryDatabase();
	const clock = { time: AT.getTime() };
	const acceptor = createAcceptor(db, {
		now: () => new Date(clock.time),
		patience: IMPATIENT,
	});
	return { db, file, clock, ...acceptor };
}

function stored(db: Database): Record<string, unknown>[] {
	return db
		.prepare('SELECT * FROM anfrage JOIN outbox ON anfrage_id = id ORDER BY id')
		.all()
		.map((row) => ({ ...row }));
}

describe('an accepted inquiry', () => {
	test('is stored together with its outbox entry', async () => {
		const { db, accept } = setUp();
		const outcome = await accept(sampleAnfrage(), { klient: 'x', verdacht: ['Viele Links'] });
		expect(outcome).toEqual({ kind: 'stored', id: 1 });
		expect(stored(db)).toMatchObject([
			{
				id: 1,
				received_at: AT.getTime(),
				vorname: 'Änne',
				nachname: 'Beispiel',
				email: 'aenne@beispiel.example',
				phone: '+49 231 123456',
				message: 'Wir hätten gern eine neue Website.\nWann passt es Ihnen?',
				verdacht: '["Viele Links"]',
				status: 'waiting',
				attempts: 0,
				due_at: AT.getTime(),
			},
		]);
	});

	test('is stored cleaned', async () => {
		const { db, accept } = setUp();
		await accept(sampleAnfrage({ vorname: 'A\u0308n\u0000ne\r\n' }), VON_ANNA);
		expect(stored(db)).toMatchObject([{ vorname: 'Änne' }]);
	});

	test('is there for every other process by the time of the answer', async () => {
		const { file, accept } = setUp();
		const other = opened(file);
		await accept(sampleAnfrage(), VON_ANNA);
		expect(stored(other)).toHaveLength(1);
	});

	test('leaves nothing on the disk that tells who sent it', async () => {
		const { file, accept } = setUp();
		await accept(sampleAnfrage(), { klient: 'hash-von-der-ip', verdacht: [] });
		for (const suffix of ['', '-wal']) {
			expect(readFileSync(file + suffix).includes('hash-von-der-ip')).toBe(false);
		}
	});
});

describe('inquiries that arrive together', () => {
	test('share one commit, and nobody is answered before it', async () => {
		const { db, accept } = setUp();
		const events: string[] = [];
		const exec = db.exec.bind(db);
		vi.spyOn(db, 'exec').mockImplementation((sql) => {
			exec(sql);
			if (sql === 'COMMIT') events.push('commit');
		});
		await Promise.all(
			Array.from({ length: 64 }, async (_, i) => {
				await accept(sampleAnfrage({ phone: String(i) }), VON_ANNA);
				events.push('answer');
			}),
		);
		expect(events).toEqual(['commit', ...Array<string>(64).fill('answer')]);
		expect(stored(db)).toHaveLength(64);
	});

	test('do not share the fate of one that cannot be stored', async () => {
		const { db, accept } = setUp();
		db.exec(`CREATE TRIGGER boese BEFORE INSERT ON anfrage WHEN new.vorname = 'kaputt'
			BEGIN SELECT raise(ABORT, 'geht nicht'); END`);
		const outcomes = await Promise.all(
			['a', 'kaputt', 'b'].map((vorname) => accept(sampleAnfrage({ vorname }), VON_ANNA)),
		);
		expect(outcomes.map((outcome) => outcome.kind)).toEqual(['stored', 'unavailable', 'stored']);
		expect(stored(db).map((row) => row.vorname)).toEqual(['a', 'b']);
	});

	test('all learn it when the inquiry is stored but its outbox entry is not', async () => {
		const { db, accept } = setUp();
		db.exec(`CREATE TRIGGER boese BEFORE INSERT ON outbox
			BEGIN SELECT raise(ABORT, 'geht nicht'); END`);
		expect(await accept(sampleAnfrage(), VON_ANNA)).toMatchObject({ kind: 'unavailable' });
		expect(db.prepare('SELECT * FROM anfrage').all()).toEqual([]);
	});
});

describe('the same inquiry again', () => {
	test('within ten minutes from the same client is one', async () => {
		const { db, clock, accept } = setUp();
		await accept(sampleAnfrage(), VON_ANNA);
		clock.time += 10 * MINUTE - 1;
		expect(await accept(sampleAnfrage(), VON_ANNA)).toEqual({ kind: 'duplicate', id: 1 });
		expect(stored(db)).toHaveLength(1);
	});

	test('in the same moment is one', async () => {
		const { db, accept } = setUp();
		const outcomes = await Promise.all([1, 2, 3].map(() => accept(sampleAnfrage(), VON_ANNA)));
		expect(outcomes.map(({ kind }) => kind)).toEqual(['stored', 'duplicate', 'duplicate']);
		expect(stored(db)).toHaveLength(1);
	});

	test('typed with decomposed umlauts is one', async () => {
		const { accept } = setUp();
		await accept(sampleAnfrage({ vorname: 'Änne' }), VON_ANNA);
		const again = await accept(sampleAnfrage({ vorname: 'A\u0308nne' }), VON_ANNA);
		expect(again.kind).toBe('duplicate');
	});

	test.each(['vorname', 'nachname', 'email', 'phone', 'message'] as const)(
		'with another value for %s is another',
		async (feld) => {
			const { accept } = setUp();
			await accept(sampleAnfrage(), VON_ANNA);
			const changed = sampleAnfrage({ [feld]: `${sampleAnfrage()[feld]}x` });
			expect((await accept(changed, VON_ANNA)).kind).toBe('stored');
		},
	);

	test('from another client is another', async () => {
		const { accept } = setUp();
		await accept(sampleAnfrage(), VON_ANNA);
		expect((await accept(sampleAnfrage(), VON_BERT)).kind).toBe('stored');
	});

	test('after ten minutes is another', async () => {
		const { clock, accept } = setUp();
		await accept(sampleAnfrage(), VON_ANNA);
		clock.time += 10 * MINUTE;
		expect((await accept(sampleAnfrage(), VON_ANNA)).kind).toBe('stored');
	});

	test('is another once the owner has deleted the first', async () => {
		const { db, accept } = setUp();
		await accept(sampleAnfrage(), VON_ANNA);
		db.exec('DELETE FROM anfrage');
		expect(await accept(sampleAnfrage(), VON_ANNA)).toEqual({ kind: 'stored', id: 2 });
	});

	test('is another when the clock was set back in between', async () => {
		const { clock, accept } = setUp();
		await accept(sampleAnfrage(), VON_ANNA);
		clock.time -= 24 * 60 * MINUTE;
		expect((await accept(sampleAnfrage(), VON_ANNA)).kind).toBe('stored');
	});

	test('is another when the first could not be stored', async () => {
		const { file, accept } = setUp();
		const other = opened(file);
		other.exec('BEGIN IMMEDIATE');
		expect((await accept(sampleAnfrage(), VON_ANNA)).kind).toBe('unavailable');
		other.exec('ROLLBACK');
		// It gets the number that the failed one would have had.
		await accept(sampleAnfrage({ vorname: 'Bert' }), VON_BERT);
		expect((await accept(sampleAnfrage(), VON_ANNA)).kind).toBe('stored');
	});
});

describe('a full disk', () => {
	test('is told to everybody, and forgotten as soon as there is room', async () => {
		const { db, accept } = setUp();
		const { page_count } = { ...db.prepare('PRAGMA page_count').get() };
		db.exec(`PRAGMA max_page_count = ${page_count}`);
		const large = { message: 'x'.repeat(100_000) };
		const outcomes = await Promise.all([
			accept(sampleAnfrage(large), VON_ANNA),
			accept(sampleAnfrage(large), VON_BERT),
		]);
		for (const outcome of outcomes)
			expect(outcome).toMatchObject({ kind: 'unavailable', reason: expect.stringMatching(/full/) });
		expect(stored(db)).toEqual([]);

		db.exec('PRAGMA max_page_count = 100000');
		expect((await accept(sampleAnfrage(large), VON_ANNA)).kind).toBe('stored');
	});
});

describe('a database locked by somebody else', () => {
	test('is waited for without holding up anything else', async () => {
		const { file, db } = setUp();
		const other = opened(file);
		other.exec('BEGIN IMMEDIATE');
		const { accept } = createAcceptor(db, { now: () => AT });
		let outcome: Accepted | undefined;
		const accepted = accept(sampleAnfrage(), VON_ANNA).then((accepted) => {
			outcome = accepted;
		});
		for (let turn = 0; turn < 5; turn++) await new Promise(setImmediate);
		expect(outcome).toBeUndefined();
		other.exec('ROLLBACK');
		await accepted;
		expect(outcome).toEqual({ kind: 'stored', id: 1 });
	});

	test('is given up in the end', async () => {
		const { file, accept } = setUp();
		opened(file).exec('BEGIN IMMEDIATE');
		expect(await accept(sampleAnfrage(), VON_ANNA)).toMatchObject({
			kind: 'unavailable',
			reason: expect.stringMatching(/locked/),
		});
	});
});

describe('closing', () => {
	test('answers what is under way and refuses what comes later', async () => {
		const { db, accept, close } = setUp();
		const underWay = accept(sampleAnfrage(), VON_ANNA);
		await close();
		const rows = stored(db);
		db.close();
		expect(rows).toHaveLength(1);
		expect(await underWay).toEqual({ kind: 'stored', id: 1 });
		expect(await accept(sampleAnfrage(), VON_BERT)).toEqual({
			kind: 'unavailable',
			reason: 'Der Dienst wird beendet.',
		});
	});

	test('a database that was closed by mistake makes inquiries unavailable, not lost', async () => {
		const { db, accept } = setUp();
		db.close();
		expect((await accept(sampleAnfrage(), VON_ANNA)).kind).toBe('unavailable');
	});
});

test('too much waiting for a locked database turns newcomers away at once', async () => {
	const { db, file } = temporaryDatabase();
	opened(file).exec('BEGIN IMMEDIATE');
	const { accept } = createAcceptor(db, {
		now: () => AT,
		patience: IMPATIENT,
		mostWaiting: 2500,
	});
	const outcomes = await Promise.all(
		Array.from({ length: 4 }, () => accept(sampleAnfrage({ message: 'x'.repeat(1000) }), VON_ANNA)),
	);
	const reasons = outcomes.map((o) => (o.kind === 'unavailable' ? o.reason : o.kind));
	expect(reasons[3]).toBe('Zu viele warten schon.');
	for (const reason of reasons.slice(0, 3)) expect(reason).toMatch(/locked/);

	expect(await accept(sampleAnfrage(), VON_ANNA)).toMatchObject({
		reason: expect.stringMatching(/locked/),
	});
});
