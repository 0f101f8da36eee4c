import { readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { newFolder } from '../../testing/new-folder.ts';
import type { Database } from '../db/open.ts';
import { deliverDue } from '../outbox/deliver.ts';
import { waitUntilSending } from '../testing/delivery.ts';
import { heldSend, recordingSend, refused } from '../testing/fake-send.ts';
import { owner, runCommand } from '../testing/owner.ts';
import { giveUpOn, storeFixtures } from '../testing/store-fixtures.ts';
import { AT } from '../testing/times.ts';
import { DAY } from '../times.ts';

const now = () => AT;

const left = (db: Database) =>
	db.prepare('SELECT group_concat(id ORDER BY id) AS ids FROM anfrage').get()?.ids;

test('delete asks for a person’s address and removes all of that person’s inquiries, from the files too', async () => {
	const secret = 'Das-steht-nirgends-mehr';
	const hers = { message: secret };
	const { db, folder, command } = owner(hers, { email: 'B@x.example' }, hers);
	const answers = [' AENNE@beispiel.example', 'n', 'AENNE@beispiel.example', 'ja'];
	const asked: string[] = [];
	const ask = async (question: string) => {
		asked.push(question);
		return answers.shift() ?? '';
	};
	const err = expect.stringMatching(/Änne Beispiel[\s\S]*Nichts gelöscht/);
	expect(await command('delete', { ask })).toMatchObject({ exit: 1, err });
	expect(asked[1]).toBe('AENNE@beispiel.example: 2 Anfragen endgültig löschen? [j/N] ');

	const yes = await command('delete', { ask });
	expect(yes).toMatchObject({ exit: 0, out: 'AENNE@beispiel.example: 2 Anfragen gelöscht.' });
	expect(left(db)).toBe('2');
	expect(db.prepare('SELECT count(*) AS n FROM outbox').get()?.n).toBe(1);
	for (const suffix of ['', '-wal']) {
		const file = join(folder, `anfragen.sqlite${suffix}`);
		expect(readFileSync(file).includes(secret)).toBe(false);
	}
});

test.each([
	['2', '1 Anfrage', '1,3,4'],
	['2..3', '2 Anfragen', '1,4'],
	['2026-03-01..2026-03-02', '2 Anfragen', '1,4'],
])('delete %s removes %s and no others', async (which, count, kept) => {
	const { db, command } = owner();
	// Days are German ones: it is 0:30 and 23:30 there.
	const times = ['02-28T22:59', '02-28T23:30', '03-02T22:30', '03-02T23:00'];
	for (const time of times) storeFixtures(db, new Date(`2026-${time}Z`), {});
	const err = expect.stringContaining('--ja');
	expect(await command(`delete ${which}`)).toMatchObject({ exit: 2, err });
	expect((await command(`delete ${which} --ja`)).out).toBe(`${which}: ${count} gelöscht.`);
	expect(left(db)).toBe(kept);
});

test('delete keeps what arrives while it asks, and says how many it really deleted', async () => {
	const { db, command } = owner({}, {});
	const ask = async () => {
		db.exec('DELETE FROM anfrage WHERE id = 1');
		storeFixtures(db, AT, {});
		return 'ja';
	};
	const { out } = await command('delete 2026-03-02..2026-03-02', { ask });
	expect(out).toBe('2026-03-02..2026-03-02: 1 Anfrage gelöscht.');
	expect(left(db)).toBe('3');
});

test('delete names databases that were set aside, and leaves them unchanged', async () => {
	const { folder, command } = owner({});
	writeFileSync(join(folder, 'anfragen.sqlite.beschaedigt-20260301T000000Z'), '');
	const { err } = await command('delete 1 --ja');
	expect(err).toContain('Nicht verändert: anfragen.sqlite.beschaedigt-20260301T000000Z');
});

test('retry makes waiting and failed inquiries due at once; failed ones start over', async () => {
	const { db, command } = owner();
	giveUpOn(db, '550', ...storeFixtures(db, new Date(0), {}, {}));
	db.exec("UPDATE outbox SET mail_kind = 'notice'");
	storeFixtures(db, AT, {});
	await deliverDue({ db, now, send: recordingSend(() => refused('451')).send });
	expect((await command('retry 2')).out).toContain('1 Anfrage vorgemerkt.');
	const at = AT.getTime();
	expect(db.prepare('SELECT * FROM outbox').all()).toMatchObject([
		{ status: 'failed' },
		{ status: 'waiting', attempts: 0, due_at: at, queued_at: at, mail_kind: 'full' },
		{ status: 'waiting', attempts: 1 },
	]);
	expect((await command('retry')).out).toContain('3 Anfragen vorgemerkt.');
	expect(await deliverDue({ db, now, send: recordingSend().send })).toMatchObject({ sent: 3 });
});

test('a faulty configuration stops retry and gut before they change anything', async () => {
	const { db, folder } = owner({});
	db.exec("UPDATE outbox SET spam_reasons = 'near-copy'");
	const before = db.prepare('SELECT * FROM outbox').all();
	for (const line of ['retry', 'gut 1'])
		await expect(runCommand(line, { DATA_DIR: folder, PORT: 'x' })).rejects.toThrow('PORT');
	expect(db.prepare('SELECT * FROM outbox').all()).toEqual(before);
});

test('retry leaves alone what is being sent and what is delivered', async () => {
	const { db, command } = owner({});
	const { send, got, release } = heldSend();
	const delivered = deliverDue({ db, send, now });
	await waitUntilSending(got);
	const refusal = { exit: 1, err: expect.stringContaining('zugestellt, unterwegs oder') };
	expect(await command('retry 1')).toMatchObject(refusal);
	release();
	await delivered;
	expect(await command('retry 1')).toMatchObject(refusal);
});

test('gut unmarks and mails again what was marked, delivered or not; werbung marks', async () => {
	const { db, command } = owner({}, {}, {});
	db.exec("UPDATE outbox SET spam_reasons = 'near-copy' WHERE anfrage_id < 3");
	const { send, messages } = recordingSend();
	await deliverDue({ db, now, send });
	const zeichen = db.prepare('SELECT zeichen FROM anfrage WHERE id = 1').get()?.zeichen;
	expect((await command(`gut ${zeichen} 2`)).out).toMatch(
		/^2 Anfragen nicht mehr markiert\. Ohne SMTP/,
	);
	expect(await command('gut 2')).toMatchObject({ exit: 1, err: 'Nicht als Werbung markiert: 2.' });
	messages.length = 0;
	await deliverDue({ db, now, send });
	expect(messages).toMatchObject([2, 1].map((id) => ({ anfrage: { id, spamReasons: [] } })));
	expect((await command('werbung 1 3')).out).toBe('2 Anfragen als Werbung markiert.');
	expect(await command('werbung 1')).toMatchObject({ exit: 1 });
	expect(await command('werbung 9')).toMatchObject({ exit: 1, err: 'Es gibt keine Anfrage 9.' });
	expect((await command('show 3')).out).toMatch(/Verdacht: +von Hand markiert\n/);
	const { out } = await command('list --verdacht');
	expect(out).toMatch(/Verdacht[^\n]*\n3 .*Werbung\?.*\n1 .*Werbung\?[^\n]*$/);
	expect((await command('status')).out).toContain('Werbung?:     2; ansehen mit:');
});

test('delete --verdacht --vor 30 removes what is marked and older than thirty days', async () => {
	const { db, command } = owner({}, {});
	storeFixtures(db, new Date(AT.getTime() - 30 * DAY), {}, {});
	db.exec("UPDATE outbox SET spam_reasons = 'near-copy' WHERE anfrage_id IN (1, 3)");
	const out = 'Vielleicht Werbung: 1 Anfrage gelöscht.';
	expect(await command('delete --verdacht --vor 30 --ja')).toMatchObject({ exit: 0, out });
	expect(left(db)).toBe('1,2,4');
	expect(await command('delete --verdacht --ja')).toMatchObject({ exit: 0, out });
	expect(left(db)).toBe('2,4');
});

test('backup makes a complete database while another process writes', async () => {
	const large = { message: 'x'.repeat(2000) };
	const { db, folder, command } = owner(...Array.from({ length: 300 }, () => large));
	const file = join(folder, 'sicherung.sqlite');
	db.exec('BEGIN IMMEDIATE');
	storeFixtures(db, AT, { vorname: 'noch nicht da' });
	const out = `Gesichert: 300 Anfragen in ${file}`;
	expect(await command(`backup ${file}`)).toMatchObject({ exit: 0, out });
	db.exec('COMMIT');
	expect(statSync(file).mode & 0o777).toBe(0o600);
	const copy = newFolder();
	renameSync(file, join(copy, 'anfragen.sqlite'));
	expect((await runCommand('export --format json', { DATA_DIR: copy })).json()).toHaveLength(300);
});
