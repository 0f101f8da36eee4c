import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import type { Database } from '../db/open.ts';
import { createAccept } from './accept.ts';
import { sampleAnfrage } from './testing/sample-anfrage.ts';
import { opened, temporaryDatabase } from './testing/temporary-database.ts';

const AT = new Date('2026-03-02T10:00:00Z');
const MINUTE = 60_000;

function setUp() {
	const { db, file } = temporaryDatabase();
	const clock = { time: AT.getTime() };
	const now = () => new Date(clock.time);
	const acceptRaw = createAccept(db, now);
	const accept = (changes = {}) => acceptRaw(sampleAnfrage(changes));
	return { db, file, clock, now, accept };
}

function stored(db: Database): Record<string, unknown>[] {
	return db
		.prepare('SELECT * FROM anfrage JOIN outbox ON anfrage_id = id ORDER BY id')
		.all()
		.map((row) => ({ ...row }));
}

describe('an accepted inquiry', () => {
	test('is stored cleaned with its outbox entry and its sign, for every other process to see', async () => {
		const { file, accept } = setUp();
		const other = opened(file);
		const { checkbox: _, ...values } = sampleAnfrage();
		const outcome = await accept({ vorname: 'A\u0308n\u0000ne\r\n' });
		expect(outcome).toEqual({
			kind: 'stored',
			id: 1,
			zeichen: expect.stringMatching(/^[2-9B-DF-HJKMNP-TV-XZ]{4}-[2-9B-DF-HJKMNP-TV-XZ]{2}$/),
			receivedAt: AT.getTime(),
		});
		expect(stored(other)).toMatchObject([
			{
				...values,
				id: 1,
				received_at: AT.getTime(),
				zeichen: outcome.kind === 'stored' && outcome.zeichen,
				status: 'waiting',
				attempts: 0,
				due_at: AT.getTime(),
			},
		]);
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
		const { db, file, clock, now, accept } = setUp();
		const first = await accept();
		clock.time += 10 * MINUTE - 1;
		expect(await accept()).toEqual({ ...first, kind: 'duplicate' });
		db.close();
		const acceptAfterRestart = createAccept(opened(file), now);
		expect(await acceptAfterRestart(sampleAnfrage())).toEqual({ ...first, kind: 'duplicate' });
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

test('a database locked by somebody else is waited for without holding up anything else', async () => {
	const { file, accept } = setUp();
	const other = opened(file);
	other.exec('BEGIN IMMEDIATE');
	const accepted = accept();
	await sleep(50);
	other.exec('ROLLBACK');
	expect(await accepted).toMatchObject({ kind: 'stored' });

	other.exec('BEGIN IMMEDIATE');
	let turns = 0;
	const counting = setInterval(() => {
		turns += 1;
	}, 10);
	const began = performance.now();
	const outcomes = await Promise.all(['1', '2', '3'].map((phone) => accept({ phone })));
	clearInterval(counting);
	for (const outcome of outcomes) {
		expect(outcome).toEqual({ kind: 'unavailable', reason: expect.stringMatching(/locked/) });
	}
	expect(performance.now() - began).toBeGreaterThan(1_500);
	// SQLite's own waiting would hold up the whole process for these two seconds.
	expect(turns).toBeGreaterThan(20);
});
