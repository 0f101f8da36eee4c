import {
	chmodSync,
	copyFileSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	rmSync,
	statSync,
	writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, test } from 'vitest';
import { storeSamples } from '../outbox/testing/sample-anfrage.ts';
import {
	opened,
	temporaryDatabase,
	temporaryFolder,
} from '../outbox/testing/temporary-database.ts';
import { openDatabase } from './open.ts';

const AT = new Date('2026-03-02T10:00:00Z');

function count(db: DatabaseSync): number {
	return Number(db.prepare('SELECT count(*) AS total FROM anfrage').get()?.total);
}

function pragma(db: DatabaseSync, name: string): unknown {
	return Object.values(db.prepare(`PRAGMA ${name}`).get() ?? {})[0];
}

describe('an open database', () => {
	test('writes through to the disk at every commit and keeps its references sound', () => {
		using db = openDatabase(join(temporaryFolder(), 'anfragen.sqlite'));
		expect(pragma(db, 'journal_mode')).toBe('wal');
		expect(pragma(db, 'synchronous')).toBe(2);
		expect(pragma(db, 'foreign_keys')).toBe(1);
	});

	test('overwrites what is deleted', () => {
		const { db } = temporaryDatabase();
		expect(pragma(db, 'secure_delete')).toBe(1);
	});

	test('is readable for its own user alone', () => {
		const folder = join(temporaryFolder(), 'neu', 'daten');
		const { db, file } = temporaryDatabase(folder);
		storeSamples(db, AT, {});
		expect(statSync(folder).mode & 0o777).toBe(0o700);
		for (const name of [file, `${file}-wal`]) expect(statSync(name).mode & 0o777).toBe(0o600);
	});

	test('is the same after being opened again', () => {
		const { db, file } = temporaryDatabase();
		storeSamples(db, AT, {}, {});
		db.close();
		expect(count(opened(file))).toBe(2);
	});

	test('still has what was committed but not yet copied out of the WAL', () => {
		const { db, file } = temporaryDatabase();
		storeSamples(db, AT, {}, {}, {});
		const copy = join(temporaryFolder(), 'anfragen.sqlite');
		for (const suffix of ['', '-wal']) copyFileSync(file + suffix, copy + suffix);
		expect(count(opened(copy))).toBe(3);
	});
});

describe('a damaged database', () => {
	function damaged(damage: (file: string) => void) {
		const { db, file } = temporaryDatabase();
		storeSamples(db, AT, ...Array.from({ length: 200 }, () => ({ message: 'x'.repeat(500) })));
		db.close();
		damage(file);
		const before = readFileSync(file);
		const reports: string[] = [];
		const fresh = openDatabase(file, (message) => reports.push(message));
		const aside = readdirSync(join(file, '..')).filter((name) => /beschaedigt-\w+$/.test(name));
		const total = count(fresh);
		fresh.close();
		return { before, reports, total, aside: aside.map((name) => join(file, '..', name)) };
	}

	test.each([
		['with a spoilt page', (file: string) => spoil(file, 3 * 4096, 4096)],
		['with a spoilt header', (file: string) => spoil(file, 0, 100)],
		[
			'cut off in the middle',
			(file: string) => writeFileSync(file, readFileSync(file).subarray(0, 6000)),
		],
		['that is something else', (file: string) => writeFileSync(file, 'kein SQLite'.repeat(99))],
	])('%s is set aside unchanged, reported, and a new one begun', (_, damage) => {
		const { before, reports, total, aside } = damaged(damage);
		expect(aside).toHaveLength(1);
		expect(readFileSync(aside[0] ?? '').equals(before)).toBe(true);
		expect(total).toBe(0);
		expect(reports).toHaveLength(1);
		expect(reports[0]).toContain('beschädigt');
		expect(reports[0]).toContain(aside[0]);
	});

	test('takes its WAL along, unchanged', () => {
		const { db, file } = temporaryDatabase();
		storeSamples(db, AT, ...Array.from({ length: 200 }, () => ({ message: 'x'.repeat(500) })));
		db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
		storeSamples(db, AT, {});
		const copy = join(temporaryFolder(), 'anfragen.sqlite');
		for (const suffix of ['', '-wal']) copyFileSync(file + suffix, copy + suffix);
		spoil(copy, 10 * 4096, 4096);
		const wal = readFileSync(`${copy}-wal`);
		openDatabase(copy, () => {}).close();
		const moved = readdirSync(join(copy, '..')).find((name) => name.endsWith('-wal')) ?? '';
		expect(moved).toContain('.beschaedigt-');
		expect(readFileSync(join(copy, '..', moved)).equals(wal)).toBe(true);
	});

	test('of which only the WAL is left is kept too', () => {
		const { db, file } = temporaryDatabase();
		storeSamples(db, AT, {});
		const copy = join(temporaryFolder(), 'anfragen.sqlite');
		copyFileSync(`${file}-wal`, `${copy}-wal`);
		const reports: string[] = [];
		openDatabase(copy, (message) => reports.push(message)).close();
		expect(reports).toHaveLength(1);
		expect(readdirSync(join(copy, '..')).some((name) => /beschaedigt-.*-wal$/.test(name))).toBe(
			true,
		);
	});
});

describe('a database that cannot be opened is left where it is', () => {
	test('when another process holds it', () => {
		const { db, file } = temporaryDatabase();
		db.close();
		using other = new DatabaseSync(file);
		other.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE');
		expect(() => openDatabase(file, () => {})).toThrow('locked');
		expect(readdirSync(join(file, '..')).join()).not.toContain('beschaedigt');
	}, 15_000);
});

describe('a folder that cannot be used', () => {
	test('is named in one line', () => {
		const folder = temporaryFolder();
		writeFileSync(join(folder, 'datei'), '');
		const file = join(folder, 'datei', 'anfragen.sqlite');
		expect(() => openDatabase(file)).toThrow(
			/^In den Ordner .*datei kann nicht geschrieben werden \(\w+\)\. .*DATA_DIR.*$/,
		);
	});

	test.skipIf(process.getuid?.() === 0)('is refused when it is read-only', () => {
		const folder = join(temporaryFolder(), 'fest');
		mkdirSync(folder);
		chmodSync(folder, 0o500);
		expect(() => openDatabase(join(folder, 'anfragen.sqlite'))).toThrow('kann nicht geschrieben');
	});
});

describe('a migration', () => {
	test('of a newer program is left as it is; the older one works on and says so once', () => {
		const { db, file } = temporaryDatabase();
		storeSamples(db, AT, {});
		db.exec(`
			ALTER TABLE anfrage ADD COLUMN quelle TEXT NOT NULL DEFAULT 'formular';
			CREATE TABLE notiz (anfrage_id INTEGER REFERENCES anfrage (id) ON DELETE CASCADE) STRICT;
			PRAGMA user_version = 999;
		`);
		db.close();
		const reports: string[] = [];
		using older = openDatabase(file, (message) => reports.push(message));
		storeSamples(older, AT, {});
		expect(count(older)).toBe(2);
		expect(pragma(older, 'user_version')).toBe(999);
		expect(reports).toEqual([expect.stringMatching(/Stand 999.*älter/)]);
	});

	test('only adds, so that every older program can go on with the database', () => {
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

	test('that fails leaves nothing half-done', () => {
		const file = join(temporaryFolder(), 'anfragen.sqlite');
		const other = new DatabaseSync(file);
		other.exec('CREATE TABLE outbox (steht_im_weg)');
		other.close();
		expect(() => openDatabase(file)).toThrow('outbox already exists');
		using db = new DatabaseSync(file);
		expect(
			db.prepare("SELECT name FROM sqlite_master WHERE name = 'anfrage'").get(),
		).toBeUndefined();
		expect(pragma(db, 'user_version')).toBe(0);
		rmSync(file);
	});
});

function spoil(file: string, from: number, length: number): void {
	writeFileSync(file, readFileSync(file).fill(0xa5, from, from + length));
}
