import {
	copyFileSync,
	readdirSync,
	readFileSync,
	rmSync,
	statSync,
	truncateSync,
	writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test, vi } from 'vitest';
import { newFolder } from '../testing/new-folder.ts';
import {
	connect,
	filesSetAside,
	inTransaction,
	markerOf,
	openDatabase,
	openExisting,
	openToRead,
	readValue,
	setAsideOpen,
} from './database.ts';
import { AT, opened, openFile, storedIds, storeFixtures } from './testing/stored.ts';

test('an open database writes through to the disk at every commit, for its own user alone', () => {
	const folder = join(newFolder(), 'neu', 'daten');
	const file = join(folder, 'anfragen.sqlite');
	using db = openFile(file);
	const pragma = (name: string) => Object.values(db.prepare(`PRAGMA ${name}`).get() ?? {})[0];
	expect([pragma('journal_mode'), pragma('synchronous')]).toEqual(['wal', 2]);
	const modes = [folder, file, `${file}-wal`, markerOf(file)].map(modeOf);
	expect(modes).toEqual([0o700, 0o600, 0o600, 0o600]);
});

const modeOf = (path: string) => statSync(path).mode & 0o777;

test('a command waits for another program’s change, and so does a look at a copy, but never the service', () => {
	const file = join(newFolder(), 'anfragen.sqlite');
	using service = openFile(file);
	using command = connect(file);
	using compacting = openExisting(file, 70);
	using look = openToRead(file);
	const waits = [service, command, compacting, look].map((db) =>
		readValue(db, 'PRAGMA busy_timeout'),
	);
	expect(waits).toEqual([0, 5_000, 70, 1_000]);
});

test('while another program writes, the database is opened all the same', () => {
	const other = opened();
	other.exec('BEGIN IMMEDIATE');
	expect(storedIds(opened(other.location() ?? ''))).toEqual([]);
});

test('two programs may begin the same database at once', () => {
	const file = join(newFolder(), 'anfragen.sqlite');
	const { exec } = DatabaseSync.prototype;
	const spy = vi.spyOn(DatabaseSync.prototype, 'exec');
	onTestFinished(() => spy.mockRestore());
	spy.mockImplementation(function (this: DatabaseSync, sql) {
		if (!sql.startsWith('BEGIN')) return exec.call(this, sql);
		// The other one is quicker, just before this one could begin.
		spy.mockImplementation(exec);
		connect(file).close();
		exec.call(this, sql);
	});
	using db = connect(file);
	expect(storedIds(db)).toEqual([]);
});

test('a start leaves the marker as it is: on a full disk it could only empty it', () => {
	const file = join(newFolder(), 'anfragen.sqlite');
	openFile(file).close();
	writeFileSync(markerOf(file), 'von früher');
	openFile(file).close();
	expect(readFileSync(markerOf(file), 'utf8')).toBe('von früher');
});

test('a change that fails is taken back, also where SQLite has done so by itself', () => {
	const db = opened();
	db.exec('CREATE TABLE probe (wert UNIQUE)');
	const insert = "INSERT OR ROLLBACK INTO probe VALUES ('doppelt')";
	const failing = () => {
		db.exec(insert);
		throw new Error('danach');
	};
	expect(() => inTransaction(db, failing)).toThrow('danach');
	const twice = () => db.exec(`${insert}; ${insert}`);
	expect(() => inTransaction(db, twice)).toThrow('UNIQUE constraint failed');
	expect([db.isTransaction, readValue(db, 'SELECT count(*) FROM probe')]).toEqual([false, 0]);
	expect(inTransaction(db, () => readValue(db, 'SELECT 7'))).toBe(7);
});

/** A copy of a database of some pages, of which the last inquiry is in the WAL alone. */
function filled(): string {
	const db = opened();
	storeFixtures(db, AT, ...Array(200).fill({ message: 'x'.repeat(500) }));
	db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
	storeFixtures(db, AT, {});
	const copy = join(newFolder(), 'anfragen.sqlite');
	for (const ending of ['', '-wal']) copyFileSync(db.location() + ending, copy + ending);
	return copy;
}

function spoil(file: string, from: number, length: number): void {
	writeFileSync(file, readFileSync(file).fill(0xa5, from, from + length));
}

test.each([
	['with a spoilt page', (file: string) => spoil(file, 10 * 4096, 4096)],
	['with a spoilt header', (file: string) => spoil(file, 0, 100)],
	['cut off in the middle', (file: string) => truncateSync(file, 6_000)],
])('a database %s is set aside unchanged, and none is begun in its place', (_, damage) => {
	const file = filled();
	damage(file);
	const contents = (path: string) => [path, `${path}-wal`].map((name) => readFileSync(name));
	const before = contents(file);
	expect([openDatabase(file, true, AT), openDatabase(file, true, AT)]).toEqual([null, null]);
	const [aside = ''] = filesSetAside(dirname(file));
	expect(contents(aside)).toEqual(before);
});

test.each([
	['removed', (file: string) => rmSync(file)],
	['emptied by a crash of the machine', (file: string) => truncateSync(file, 0)],
	[
		'removed with its marker, but not with its log',
		(file: string) => {
			rmSync(file);
			rmSync(markerOf(file));
		},
	],
])('where a database was %s, no empty one is begun', (_, remove) => {
	const file = join(newFolder(), 'anfragen.sqlite');
	openFile(file).close();
	writeFileSync(join(dirname(file), 'dienst.json'), '{}');
	remove(file);
	writeFileSync(`${file}-wal`, 'der Rest');
	expect([openDatabase(file, true, AT), openDatabase(file, true, AT)]).toEqual([null, null]);
	expect(readdirSync(dirname(file)).join(), 'a restored copy meets no rest').not.toMatch(
		/sqlite(-wal)?(,|$)/,
	);
});

test('a database that another process holds is left where it is', () => {
	const file = join(newFolder(), 'anfragen.sqlite');
	openFile(file).close();
	using other = new DatabaseSync(file);
	other.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE');
	expect(() => openDatabase(file, true, AT)).toThrow('locked');
	expect(readdirSync(dirname(file)).join()).not.toContain('beschaedigt');
});

test('where the installer begins the database, the service begins none, and opens it once it is there', () => {
	const file = join(newFolder(), 'anfragen.sqlite');
	expect(openDatabase(file, false, AT)).toBe(null);
	expect(readdirSync(dirname(file))).toEqual([]);
	openFile(file).close();
	const db = openDatabase(file, false, AT);
	expect(db?.isOpen).toBe(true);
	db?.close();
});

test('other files in the folder are no sign of a database', () => {
	const folder = newFolder();
	writeFileSync(join(folder, '.env'), '');
	writeFileSync(join(folder, 'dienst.json'), '{}');
	const db = openDatabase(join(folder, 'anfragen.sqlite'), true, AT);
	expect(db?.isOpen).toBe(true);
	db?.close();
});

/** A database with one inquiry, open when its file was removed. */
function removed() {
	const db = opened();
	storeFixtures(db, AT, {});
	const file = db.location() ?? '';
	rmSync(file);
	return { db, file, folder: dirname(file), log: `${file}-wal` };
}

test('what a database holds that was removed while it was open is set aside, for its own user alone, and no log stays', () => {
	const { db, file, folder } = removed();
	rmSync(`${file}-shm`);
	setAsideOpen(db, AT);
	const [aside = ''] = filesSetAside(folder);
	expect([modeOf(aside), db.isOpen]).toEqual([0o600, false]);
	expect(storedIds(opened(aside))).toEqual([1]);
	expect(readdirSync(folder).join()).not.toMatch(/sqlite-(wal|shm)/);
});

test('the log of the database that was put in its place stays', () => {
	const { db, file, log } = removed();
	for (const path of [log, `${file}-shm`]) rmSync(path);
	using placed = connect(file);
	storeFixtures(placed, AT, {}, {});
	setAsideOpen(db, AT);
	expect(statSync(log).size).toBeGreaterThan(0);
	expect(storedIds(opened(file))).toEqual([2, 1]);
});

test('where it cannot be kept, no empty file passes for one that was', () => {
	const { db, folder } = removed();
	// Inside a transaction SQLite copies nothing, as on a full disk.
	db.exec('BEGIN');
	expect(() => setAsideOpen(db, AT)).toThrow('VACUUM');
	expect([filesSetAside(folder), db.isOpen]).toEqual([[], false]);
});

test('databases set aside are named the oldest first; where there is no folder, there are none', () => {
	const folder = newFolder();
	const stamps = ['20260301', '20260104', '20251130', '20260105', '20260103', '20251224'];
	const paths = stamps.map((stamp) => join(folder, `anfragen.sqlite.beschaedigt-${stamp}`));
	for (const path of paths) writeFileSync(path, '');
	expect(filesSetAside(folder)).toEqual(paths.toSorted());
	expect(filesSetAside(join(folder, 'fehlt'))).toEqual([]);
});
