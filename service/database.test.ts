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
import { expect, test } from 'vitest';
import { newFolder } from '../testing/new-folder.ts';
import { markerOf, openDatabase, setAsideFiles } from './database.ts';
import { AT, opened, openFile, storeFixtures } from './testing/stored.ts';

test('an open database writes through to the disk at every commit, for its own user alone', () => {
	const folder = join(newFolder(), 'neu', 'daten');
	const file = join(folder, 'anfragen.sqlite');
	using db = openFile(file);
	const pragma = (name: string) => Object.values(db.prepare(`PRAGMA ${name}`).get() ?? {})[0];
	expect([pragma('journal_mode'), pragma('synchronous')]).toEqual(['wal', 2]);
	const modes = [folder, file, `${file}-wal`].map((name) => statSync(name).mode & 0o777);
	expect(modes).toEqual([0o700, 0o600, 0o600]);
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
	const [aside = ''] = setAsideFiles(dirname(file));
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
	remove(file);
	writeFileSync(`${file}-wal`, 'der Rest');
	expect([openDatabase(file, true, AT), openDatabase(file, true, AT)]).toEqual([null, null]);
	expect(readdirSync(dirname(file)).join(), 'a restored copy meets no rest').not.toMatch(
		/sqlite(-wal)?(,|$)/,
	);
});

test('a database that another process holds is left where it is', () => {
	const file = join(newFolder(), 'anfragen.sqlite');
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
