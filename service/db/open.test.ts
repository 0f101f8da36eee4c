import {
	copyFileSync,
	existsSync,
	readdirSync,
	readFileSync,
	rmSync,
	statSync,
	symlinkSync,
	truncateSync,
	writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test, vi } from 'vitest';
import { newFolder } from '../../testing/new-folder.ts';
import { storeFixtures } from '../testing/store-fixtures.ts';
import { temporaryDatabase } from '../testing/temporary-database.ts';
import { AT } from '../testing/times.ts';
import { connect, migrate, openDatabase } from './open.ts';

function count(db: DatabaseSync): number {
	return Number(db.prepare('SELECT count(*) AS total FROM anfrage').get()?.total);
}

function pragma(db: DatabaseSync, name: string): unknown {
	return Object.values(db.prepare(`PRAGMA ${name}`).get() ?? {})[0];
}

test('an open database writes through to the disk at every commit, for its own user alone', () => {
	const folder = join(newFolder(), 'neu', 'daten');
	const file = join(folder, 'anfragen.sqlite');
	using db = openDatabase(file);
	expect(pragma(db, 'journal_mode')).toBe('wal');
	expect(pragma(db, 'synchronous')).toBe(2);
	storeFixtures(db, AT, {});
	const modes = [folder, file, `${file}-wal`].map((name) => statSync(name).mode & 0o777);
	expect(modes).toEqual([0o700, 0o600, 0o600]);
});

/** Some pages, of which the last inquiry is in the WAL alone. */
function filled(): string {
	const { db, file } = temporaryDatabase();
	storeFixtures(db, AT, ...Array.from({ length: 200 }, () => ({ message: 'x'.repeat(500) })));
	db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
	storeFixtures(db, AT, {});
	const copy = join(newFolder(), 'anfragen.sqlite');
	for (const suffix of ['', '-wal']) copyFileSync(file + suffix, copy + suffix);
	return copy;
}

test.each([
	['with a spoilt page', (file: string) => spoil(file, 10 * 4096, 4096)],
	['with a spoilt header', (file: string) => spoil(file, 0, 100)],
	['cut off in the middle', (file: string) => truncateSync(file, 6000)],
	['of which only the WAL is left', (file: string) => rmSync(file)],
])('a database %s is set aside unchanged and reported; a new one is begun', (_, damage) => {
	const file = filled();
	damage(file);
	const contents = (path: string) =>
		[path, `${path}-wal`].map((name) => existsSync(name) && readFileSync(name));
	const before = contents(file);
	const reports: string[] = [];
	using fresh = openDatabase(file, (message) => reports.push(message));
	expect(count(fresh)).toBe(0);
	const aside = /\S+\.beschaedigt-\w+/.exec(reports.join())?.[0] ?? '';
	expect(reports).toEqual([expect.stringContaining('ist beschädigt')]);
	expect(contents(aside)).toEqual(before);
	// sqlite3 would delete a WAL without its database.
	expect(reports[0]?.includes('.recover')).toBe(existsSync(aside));
});

test('a database that another process holds is left where it is', () => {
	const file = join(newFolder(), 'anfragen.sqlite');
	using other = new DatabaseSync(file);
	other.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE');
	expect(() => openDatabase(file, () => {})).toThrow('locked');
	expect(readdirSync(join(file, '..')).join()).not.toContain('beschaedigt');
});

test.each(['', '-wal'])(
	'a link in place of the file %s is refused, its target untouched',
	(ending) => {
		const folder = newFolder();
		const target = join(folder, 'fremd');
		writeFileSync(target, '', { mode: 0o644 });
		symlinkSync(target, join(folder, `anfragen.sqlite${ending}`));
		for (const open of [openDatabase, connect]) {
			expect(() => open(join(folder, 'anfragen.sqlite'), () => {})).toThrow('ist ein Link');
		}
		expect(statSync(target)).toMatchObject({ size: 0, mode: 0o100644 });
	},
);

test('a folder that cannot be created is named at once', () => {
	expect(() => openDatabase('/proc/neu/daten/anfragen.sqlite')).toThrow(/\/proc\/neu.*DATA_DIR/);
});

test('migrations only add, so that an older program can use the database', () => {
	const folder = join(import.meta.dirname, 'migrations');
	const statements = readdirSync(folder)
		.flatMap((name) => readFileSync(join(folder, name), 'utf8').replace(/--.*$/gm, '').split(';'))
		.map((statement) => statement.trim().replace(/\s+/g, ' '))
		.filter((statement) => statement !== '');
	expect(statements.length).toBeGreaterThan(0);
	for (const statement of statements) {
		expect(statement).toMatch(/^(CREATE (TABLE|INDEX)|ALTER TABLE \w+ ADD COLUMN) /);
	}
});

test('a migration that another process has applied meanwhile is not applied again', () => {
	const file = join(newFolder(), 'anfragen.sqlite');
	using db = new DatabaseSync(file);
	vi.spyOn(db, 'exec').mockImplementationOnce((sql) => {
		openDatabase(file).close();
		DatabaseSync.prototype.exec.call(db, sql);
	});
	migrate(db, expect.unreachable);
	expect(count(db)).toBe(0);
});

test('a database from before the first release is refused in one German sentence', () => {
	const file = join(newFolder(), 'anfragen.sqlite');
	using db = new DatabaseSync(file);
	db.exec('CREATE TABLE anfrage (id INTEGER, verdacht TEXT)');
	expect(() => openDatabase(file)).toThrow(/vor der ersten Ausgabe.*umbenennen/);
});

function spoil(file: string, from: number, length: number): void {
	writeFileSync(file, readFileSync(file).fill(0xa5, from, from + length));
}
