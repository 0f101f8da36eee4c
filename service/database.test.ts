import {
	copyFileSync,
	readdirSync,
	readFileSync,
	statSync,
	truncateSync,
	writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { newFolder } from '../testing/new-folder.ts';
import { openDatabase, setAsideFiles } from './database.ts';
import { AT, opened, storedIds, storeFixtures } from './testing/stored.ts';

test('an open database writes through to the disk at every commit, for its own user alone', () => {
	const folder = join(newFolder(), 'neu', 'daten');
	const file = join(folder, 'anfragen.sqlite');
	using db = openDatabase(file);
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
])('a database %s is set aside unchanged, and a new one is begun', (_, damage) => {
	const file = filled();
	damage(file);
	const contents = (path: string) => [path, `${path}-wal`].map((name) => readFileSync(name));
	const before = contents(file);
	const fresh = opened(file);
	expect(storedIds(fresh)).toEqual([]);
	const [aside = ''] = setAsideFiles(fresh);
	expect(contents(aside)).toEqual(before);
});

test('a database that another process holds is left where it is', () => {
	const file = join(newFolder(), 'anfragen.sqlite');
	using other = new DatabaseSync(file);
	other.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE');
	expect(() => openDatabase(file)).toThrow('locked');
	expect(readdirSync(dirname(file)).join()).not.toContain('beschaedigt');
});

test('migrations only add, so that an older program can use the database as it is', () => {
	const folder = join(import.meta.dirname, 'migrations');
	const statements = readdirSync(folder)
		.flatMap((name) => readFileSync(join(folder, name), 'utf8').replace(/--.*$/gm, '').split(';'))
		.map((statement) => statement.trim().replace(/\s+/g, ' '))
		.filter((statement) => statement !== '');
	expect(statements.length).toBeGreaterThan(0);
	for (const statement of statements) {
		expect(statement).toMatch(/^(CREATE (TABLE|INDEX)|ALTER TABLE \w+ ADD COLUMN) /);
	}
	const db = opened();
	db.exec('ALTER TABLE anfrage ADD COLUMN quelle TEXT; PRAGMA user_version = 2');
	expect(storedIds(opened(db.location() ?? ''))).toEqual([]);
});
