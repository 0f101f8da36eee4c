import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { TEXT_FIELDS } from '#shared/fields.ts';
import { WINDOW_MINUTES } from '#shared/periods.ts';
import { fixtureAnfrage } from '../testing/fixture-anfrage.ts';
import { createAccept } from './accept.ts';
import { countAnfragen } from './store.ts';
import { storedAnfrage } from './testing/store-fixtures.ts';
import { opened } from './testing/temporary-database.ts';
import { world } from './testing/world.ts';
import { MINUTE } from './times.ts';

function setUp() {
	const { db, file, clock, now, log, logged } = world();
	const onStored = vi.fn();
	const onLost = vi.fn();
	const acceptWith = (open = db) => createAccept({ db: open, now, log, onStored, onLost });
	const accept = (changes = {}) => acceptWith()(fixtureAnfrage(changes), []);
	return { db, file, clock, logged, accept, acceptWith, onStored, onLost };
}

test('the same inquiry within ten minutes is stored and mailed once, also after a restart', async () => {
	const { db, file, clock, accept, acceptWith, onStored } = setUp();
	const first = await accept();
	clock.time += WINDOW_MINUTES * MINUTE - 1;
	expect(await accept()).toEqual(first);
	db.close();
	const reopened = opened(file);
	expect(await acceptWith(reopened)(fixtureAnfrage(), [])).toEqual(first);
	expect([onStored.mock.calls.length, countAnfragen(reopened)]).toEqual([1, 1]);
});

test.each(TEXT_FIELDS)('an inquiry that differs in $name counts as a new one', async ({ name }) => {
	const { db, accept } = setUp();
	await accept();
	await accept({ [name]: `${fixtureAnfrage()[name]}x` });
	expect(countAnfragen(db)).toBe(2);
});

test('the same inquiry after ten minutes counts as a new one', async () => {
	const { db, clock, accept } = setUp();
	await accept();
	clock.time += WINDOW_MINUTES * MINUTE;
	await accept();
	expect(countAnfragen(db)).toBe(2);
});

test('stored are the texts, the time, the zeichen, the consent’s wording, and the state of the mail', async () => {
	const { db, clock, accept } = setUp();
	const { checkbox: _, ...texts } = fixtureAnfrage();
	const accepted = await accept();
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

test('nobody is thanked for what went into a file that was removed', async () => {
	const { file, accept, logged, onLost, onStored } = setUp();
	rmSync(file);
	expect(await accept()).toBe(null);
	expect([onLost.mock.calls.length, onStored.mock.calls.length]).toEqual([1, 0]);
	expect(logged.join()).toContain('wurde entfernt');
});

test('a database found damaged is reported', async () => {
	const { db, file, accept, onLost } = setUp();
	db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
	writeFileSync(file, readFileSync(file).fill(0xa5));
	db.exec('PRAGMA shrink_memory');
	expect(await accept()).toBe(null);
	expect(onLost).toHaveBeenCalledOnce();
});
