import { copyFileSync, renameSync, rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test, vi } from 'vitest';
import { TEXT_FIELDS } from '#shared/form.ts';
import { SAME_TEXTS_MINUTES } from '#shared/time-limits.ts';
import { fixtureAnfrage } from '../../testing/fixture-anfrage.ts';
import type { Database } from '../database.ts';
import { opened, storedAnfrage, storedIds } from '../testing/stored.ts';
import { world } from '../testing/world.ts';
import { MINUTE } from '../times.ts';
import { addAnfrage, createAccept } from './inbox.ts';

function setUp() {
	const { db, file, dataDir, clock, disk, host, log, logged } = world();
	const store = { reopenIfNeeded: vi.fn(), noteRefusal: vi.fn() };
	const told = { onStored: vi.fn(), onRefused: vi.fn() };
	const accept = (changes = {}, open: Database | null = db) => {
		const anfrage = { texts: fixtureAnfrage(changes), reasons: [] };
		const opened = { db: () => open, ...store };
		return createAccept({ store: opened, host, log, dataDir, ...told })(anfrage);
	};
	return { db, file, clock, disk, logged, accept, ...store, ...told };
}

test('the same inquiry within ten minutes is stored and mailed once, also after a restart', async () => {
	const { db, file, clock, accept, onStored } = setUp();
	const first = await accept();
	clock.time += SAME_TEXTS_MINUTES * MINUTE - 1;
	expect(await accept()).toEqual(first);
	db.close();
	const reopened = opened(file);
	expect(await accept({}, reopened)).toEqual(first);
	expect([onStored.mock.calls.length, storedIds(reopened)]).toEqual([1, [1]]);
});

test('an inquiry that differs in one field, or comes after ten minutes, counts as a new one', async () => {
	const { db, clock, accept } = setUp();
	await accept();
	for (const { name } of TEXT_FIELDS) await accept({ [name]: `${fixtureAnfrage()[name]}x` });
	clock.time += SAME_TEXTS_MINUTES * MINUTE;
	await accept();
	expect(storedIds(db)).toHaveLength(2 + TEXT_FIELDS.length);
});

test('the texts, the time, the zeichen, the consent’s wording, and the state of the mail are stored', async () => {
	const { db, clock, accept } = setUp();
	const { checkbox: _, ...texts } = fixtureAnfrage();
	const accepted = await accept();
	expect(accepted?.zeichen).toMatch(/^[2-9B-DF-HJKMNP-TV-XZ]{4}-[2-9B-DF-HJKMNP-TV-XZ]{2}$/);
	expect(storedAnfrage(db)).toEqual({
		...texts,
		...accepted,
		receivedAt: clock.time,
		consentSince: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
		reasons: [],
		shownAt: null,
		toldAt: null,
		messageKey: expect.stringMatching(/^[0-9a-f-]{36}$/),
		status: 'waiting',
		mailKind: 'full',
		attempts: 0,
		queuedAt: clock.time,
		dueAt: clock.time,
		lastError: null,
		sentAt: null,
	});
});

test('a zeichen is never given twice, nor that of an inquiry that was deleted on request', () => {
	const { db, clock } = world();
	const drawn = ['7K3F-22', '7K3F-22', '8888-88', '9M9M-99'];
	const draw = () => drawn.shift() ?? '';
	db.exec("INSERT INTO deleted (id, zeichen, at) VALUES (7, '8888-88', 1)");
	const zeichenOf = (vorname: string) =>
		addAnfrage(db, { texts: fixtureAnfrage({ vorname }), reasons: [] }, new Date(clock.time), draw)
			.zeichen;
	expect([zeichenOf('Ada'), zeichenOf('Bea')]).toEqual(['7K3F-22', '9M9M-99']);
});

test.each<[string, (file: string) => void]>([
	['removed', (file) => rmSync(file)],
	[
		'exchanged',
		(file) => {
			copyFileSync(file, `${file}.kopie`);
			renameSync(`${file}.kopie`, file);
		},
	],
])('nobody is thanked for what went into a file that was %s', async (_, change) => {
	const { file, accept, logged, reopenIfNeeded, onRefused, onStored } = setUp();
	change(file);
	expect(await accept()).toBe(null);
	expect([reopenIfNeeded, onRefused, onStored].map((told) => told.mock.calls.length)).toEqual([
		1, 1, 0,
	]);
	expect(logged.join()).toContain('wurde entfernt');
});

test('where there is no database or no room, nobody is thanked, and the owner is told at once', async () => {
	const { accept, disk, logged, onRefused } = setUp();
	expect(await accept({}, null)).toBe(null);
	disk.free = 19_999_999;
	expect(await accept()).toBe(null);
	expect(onRefused).toHaveBeenCalledTimes(2);
	expect(logged.join()).toMatch(/keine Datenbank.*Platte ist voll/);
	disk.free = 20_000_000;
	expect(await accept()).not.toBe(null);
});

test('while another program has the database locked an inquiry waits, for ten seconds at most', async () => {
	vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
	onTestFinished(() => void vi.useRealTimers());
	const { db, file, accept, noteRefusal } = setUp();
	using other = new DatabaseSync(file);
	other.exec('BEGIN IMMEDIATE');
	const waiting = accept();
	await vi.advanceTimersByTimeAsync(1_000);
	other.exec('COMMIT');
	await vi.advanceTimersByTimeAsync(1_000);
	expect(await waiting).not.toBe(null);
	other.exec('BEGIN IMMEDIATE');
	const refused = accept({ message: 'später' });
	await vi.advanceTimersByTimeAsync(11_000);
	expect(await refused).toBe(null);
	expect(noteRefusal.mock.calls).toEqual([[null], ['database is locked']]);
	other.exec('ROLLBACK');
	expect(storedIds(db)).toEqual([1]);
});

test('what the database meets is handed on, and only what cannot quote a visitor is logged of an error', async () => {
	const { db, accept, logged, reopenIfNeeded, noteRefusal } = setUp();
	db.exec('ALTER TABLE anfrage RENAME TO "aenne@beispiel.de"');
	expect([await accept(), logged.join()]).toEqual([
		null,
		expect.stringContaining('SQL logic error'),
	]);
	expect(logged.join()).not.toMatch(/no such/);
	expect(reopenIfNeeded).toHaveBeenCalledWith(expect.any(Error));
	expect(noteRefusal).toHaveBeenCalledWith('SQL logic error');
});
