import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test, vi } from 'vitest';
import { newFolder } from '../../testing/new-folder.ts';
import { filesSetAside } from '../database.ts';
import { world } from '../testing/world.ts';
import { MINUTE } from '../times.ts';
import { openStore } from './open-store.ts';

function setUp(dataDir = newFolder()) {
	const { host, clock, log, logged, memory } = world();
	const open = () => openStore({ dataDir, mayBegin: true, host, log, memory });
	const store = open();
	onTestFinished(() => store.close());
	return { store, open, clock, logged, memory, file: join(dataDir, 'anfragen.sqlite') };
}

test.each<[string, (file: string) => void, (file: string) => void, RegExp]>([
	[
		'is locked by another program',
		(file) => locks.set(file, lock(file)),
		(file) => locks.get(file)?.close(),
		/lässt sich nicht öffnen \(database is locked\)/,
	],
	[
		'has no place, since a file has its folder’s name',
		(file) => {
			rmSync(dirname(file), { recursive: true });
			writeFileSync(dirname(file), '');
		},
		(file) => rmSync(dirname(file)),
		/lässt sich nicht öffnen \(E/,
	],
])(
	'a database that %s closes the form in words, and is opened within a minute when it can be',
	(_, spoil, mend, words) => {
		const { store, open, clock, logged, file } = setUp();
		store.close();
		spoil(file);
		const later = open();
		onTestFinished(() => later.close());
		expect([later.db(), later.closed()]).toMatchObject([
			null,
			{ urgency: 'closed', sentence: expect.stringMatching(words) },
		]);
		clock.time += MINUTE;
		later.reopenIfNeeded();
		mend(file);
		later.reopenIfNeeded();
		expect(later.db()).toBe(null);
		clock.time += MINUTE;
		const again = () => logged.filter((line) => line.includes('wieder öffnen')).length;
		expect(again()).toBe(0);
		later.reopenIfNeeded();
		expect([later.db()?.isOpen, later.closed(), again()]).toEqual([true, null, 1]);
	},
);

const locks = new Map<string, DatabaseSync>();
function lock(file: string): DatabaseSync {
	const other = new DatabaseSync(file);
	other.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE');
	return other;
}

test('a database that a trial finds damaged is set aside, and the form closed', () => {
	const { store, file, logged } = setUp();
	store.db()?.exec('PRAGMA wal_checkpoint(TRUNCATE)');
	writeFileSync(file, readFileSync(file).fill(0xa5));
	store.probe();
	expect(store.closed()?.sentence).toContain('wiederherstellen');
	expect(filesSetAside(dirname(file)).length).toBeGreaterThan(0);
	expect(logged.join(), 'the file itself is kept').not.toContain('aufheben');
});

test('a trial finds that nothing can be stored, at most once a minute; a stored inquiry ends it', () => {
	const { store, clock, memory, file } = setUp();
	store.probe();
	expect(memory.get().refused).toBe(null);
	using other = new DatabaseSync(file);
	other.exec('BEGIN IMMEDIATE');
	store.probe();
	clock.time += MINUTE;
	store.probe();
	expect(memory.get().refused, 'a moment is no trouble').toBe(null);
	clock.time += MINUTE;
	store.probe();
	expect(memory.get().refused).toEqual({ since: clock.time, cause: 'database is locked' });
	other.exec('ROLLBACK');
	store.probe();
	expect(memory.get().refused, 'within the same minute').not.toBe(null);
	store.noteRefusal(null);
	expect(memory.get().refused).toBe(null);
	expect(store.db()?.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'probe'").get()).toBe(
		undefined,
	);
});

test('while nothing changes nothing is remembered anew: each inquiry would wait for the disk', () => {
	const { store, memory } = setUp();
	const change = vi.spyOn(memory, 'change');
	store.noteRefusal(null);
	store.probe();
	expect(change).not.toHaveBeenCalled();
	for (const cause of ['disk I/O error', 'disk I/O error', null, null]) store.noteRefusal(cause);
	expect(change).toHaveBeenCalledTimes(2);
});

test('only a database that was begun now is said to be new', () => {
	const { open, file, logged } = setUp();
	const begun = expect.stringMatching(RegExp(`^Eine neue, leere Datenbank .*${file}`));
	expect(logged).toEqual([begun]);
	const opened = open();
	onTestFinished(() => opened.close());
	expect(logged).toEqual([begun]);
});

test('where what a removed database held cannot be kept, that is logged, and the form is closed', () => {
	const { store, file, logged } = setUp();
	rmSync(dirname(file), { recursive: true });
	store.reopenIfNeeded();
	expect(store.db()).toBe(null);
	expect(store.closed()?.sentence).toContain('fehlt die Datenbank');
	expect(logged.join()).toMatch(/ist weg.*ließ sich nicht aufheben/);
	expect(existsSync(file)).toBe(false);
});

test('a database that is well stays open; one whose place is taken by something else is let go', () => {
	const { store, file } = setUp();
	const db = store.db();
	store.reopenIfNeeded();
	expect(store.db()).toBe(db);
	rmSync(dirname(file), { recursive: true });
	writeFileSync(dirname(file), '');
	store.reopenIfNeeded();
	expect([store.db(), db?.isOpen]).toEqual([null, false]);
	rmSync(dirname(file));
});

test('what an inquiry met is remembered since its first time', () => {
	const { store, clock, memory } = setUp();
	const since = clock.time;
	store.noteRefusal('disk I/O error');
	clock.time += MINUTE;
	store.noteRefusal('database or disk is full');
	expect(memory.get().refused).toEqual({ since, cause: 'database or disk is full' });
});

test('a trial begins no database where one was just removed', () => {
	const { store, file } = setUp();
	rmSync(file);
	store.probe();
	expect(existsSync(file)).toBe(false);
});

test('a trial writes into the file, as an inquiry would', () => {
	const { store, file } = setUp();
	store.db()?.exec('PRAGMA wal_checkpoint(TRUNCATE)');
	expect(statSync(`${file}-wal`).size).toBe(0);
	store.probe();
	expect(statSync(`${file}-wal`).size).toBeGreaterThan(0);
});
