import {
	copyFileSync,
	readdirSync,
	readFileSync,
	renameSync,
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
import { expire } from './store/archive.ts';
import { FIRST_RELEASE_STATEMENTS, firstReleaseDatabase } from './testing/first-release.ts';
import { AT, opened, openFile, storedAnfrage, storeFixtures } from './testing/stored.ts';

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
	expect([openDatabase(file), openDatabase(file)]).toEqual([null, null]);
	const [aside = ''] = setAsideFiles(dirname(file));
	expect(contents(aside)).toEqual(before);
});

test.each([
	['removed', (file: string) => rmSync(file)],
	['emptied by a crash of the machine', (file: string) => truncateSync(file, 0)],
	[
		'removed with its marker, where copies were made',
		(file: string) => {
			rmSync(file);
			renameSync(markerOf(file), join(dirname(file), 'sicherung.json'));
		},
	],
])('where a database was %s, no empty one is begun', (_, remove) => {
	const file = join(newFolder(), 'anfragen.sqlite');
	openFile(file).close();
	remove(file);
	writeFileSync(`${file}-wal`, 'der Rest');
	expect([openDatabase(file), openDatabase(file)]).toEqual([null, null]);
	expect(readdirSync(dirname(file)).join(), 'a restored copy meets no rest').not.toMatch(
		/sqlite(-wal)?(,|$)/,
	);
});

test('what was deleted gives its room back to the disk, also in a database of the first release', async () => {
	const file = firstReleaseDatabase();
	const db = opened(file);
	const before = statSync(file).size;
	await expire(db, Number.POSITIVE_INFINITY, false);
	expect(before).toBeGreaterThan(1_000_000);
	expect(statSync(file).size).toBeLessThan(100_000);
});

test('a database of the first release is taken over whole, and that release goes on with it', () => {
	const file = firstReleaseDatabase();
	const rows = () => {
		using db = new DatabaseSync(file);
		return db.prepare('SELECT * FROM anfrage ORDER BY id').all();
	};
	const before = rows();
	const db = opened(file);
	expect(rows()).toEqual(before);
	const [id] = storeFixtures(db, AT, {});
	expect(id, 'no number is given again').toBe(102);
	db.exec("UPDATE anfrage SET status = 'later'");
	expect(storedAnfrage(db, 102)?.status, 'a later word').toBe('later');
	db.exec("UPDATE anfrage SET status = 'waiting'");
	db.close();
	using former = new DatabaseSync(file);
	for (const statement of FIRST_RELEASE_STATEMENTS) former.prepare(statement).all();
	expect(former.prepare('SELECT max(id) AS last FROM anfrage').get()?.last).toBe(103);
});

test('a database that another process holds is left where it is', () => {
	const file = join(newFolder(), 'anfragen.sqlite');
	using other = new DatabaseSync(file);
	other.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE');
	expect(() => openDatabase(file)).toThrow('locked');
	expect(readdirSync(dirname(file)).join()).not.toContain('beschaedigt');
});
