import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fixtureAnfrage } from '../../testing/fixture-anfrage.ts';
import { deliverDue } from '../outbox/deliver.ts';
import { recordingSend, refused } from '../testing/fake-send.ts';
import { mailEnv } from '../testing/mail-settings.ts';
import { owner } from '../testing/owner.ts';
import { giveUpOn, storeFixtures } from '../testing/store-fixtures.ts';
import { AT } from '../testing/times.ts';
import { DAY, HOUR } from '../times.ts';

const now = () => AT;

test('list shows the newest first', async () => {
	const { command } = owner({ vorname: 'Anna' }, { vorname: 'Bert' });
	const [title, bert, anna] = (await command('list')).out.split('\n');
	expect(title).toMatch(/^Nr\. +Zeichen +Eingang +Zustellung +Verdacht +Name +E-Mail +Nachricht$/);
	expect(bert).toMatch(
		/^2 +\w{4}-\w\w {2}02\.03\.2026 11:00 {2}gespeichert +Bert Beispiel +aenne@\S+ +Wir hätten gern/,
	);
	expect(anna).toMatch(/^1 .*Anna Beispiel/);
});

test('list is no wider than the terminal', async () => {
	const { command } = owner({ vorname: 'A'.repeat(300), message: 'a\nb'.repeat(300) });
	const { out } = await command('list', { width: 80 });
	for (const line of out.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
	expect(out.split('\n')).toHaveLength(2);
});

test('list says how many more there are, and shows as many as asked for', async () => {
	const { command } = owner(...Array.from({ length: 60 }, () => ({})));
	expect((await command('list')).out).toContain('50 von 60; alle');
	expect((await command('list --anzahl 3')).out.split('\n')).toHaveLength(1 + 3 + 2);
	expect((await command('list --anzahl 0')).out.split('\n')).toHaveLength(1 + 60);
});

test('show has everything about one inquiry', async () => {
	const { db, folder, command } = owner({ message: 'Hallo\u001b[2J\nTschüs' });
	await deliverDue({ db, now, send: recordingSend(() => refused('451 voll')).send });
	const env = { DATA_DIR: folder, ...mailEnv('smtp://127.0.0.1') };
	const { out } = await command('show 1', { env });
	expect(out).toMatch(
		/Eingang: +02\.03\.2026 11:00\nName: +Änne Beispiel\nE-Mail: +aenne@\S+\nTelefon: +\+49 231 123456\n/,
	);
	expect(out).toMatch(/wartet, 1 Versuch, nächster am 02\.03\.2026 11:0[01] – 451 voll/);
	expect(out).toMatch(/\n\nHallo\[2J\nTschüs$/);
	const late = await command('show 1', { env, now: () => new Date(AT.getTime() + HOUR) });
	expect(late.out).toMatch(/wartet, 1 Versuch, jetzt fällig – 451 voll/);
});

test('show says whether an inquiry was delivered, delivered as a notice, or has failed, by number or zeichen', async () => {
	const { db, command } = owner({}, {}, {});
	await deliverDue({ db, now, send: recordingSend().send });
	db.exec("UPDATE outbox SET mail_kind = 'notice' WHERE anfrage_id = 2");
	giveUpOn(db, '550 nein', 3);
	expect((await command('show 1')).out).toMatch(/zugestellt am 02\.03\.2026 11:00\n/);
	db.exec("UPDATE anfrage SET zeichen = '7K3F-22' WHERE id = 2");
	expect((await command('show 7k3f-22')).out).toMatch(/7K3F-22[\s\S]*11:00, nur als Hinweis/);
	expect((await command('list')).out).toMatch(/\n2 .* Hinweis /);
	// An inquiry with an unusable time is listed all the same.
	db.exec('UPDATE anfrage SET received_at = 9e15 WHERE id = 3');
	expect((await command('show 3')).out).toMatch(
		/01\.01\.1970[\s\S]*gescheitert nach 180 Versuchen – 550 nein/,
	);
});

/** An address at a domain with an umlaut, as it is stored. */
const STORED = 'info@xn--mller-kva.example';

async function found(line: string) {
	const cem = { vorname: 'Cem', email: 'cem@firma.example', message: 'Anne Muler im Café' };
	const { command } = owner(
		{ vorname: 'Änne', nachname: 'Groß', message: 'Rabatt 100 % auf alles' },
		{ vorname: 'Bert', nachname: 'Müller', phone: '0231 4711', email: STORED },
		{ ...cem, nachname: 'Öz' },
	);
	const { out } = await command(`search ${line}`);
	return Array.from(out.matchAll(/^(\d+) /gm), ([, id]) => Number(id));
}

test.each([
	['MÜLLER', [2]],
	['änne', [3, 1]],
	['ÄNNE groß', [1]],
	['4711', [2]],
	['öz cem@firma', [3]],
	['Info@Müller.example', [2]],
	['mller-kva', [2]],
	['Müller Öz', []],
	['100 %', [1]],
	['CAFE', [3]],
	['GROSS', [1]],
	['OZ', [3]],
	['nirgends', []],
])('search for „%s“ finds %j', async (line, numbers) => {
	expect(await found(line)).toEqual(numbers);
});

test('export writes CSV in which a spreadsheet takes every formula as text', async () => {
	const formulas = '=1+1;-1;@SUM(A1);  =1+1;|cmd;%0A;\u200b=1;＝1+1;\n=1'.split(';');
	const link = { vorname: '=HYPERLINK("http://x")', message: 'a;b,c\nd' };
	const { command } = owner(...formulas.map((message) => ({ message })), link);
	const { out } = await command('export --format csv');
	const [head, ...rest] = out.split('\r\n');
	expect(head).toBe(
		'\ufeff"nummer";"zeichen";"eingang";"vorname";"nachname";"email";"phone";"message";"verdacht";"zustellung"',
	);
	for (const formula of formulas) expect(out).toContain(`"'${formula}"`);
	expect(rest.join('\n')).toContain(
		'"2026-03-02T10:00:00.000Z";"\'=HYPERLINK(""http://x"")";"Beispiel";"aenne@beispiel.example";"\'+49 231 123456";"a;b,c\nd";;"gespeichert"',
	);
});

test('export creates a new file for its owner alone and overwrites none', async () => {
	const { folder, command } = owner({});
	const file = join(folder, 'anfragen.csv');
	const { exit, out } = await command(`export --format csv --datei ${file}`);
	expect([exit, out]).toEqual([0, '']);
	expect(readFileSync(file, 'utf8')).toMatch(/^\ufeff"nummer"[\s\S]*Änne/);
	expect(statSync(file).mode & 0o777).toBe(0o600);
	const again = await command(`auskunft --email aenne@beispiel.example --datei ${file}`);
	expect(again).toMatchObject({ exit: 1, err: expect.stringContaining('gibt es schon') });
	expect(readFileSync(file, 'utf8')).toContain('nummer');
});

test('auskunft writes everything stored under an address, in capitals or not, and nothing else', async () => {
	const { command } = owner(
		{},
		{ email: 'AENNE@beispiel.example' },
		{ email: 'b@beispiel.example' },
	);
	const { exit, json } = await command('auskunft --email Aenne@Beispiel.example');
	expect(exit).toBe(0);
	const all = {
		zeichen: expect.stringMatching(/^\w{4}-\w\w$/),
		eingang: AT.toISOString(),
		...fixtureAnfrage(),
		zustellung: {
			stand: 'gespeichert',
			versuche: 0,
			faelligAm: AT.toISOString(),
			zugestelltAm: null,
			letzterFehler: null,
			wartetSeit: AT.toISOString(),
			geplantAm: AT.toISOString(),
			art: 'E-Mail',
		},
		verdacht: [],
		gezeigtAm: null,
		fingerabdruck: null,
		kennung: expect.stringMatching(/^[0-9a-f-]{36}$/),
	};
	expect(json()).toEqual({
		email: 'Aenne@Beispiel.example',
		stand: AT.toISOString(),
		anfragen: [
			{ nummer: 2, ...all, email: 'AENNE@beispiel.example' },
			{ nummer: 1, ...all },
		],
	});
});

test('auskunft and delete find an address whose domain is typed with an umlaut', async () => {
	const { db, command } = owner({ email: STORED });
	const asked = 'Info@MÜLLER.example';
	const { json } = await command(`auskunft --email ${asked}`);
	expect(json()).toMatchObject({ email: asked, anfragen: [{ email: STORED }] });
	expect(await command('delete --ja', { ask: async () => asked })).toMatchObject({ exit: 0 });
	expect(db.prepare('SELECT count(*) AS n FROM anfrage').get()?.n).toBe(0);
});

test('status says how many wait or have failed, since when, why and what to do; ends with 1 until the failed one is shown', async () => {
	const { db, command } = owner({}, {}, {});
	giveUpOn(db, '550 nein', 1);
	await deliverDue({ db, now, send: recordingSend(() => refused('451 voll')).send });
	const { exit, out } = await command('status');
	expect(out).toMatch(/Anfragen: +3\nGespeichert: +2, die älteste seit 02\.03\.2026 11:00\n/);
	expect(out).toMatch(/Gescheitert: +1\nGrund: +451 voll \(2-mal\)\nGrund: +550 nein \(1-mal\)\n/);
	expect(out).toMatch(/SMTP_URL ist hier nicht gesetzt.*\nErneut versuchen: .* retry$/);
	expect(exit).toBe(1);
	await command('show 1');
	expect((await command('status')).exit).toBe(0);
});

test('status ends with 1 when inquiries have waited for an hour and mail is configured', async () => {
	const { db, folder, command } = owner();
	storeFixtures(db, new Date(AT.getTime() - HOUR), {});
	const env = { DATA_DIR: folder, ...mailEnv('smtp://127.0.0.1') };
	expect((await command('status', { env })).exit).toBe(0);
	db.exec('UPDATE outbox SET queued_at = queued_at - 1');
	expect((await command('status')).exit).toBe(0);
	const { exit, err } = await command('status', { env });
	expect([exit, err]).toEqual([1, 'Nicht alle Anfragen haben Sie erreicht.']);
});

test('status names unread inquiries that will soon be deleted, and residual files', async () => {
	const { db, folder, command } = owner();
	const fortnight = AT.getTime() - 166 * DAY;
	storeFixtures(db, new Date(fortnight - 1), {}, {}, {}, {});
	storeFixtures(db, new Date(fortnight), {});
	db.exec("UPDATE outbox SET status = 'sent' WHERE anfrage_id > 2");
	// The owner has got its number, not its words.
	db.exec("UPDATE outbox SET mail_kind = 'notice' WHERE anfrage_id = 4");
	writeFileSync(join(folder, 'anfragen.sqlite.beschaedigt-20260101T000000000Z'), 'xx');
	const { err } = await command('auskunft --email wer@beispiel.example');
	expect(err).toMatch(/Nicht durchsucht: anfragen\.sqlite\.beschaedigt-20260101T000000000Z kann/);
	await command('show 1');
	const { out } = await command('status');
	expect(out).toMatch(/Ungelesen: +Nr\. 2, 4 – innerhalb von 14 Tagen gelöscht; lesen/);
	const env = { DATA_DIR: folder, ...mailEnv('smtp://127.0.0.1') };
	const delivered = /14 Tagen gelöscht, falls nicht mehr zugestellt; lesen/;
	const delivering = await command('status', { env });
	expect(delivering.out).toMatch(delivered);
	expect(delivering.out).toMatch(/Als Nächstes: +jetzt fällig; /);
	expect(out).toMatch(
		/Rest: +anfragen\.sqlite\.beschaedigt-20260101T000000000Z, 1 MB, wird ab .* gelöscht/,
	);
	await command('export --format json');
	expect((await command('status')).out).not.toContain('Ungelesen');
});
