import { renameSync, rmSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Database } from '../db/open.ts';
import { type Accepted, createAcceptor } from './accept.ts';
import { sampleAnfrage } from './testing/sample-anfrage.ts';
import { opened, temporaryDatabase } from './testing/temporary-database.ts';

const AT = new Date('2026-03-02T10:00:00Z');
const MINUTE = 60_000;
/** Gives up at the second try, so that no test waits for a lock. */
const IMPATIENT = { totalMs: 5, pauseMs: 1 };

function setUp() {
	const { db, file } = temporaryDatabase();
	const clock = { time: AT.getTime() };
	const deps = { now: () => new Date(clock.time), patience: IMPATIENT };
	const acceptor = createAcceptor(db, deps);
	const accept = (changes = {}) => acceptor.accept(sampleAnfrage(changes));
	return { db, file, clock, deps, acceptor, accept };
}

function stored(db: Database): Record<string, unknown>[] {
	return db
		.prepare('SELECT * FROM anfrage JOIN outbox ON anfrage_id = id ORDER BY id')
		.all()
		.map((row) => ({ ...row }));
}

describe('an accepted inquiry', () => {
	test('is stored with its outbox entry and its sign, for every other process to see', async () => {
		const { file, acceptor } = setUp();
		const other = opened(file);
		const outcome = await acceptor.accept(sampleAnfrage());
		expect(outcome).toEqual({
			kind: 'stored',
			id: 1,
			zeichen: expect.stringMatching(/^[2-9B-DF-HJKMNP-TV-XZ]{4}-[2-9B-DF-HJKMNP-TV-XZ]{2}$/),
			receivedAt: AT.getTime(),
		});
		expect(stored(other)).toMatchObject([
			{
				id: 1,
				received_at: AT.getTime(),
				vorname: 'Änne',
				nachname: 'Beispiel',
				email: 'aenne@beispiel.example',
				phone: '+49 231 123456',
				message: 'Wir hätten gern eine neue Website.\nWann passt es Ihnen?',
				zeichen: outcome.kind === 'stored' && outcome.zeichen,
				status: 'waiting',
				attempts: 0,
				due_at: AT.getTime(),
			},
		]);
	});

	test('is stored cleaned', async () => {
		const { db, accept } = setUp();
		await accept({ vorname: 'A\u0308n\u0000ne\r\n' });
		expect(stored(db)).toMatchObject([{ vorname: 'Änne' }]);
	});

	test('has a sign of its own', async () => {
		const { db, accept } = setUp();
		for (let i = 0; i < 50; i++) await accept({ phone: String(i) });
		expect(new Set(stored(db).map(({ zeichen }) => zeichen)).size).toBe(50);
	});

	test('whose outbox entry cannot be stored is not stored either', async () => {
		const { db, accept } = setUp();
		db.exec(`CREATE TRIGGER boese BEFORE INSERT ON outbox
			BEGIN SELECT raise(ABORT, 'geht nicht'); END`);
		expect(await accept()).toMatchObject({ kind: 'unavailable' });
		expect(db.prepare('SELECT * FROM anfrage').all()).toEqual([]);
	});
});

describe('the same inquiry again', () => {
	test('within ten minutes is the first one, a restart in between or not', async () => {
		const { db, file, clock, deps, accept } = setUp();
		const first = await accept();
		clock.time += 10 * MINUTE - 1;
		expect(await accept()).toEqual({ ...first, kind: 'duplicate' });
		db.close();
		const restarted = createAcceptor(opened(file), deps);
		const again = await restarted.accept(sampleAnfrage());
		expect(again).toEqual({ ...first, kind: 'duplicate' });
	});

	test('in the same moment is one', async () => {
		const { db, accept } = setUp();
		const outcomes = await Promise.all([1, 2, 3].map(() => accept()));
		expect(outcomes.map(({ kind }) => kind)).toEqual(['stored', 'duplicate', 'duplicate']);
		expect(stored(db)).toHaveLength(1);
	});

	test('typed with decomposed umlauts is one', async () => {
		const { accept } = setUp();
		await accept({ vorname: 'Änne' });
		expect((await accept({ vorname: 'A\u0308nne' })).kind).toBe('duplicate');
	});

	test.each(['vorname', 'nachname', 'email', 'phone', 'message'] as const)(
		'with another value for %s is another',
		async (feld) => {
			const { accept } = setUp();
			await accept();
			expect((await accept({ [feld]: `${sampleAnfrage()[feld]}x` })).kind).toBe('stored');
		},
	);

	test('after ten minutes is another', async () => {
		const { clock, accept } = setUp();
		await accept();
		clock.time += 10 * MINUTE;
		expect((await accept()).kind).toBe('stored');
	});

	test('is another once the owner has deleted the first', async () => {
		const { db, accept } = setUp();
		await accept();
		db.exec('DELETE FROM anfrage');
		expect(await accept()).toMatchObject({ kind: 'stored', id: 2 });
	});

	test('is another when the clock was set back in between', async () => {
		const { clock, accept } = setUp();
		await accept();
		clock.time -= 24 * 60 * MINUTE;
		expect((await accept()).kind).toBe('stored');
	});
});

test('a full disk is told, and forgotten as soon as there is room', async () => {
	const { db, accept } = setUp();
	const { page_count } = { ...db.prepare('PRAGMA page_count').get() };
	db.exec(`PRAGMA max_page_count = ${page_count}`);
	const large = { message: 'x'.repeat(100_000) };
	expect(await accept(large)).toEqual({
		kind: 'unavailable',
		reason: expect.stringMatching(/full/),
	});
	expect(stored(db)).toEqual([]);

	db.exec('PRAGMA max_page_count = 100000');
	expect((await accept(large)).kind).toBe('stored');
});

describe('a database locked by somebody else', () => {
	test('is waited for without holding up anything else', async () => {
		const { file, db } = setUp();
		const other = opened(file);
		other.exec('BEGIN IMMEDIATE');
		const acceptor = createAcceptor(db, { now: () => AT });
		let outcome: Accepted | undefined;
		const accepted = acceptor.accept(sampleAnfrage()).then((accepted) => {
			outcome = accepted;
		});
		for (let turn = 0; turn < 5; turn++) await new Promise(setImmediate);
		expect(outcome).toBeUndefined();
		other.exec('ROLLBACK');
		await accepted;
		expect(outcome).toMatchObject({ kind: 'stored', id: 1 });
	});

	test('is given up in the end', async () => {
		const { file, accept } = setUp();
		opened(file).exec('BEGIN IMMEDIATE');
		expect(await accept()).toEqual({
			kind: 'unavailable',
			reason: expect.stringMatching(/locked/),
		});
	});
});

describe('a database file that is no longer the one under its name', () => {
	test.each([
		['was removed', (file: string) => rmSync(file)],
		['was moved away', (file: string) => renameSync(file, `${file}.alt`)],
		[
			'was replaced',
			(file: string) => {
				renameSync(file, `${file}.alt`);
				opened(file);
			},
		],
		['has lost its write-ahead log', (file: string) => rmSync(`${file}-wal`)],
	])('thanks nobody: it %s', async (_, harm) => {
		const { file, accept } = setUp();
		expect((await accept()).kind).toBe('stored');
		harm(file);
		expect(await accept({ phone: '1' })).toMatchObject({ kind: 'unavailable', lost: true });
	});
});
