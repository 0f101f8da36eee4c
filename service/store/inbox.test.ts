import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { TEXT_FIELDS } from '#shared/form.ts';
import { WINDOW_MINUTES } from '#shared/periods.ts';
import { fixtureAnfrage } from '../../testing/fixture-anfrage.ts';
import { opened, storedAnfrage, storedIds } from '../testing/stored.ts';
import { world } from '../testing/world.ts';
import { MINUTE } from '../times.ts';
import { createAccept } from './inbox.ts';

function setUp() {
	const { db, file, clock, now, log, logged } = world();
	const told = { onStored: vi.fn(), onLost: vi.fn() };
	const accept = (changes = {}, open = db) => {
		const anfrage = { texts: fixtureAnfrage(changes), reasons: [] };
		return createAccept({ db: open, now, log, ...told })(anfrage);
	};
	return { db, file, clock, logged, accept, ...told };
}

test('the same inquiry within ten minutes is stored and mailed once, also after a restart', () => {
	const { db, file, clock, accept, onStored } = setUp();
	const first = accept();
	clock.time += WINDOW_MINUTES * MINUTE - 1;
	expect(accept()).toEqual(first);
	db.close();
	const reopened = opened(file);
	expect(accept({}, reopened)).toEqual(first);
	expect([onStored.mock.calls.length, storedIds(reopened)]).toEqual([1, [1]]);
});

test('an inquiry that differs in one field, or comes after ten minutes, counts as a new one', () => {
	const { db, clock, accept } = setUp();
	accept();
	for (const { name } of TEXT_FIELDS) accept({ [name]: `${fixtureAnfrage()[name]}x` });
	clock.time += WINDOW_MINUTES * MINUTE;
	accept();
	expect(storedIds(db)).toHaveLength(2 + TEXT_FIELDS.length);
});

test('stored are the texts, the time, the zeichen, the consent’s wording, and the state of the mail', () => {
	const { db, clock, accept } = setUp();
	const { checkbox: _, ...texts } = fixtureAnfrage();
	const accepted = accept();
	expect(storedAnfrage(db)).toEqual({
		...texts,
		...accepted,
		receivedAt: clock.time,
		consentSince: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
		reasons: [],
		shownAt: null,
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

test('nobody is thanked for what went into a file that was removed', () => {
	const { file, accept, logged, onLost, onStored } = setUp();
	rmSync(file);
	expect(accept()).toBe(null);
	expect([onLost.mock.calls.length, onStored.mock.calls.length]).toEqual([1, 0]);
	expect(logged.join()).toContain('wurde entfernt');
});

test('a database found damaged is reported, and of an error only what cannot quote a visitor', () => {
	const { db, file, accept, logged, onLost } = setUp();
	db.exec('ALTER TABLE anfrage RENAME TO "aenne@beispiel.de"');
	expect([accept(), logged.join()]).toEqual([null, expect.stringContaining('SQL logic error')]);
	expect(logged.join()).not.toMatch(/no such/);
	db.exec('ALTER TABLE "aenne@beispiel.de" RENAME TO anfrage');
	db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
	writeFileSync(file, readFileSync(file).fill(0xa5));
	db.exec('PRAGMA shrink_memory');
	expect(accept()).toBe(null);
	expect(onLost).toHaveBeenCalledOnce();
});
