import { renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test, vi } from 'vitest';
import { fixtureAnfrage } from '../testing/fixture-anfrage.ts';
import { filesSetAside, openToRead } from './database.ts';
import type { SendResult } from './mail/refusal.ts';
import { allAnfragen } from './store/archive.ts';
import { recordingSend, refused, SENT } from './testing/fake-send.ts';
import { mailerOf, started } from './testing/started.ts';
import { AT, giveUpOn, opened, storedIds, storeFixtures } from './testing/stored.ts';
import { DAY, HOUR, MINUTE } from './times.ts';

test('an accepted inquiry is delivered at once; stopping waits for its mail and begins no other', async () => {
	const { promise, resolve } = Promise.withResolvers<SendResult>();
	const { send, got } = recordingSend(() => promise);
	const { db, inquiries } = started(mailerOf(send));
	await vi.advanceTimersByTimeAsync(1);
	storeFixtures(db, AT, {});
	await inquiries.accept({ texts: fixtureAnfrage({ message: 'neu' }), reasons: [] });
	await vi.advanceTimersByTimeAsync(1);
	const stopped = vi.fn();
	const stopping = inquiries.stop().then(stopped);
	await vi.advanceTimersByTimeAsync(MINUTE);
	expect(stopped).not.toHaveBeenCalled();
	resolve(SENT);
	await vi.advanceTimersByTimeAsync(1);
	await stopping;
	expect(got).toEqual([[2]]);
});

test('what waits is looked for every five seconds', async () => {
	const { send, got } = recordingSend();
	const { db } = started(mailerOf(send));
	await vi.advanceTimersByTimeAsync(4_000);
	storeFixtures(db, AT, {});
	expect(got).toEqual([]);
	await vi.advanceTimersByTimeAsync(1_001);
	expect(got).toEqual([[1]]);
});

test('the work goes on after an unexpected error, which is logged once an hour', async () => {
	const { send, got } = recordingSend();
	const { db, logged } = started(mailerOf(send));
	db.exec('ALTER TABLE anfrage RENAME TO weg');
	await vi.advanceTimersByTimeAsync(MINUTE);
	const errors = logged.filter((line) => line.startsWith('Unerwarteter Fehler'));
	expect(errors.length, 'one for each place where it arises').toBeLessThan(5);
	expect(errors.length).toBeGreaterThan(1);
	expect(errors.join()).toContain('SQL logic error');
	expect(logged.join(), 'words that may quote a visitor').not.toContain('no such table');
	db.exec('ALTER TABLE weg RENAME TO anfrage');
	storeFixtures(db, AT, {});
	await vi.advanceTimersByTimeAsync(6_000);
	expect(got).toEqual([[1]]);
});

test('a trouble is logged and mailed within a minute, once', async () => {
	const { send, messages } = recordingSend();
	const { db, logged } = started(mailerOf(send));
	await vi.advanceTimersByTimeAsync(2);
	giveUpOn(db, ...storeFixtures(db, AT, {}));
	// Sent once more by itself where mails go out; here it has been already.
	db.exec('UPDATE anfrage SET put_back = 1');
	await vi.advanceTimersByTimeAsync(MINUTE);
	const told = () => messages.filter(({ kind }) => kind === 'note');
	expect(told()).toMatchObject([{ subject: 'Bitte nachsehen: Ihre Website' }]);
	await vi.advanceTimersByTimeAsync(10 * MINUTE);
	expect(told()).toHaveLength(1);
	expect(logged.filter((line) => line.startsWith('Nicht zustellbar'))).toHaveLength(1);
	expect(logged.join()).not.toMatch(/Änne|Beispiel|231/i);
});

test('what has expired is deleted every hour, first an hour after the start; what is unread, once it is told', async () => {
	const { send, messages } = recordingSend();
	const { db, compact } = started(mailerOf(send));
	giveUpOn(db, ...storeFixtures(db, new Date(AT.getTime() - 181 * DAY), {}));
	db.exec('UPDATE anfrage SET put_back = 1');
	await vi.advanceTimersByTimeAsync(HOUR - MINUTE);
	expect(storedIds(db)).toEqual([1]);
	expect(messages).toMatchObject([{ anfragen: [{ id: 1 }] }]);
	await vi.advanceTimersByTimeAsync(2 * MINUTE);
	expect([storedIds(db), compact.mock.calls.length]).toEqual([[], 2]);
	const [read = 0, untold = 0] = storeFixtures(db, new Date(AT.getTime() - 181 * DAY), {}, {});
	giveUpOn(db, read, untold);
	db.exec(`UPDATE anfrage SET put_back = 1, shown_at = iif(id = ${read}, 1, NULL)`);
	await vi.advanceTimersByTimeAsync(HOUR);
	expect(storedIds(db)).toEqual([untold]);
	vi.setSystemTime(Date.now() + 22 * HOUR);
	await vi.advanceTimersByTimeAsync(2 * HOUR);
	expect([storedIds(db), messages]).toMatchObject([[], [{}, { anfragen: [{ id: untold }] }]]);
});

test('what keeps expired inquiries from being deleted keeps nothing from being told', async () => {
	const { send, messages } = recordingSend();
	const { db, logged } = started(mailerOf(send));
	db.exec(`CREATE TRIGGER voll BEFORE DELETE ON anfrage BEGIN SELECT RAISE(ABORT, 'voll'); END`);
	giveUpOn(db, ...storeFixtures(db, new Date(AT.getTime() - 181 * DAY), {}));
	db.exec('UPDATE anfrage SET put_back = 1');
	await vi.advanceTimersByTimeAsync(HOUR + MINUTE);
	expect(logged.join()).toContain('Unerwarteter Fehler');
	const words = expect.stringContaining('Nicht zustellbar');
	expect(messages).toMatchObject([{ sentences: expect.arrayContaining([words]) }]);
});

test('the mail server’s login is tried at the start; while it fails for three hours, health says so', async () => {
	const mailer = mailerOf(recordingSend().send);
	mailer.verify.mockResolvedValue('Der Mailserver lehnt die Anmeldung ab (535)');
	const { logged, inquiries } = started(mailer);
	await vi.advanceTimersByTimeAsync(2 * HOUR);
	expect(logged.join()).toContain('lehnt die Anmeldung ab (535)');
	expect(inquiries.isDisturbed()).toBe(false);
	await vi.advanceTimersByTimeAsync(2 * HOUR);
	expect(inquiries.isDisturbed()).toBe(true);
	mailer.verify.mockResolvedValue(null);
	await vi.advanceTimersByTimeAsync(HOUR + MINUTE);
	expect(inquiries.isDisturbed()).toBe(false);
});

test('a database that can be written no more is found within minutes without an inquiry, told, and said by health', async () => {
	const { send, messages } = recordingSend();
	const { file, inquiries } = started(mailerOf(send));
	using other = new DatabaseSync(file);
	other.exec('BEGIN IMMEDIATE');
	await vi.advanceTimersByTimeAsync(MINUTE - 1);
	expect(inquiries.isDisturbed(), 'for a moment another program may write').toBe(false);
	await vi.advanceTimersByTimeAsync(2 * MINUTE);
	expect(inquiries.isDisturbed()).toBe(true);
	const words = [expect.stringContaining('nimmt seit')];
	const subject = 'Dringend: Ihr Kontaktformular nimmt nichts an';
	expect(messages).toMatchObject([{ subject, sentences: words }]);
	other.exec('ROLLBACK');
	await vi.advanceTimersByTimeAsync(MINUTE);
	expect(inquiries.isDisturbed()).toBe(false);
});

test('a database that vanishes is noticed without an inquiry; the form is closed, told at once, and opened with the next one', async () => {
	const { send, messages } = recordingSend();
	const { db, file, inquiries, logged } = started(mailerOf(send));
	await vi.advanceTimersByTimeAsync(1);
	storeFixtures(db, AT, { message: 'vorher' });
	db.close();
	const copy = opened();
	storeFixtures(copy, AT, {});
	copy.exec(`VACUUM INTO '${file}.kopie'`);
	rmSync(file);
	await vi.advanceTimersByTimeAsync(5_001);
	expect(logged.join()).toContain('ist weg, ausgetauscht oder beschädigt');
	expect(logged.join()).not.toContain('Unerwarteter Fehler');
	expect(inquiries.isDisturbed()).toBe(true);
	const anfrage = { texts: fixtureAnfrage(), reasons: [] };
	expect(await inquiries.accept(anfrage)).toBe(null);
	await vi.advanceTimersByTimeAsync(1);
	const words = [
		expect.stringContaining('werkplan wiederherstellen'),
		expect.stringContaining('liegt jetzt beiseite'),
	];
	const subject = 'Dringend: Ihr Kontaktformular nimmt nichts an';
	expect(messages).toMatchObject([{ subject, sentences: words }]);
	renameSync(`${file}.kopie`, file);
	await vi.advanceTimersByTimeAsync(MINUTE + 5_000);
	expect(await inquiries.accept(anfrage)).not.toBe(null);
	const [aside = ''] = filesSetAside(dirname(file));
	using kept = openToRead(aside);
	expect([...allAnfragen(kept)]).toMatchObject([{ message: 'vorher' }]);
	rmSync(aside);
	expect(inquiries.isDisturbed()).toBe(false);
});

test('without a mail server nothing is sent, and deletion still runs', async () => {
	const { db, inquiries } = started(null);
	storeFixtures(db, new Date(AT.getTime() - 181 * DAY), {});
	storeFixtures(db, new Date(AT.getTime() - DAY), {});
	await vi.advanceTimersByTimeAsync(HOUR + MINUTE);
	expect([storedIds(db), inquiries.isDisturbed()]).toEqual([[2], false]);
});

test('while no mail goes out the owner is told in the pauses of a failing transport, and of all at once when it is well', async () => {
	let isUp = false;
	const { send, messages } = recordingSend(() => (isUp ? SENT : refused('Keine', 'transport')));
	const { db } = started(mailerOf(send));
	await vi.advanceTimersByTimeAsync(2);
	giveUpOn(db, ...storeFixtures(db, AT, {}));
	await vi.advanceTimersByTimeAsync(2 * HOUR);
	expect(messages.length).toBeLessThan(10);
	isUp = true;
	const before = messages.length;
	await vi.advanceTimersByTimeAsync(HOUR + 2 * MINUTE);
	const sent = messages.slice(before).map(({ kind }) => kind);
	expect(sent.toSorted()).toEqual(['anfrage', 'note']);
});

test('what waits for its mail is not deleted for its age', async () => {
	const { db } = started(mailerOf(async () => refused('451')));
	storeFixtures(db, new Date(AT.getTime() - 181 * DAY), {});
	await vi.advanceTimersByTimeAsync(HOUR + MINUTE);
	expect(storedIds(db)).toEqual([1]);
});

test('the first of a month is told by mail', async () => {
	const { send, messages } = recordingSend();
	started(mailerOf(send));
	await vi.advanceTimersByTimeAsync(MINUTE);
	expect(messages).toEqual([]);
	vi.setSystemTime(new Date('2026-04-01T10:00:00Z'));
	await vi.advanceTimersByTimeAsync(MINUTE);
	const subjects = messages.map((mail) => (mail.kind === 'note' ? mail.subject : ''));
	expect(subjects).toContain('März 2026: 0 Anfragen');
});

test('a stop does not wait for a login that is never answered', async () => {
	const { send } = recordingSend();
	const { inquiries } = started({ send, verify: () => new Promise(() => {}) });
	await vi.advanceTimersByTimeAsync(1);
	const stopped = vi.fn();
	inquiries.stop().then(stopped);
	await vi.advanceTimersByTimeAsync(1);
	expect(stopped).toHaveBeenCalled();
});

test('after a stop nothing is begun any more', async () => {
	const { send, got } = recordingSend();
	const { db, inquiries } = started(mailerOf(send));
	await vi.advanceTimersByTimeAsync(1);
	await inquiries.stop();
	storeFixtures(db, AT, {});
	await vi.advanceTimersByTimeAsync(HOUR);
	expect(got).toEqual([]);
	expect(vi.getTimerCount()).toBe(0);
});

test('an unexpected error that lasts is logged once an hour, and another program that writes is none', async () => {
	const { db, file, logged } = started(null);
	await vi.advanceTimersByTimeAsync(HOUR);
	db.exec(`CREATE TRIGGER voll BEFORE DELETE ON anfrage BEGIN SELECT RAISE(ABORT, 'voll'); END`);
	storeFixtures(db, new Date(AT.getTime() - 181 * DAY), {});
	const errors = () => logged.filter((line) => line.startsWith('Unerwarteter Fehler')).length;
	await vi.advanceTimersByTimeAsync(HOUR);
	expect(errors()).toBe(1);
	await vi.advanceTimersByTimeAsync(HOUR);
	expect(errors()).toBe(2);
	db.exec('DROP TRIGGER voll');
	using other = new DatabaseSync(file);
	other.exec('BEGIN IMMEDIATE');
	await vi.advanceTimersByTimeAsync(HOUR);
	expect(errors()).toBe(2);
	other.exec('ROLLBACK');
});
