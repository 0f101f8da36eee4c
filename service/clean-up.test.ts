import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { expect, test, vi } from 'vitest';
import { createCleanUp } from './clean-up.ts';
import { compact, compactFile, compactInThread } from './compact.ts';
import { openExisting } from './database.ts';
import { forget, forgotten, noteShown, noteTold } from './store/archive.ts';
import { AT, giveUpOn, opened, storedIds, storeFixtures, zeichenOf } from './testing/stored.ts';
import { world } from './testing/world.ts';
import { DAY, HOUR } from './times.ts';

function setUp(changes: Partial<Parameters<typeof createCleanUp>[0]> = {}) {
	const parts = world();
	const compactNow = vi.fn(async (file: string) => {
		using db = openExisting(file, 0);
		return compact(db);
	});
	const settings = { retentionDays: 180, isMailOn: false, isTrusted: () => true, ...changes };
	const cleanUp = createCleanUp({ ...parts, compact: compactNow, ...settings });
	return { ...parts, compactNow, cleanUp: () => cleanUp(parts.db), without: () => cleanUp(null) };
}

test.each([
	[true, [4, 3]],
	[false, [4]],
])(
	'expired inquiries are deleted, mailed or not; where mails are sent (%s) not those still to be delivered',
	async (isMailOn, left) => {
		const { db, cleanUp, logged } = setUp({ isMailOn });
		const end = AT.getTime() - 180 * DAY;
		storeFixtures(db, new Date(end - 1), {}, {}, {});
		storeFixtures(db, new Date(end), {});
		giveUpOn(db, 1);
		noteTold(db, AT.getTime(), [{ id: 1 }]);
		db.exec("UPDATE anfrage SET status = 'sent' WHERE id = 2");
		await cleanUp();
		expect(storedIds(db)).toEqual(left);
		expect(logged).toEqual([expect.stringContaining(`"anzahl":${4 - left.length}`)]);
	},
);

test('where mails are sent, what the owner has not read is deleted once a mail has told of it, or after two weeks more', async () => {
	const { db, now, cleanUp } = setUp({ isMailOn: true });
	storeFixtures(db, new Date(AT.getTime() - 193 * DAY), {}, {}, {});
	const [old = 0] = storeFixtures(db, new Date(AT.getTime() - 195 * DAY), {});
	giveUpOn(db, 1, 2, old);
	db.exec("UPDATE anfrage SET status = 'sent', mail_kind = 'excerpt' WHERE id = 3");
	await cleanUp();
	expect(storedIds(db)).toEqual([3, 2, 1]);
	noteTold(db, AT.getTime(), [{ id: 1 }]);
	noteShown(db, now(), [{ id: 2 }]);
	await cleanUp();
	expect(storedIds(db)).toEqual([3]);
});

test('while the clock is not trusted nothing is deleted for its age', async () => {
	const { db, file, cleanUp } = setUp({ isTrusted: () => false });
	storeFixtures(db, new Date(AT.getTime() - 400 * DAY), {});
	const aside = `${file}.beschaedigt-20250131T095959000Z`;
	writeFileSync(aside, '');
	await cleanUp();
	expect([storedIds(db), existsSync(aside)]).toEqual([[1], true]);
});

test('a database that was set aside is deleted after thirty days, whether there is another or not', async () => {
	const { file, without, logged } = setUp();
	const setAside = ['20260131T095959000Z', '20260131T100000000Z'].map((stamp) => {
		const path = `${file}.beschaedigt-${stamp}`;
		writeFileSync(path, '');
		return path;
	});
	await without();
	expect(setAside.map((path) => existsSync(path))).toEqual([false, true]);
	expect(logged).toEqual([expect.stringContaining(`"${setAside[0]}"`)]);
});

test('more expired inquiries than are deleted at a time all go in one round', async () => {
	const { db, cleanUp } = setUp();
	storeFixtures(db, new Date(AT.getTime() - 181 * DAY), ...Array(250).fill({}));
	await cleanUp();
	expect(storedIds(db)).toEqual([]);
});

test('no byte of many deleted texts stays in the file or its log, wherever SQLite has moved them', async () => {
	const { db, file, clock, cleanUp } = setUp();
	const textOf = (number: number) => `Geheim-${number}-${'x'.repeat((number * 97) % 3_000)}-Ende`;
	for (let number = 0; number < 300; number += 1) {
		const at = new Date(AT.getTime() - (number % 3 === 0 ? 0 : 181) * DAY);
		storeFixtures(db, at, { message: textOf(number) });
		db.exec(
			`UPDATE anfrage SET last_error = '${'e'.repeat((number * 31) % 200)}' WHERE id % 7 = ${number % 7}`,
		);
	}
	// Leaves everywhere what SQLite leaves now and then even with it, in pages that it has rearranged.
	db.exec('PRAGMA secure_delete = OFF');
	clock.time += HOUR;
	await cleanUp();
	expect(storedIds(db)).toHaveLength(100);
	const bytes = ['', '-wal'].map((ending) => readFileSync(file + ending, 'latin1')).join();
	const left = Array.from({ length: 300 }, (_, number) => number).filter((number) =>
		bytes.includes(`Geheim-${number}-`),
	);
	expect(left.filter((number) => number % 3 !== 0)).toEqual([]);
	expect(left).toHaveLength(100);
});

test('while another program writes, compacting is put off', () => {
	const { db, file } = setUp();
	storeFixtures(db, AT, ...Array(50).fill({ message: 'x'.repeat(2_000) }));
	using other = new DatabaseSync(file);
	other.exec('BEGIN IMMEDIATE');
	expect(compact(db)).toBe(false);
	other.exec('ROLLBACK');
	expect(compact(db)).toBe(true);
});

test('where there is no room, compacting is put off; what else fails is an error', () => {
	const { db } = setUp();
	// It would need a page more than there may be.
	db.exec('PRAGMA auto_vacuum = FULL; PRAGMA max_page_count = 1');
	expect(compact(db)).toBe(false);
	db.exec('BEGIN');
	expect(() => compact(db)).toThrow('VACUUM');
});

test('in a thread of its own it is compacted as well', async () => {
	const { file, store } = setUp();
	store({});
	expect(await compactInThread(file)).toBe(true);
	expect(statSync(`${file}-wal`).size).toBe(0);
});

test('a database that was just removed is not begun anew by compacting it', () => {
	const { file } = setUp();
	rmSync(file);
	expect(() => compactFile(file)).toThrow();
	expect(existsSync(file)).toBe(false);
});

test('it is compacted once a day, after each deletion, and with the next round where that failed', async () => {
	const { db, file, clock, disk, compactNow, cleanUp } = setUp();
	const rounds = async () => {
		await cleanUp();
		return compactNow.mock.calls.length;
	};
	expect([await rounds(), await rounds()]).toEqual([1, 1]);
	storeFixtures(db, new Date(clock.time - 181 * DAY), {});
	compactNow.mockResolvedValueOnce(false);
	expect([await rounds(), await rounds(), await rounds()]).toEqual([2, 3, 3]);
	clock.time += DAY;
	const { size } = statSync(file);
	disk.free = 3 * size - 1;
	expect(await rounds(), 'where there is no room').toBe(3);
	disk.free = 3 * size;
	expect(await rounds()).toBe(4);
});

test('while another program reads, the log is emptied with the next round', async () => {
	const { db, file, clock, store, cleanUp } = setUp();
	store({ message: 'Das-steht-nirgends-mehr' });
	const reader = opened(file);
	reader.exec('BEGIN; SELECT count(*) FROM anfrage');
	clock.time += 181 * DAY;
	await cleanUp();
	expect(statSync(`${file}-wal`).size).toBeGreaterThan(0);
	reader.exec('COMMIT');
	await cleanUp();
	expect(statSync(`${file}-wal`).size).toBe(0);
	expect(readFileSync(file).includes('Das-steht')).toBe(false);
	expect(storedIds(db)).toEqual([]);
});

test('what was deleted is remembered for a month, and until all copies know it', async () => {
	const { db, dataDir, clock, cleanUp } = setUp();
	const remembered = async (days: number, geloescht?: string[]) => {
		forget(db, [{ id: 1, zeichen: zeichenOf(1), at: AT.getTime() }]);
		const report = { zeit: AT.toISOString(), fehler: '', kopien: [], geloescht };
		if (geloescht) writeFileSync(`${dataDir}/sicherung.json`, JSON.stringify(report));
		clock.time = AT.getTime() + days * DAY;
		await cleanUp();
		return forgotten(db).length;
	};
	expect([await remembered(30), await remembered(31)], 'without copies').toEqual([1, 0]);
	expect(await remembered(31, [zeichenOf(2)]), 'a copy from before').toBe(1);
	expect(await remembered(30, [zeichenOf(1)])).toBe(1);
	expect(await remembered(31, [zeichenOf(1)])).toBe(0);
});

test('what was noted as deleted by a clock that was ahead is remembered for a month from now', async () => {
	const { db, clock, cleanUp } = setUp();
	forget(db, [{ id: 1, zeichen: zeichenOf(1), at: AT.getTime() + 3650 * DAY }]);
	await cleanUp();
	clock.time = AT.getTime() + 30 * DAY;
	await cleanUp();
	expect(forgotten(db)).toHaveLength(1);
	clock.time += 1;
	await cleanUp();
	expect(forgotten(db)).toEqual([]);
});
