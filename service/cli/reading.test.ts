import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fixtureAnfrage } from '../../testing/fixture-anfrage.ts';
import { countAnfragen } from '../store.ts';
import { mailEnv } from '../testing/mail-settings.ts';
import { owner } from '../testing/owner.ts';
import { giveUpOn, storeFixtures } from '../testing/store-fixtures.ts';
import { AT } from '../testing/times.ts';
import { DAY, HOUR } from '../times.ts';

test('list shows the newest first', async () => {
	const { command } = await owner({ vorname: 'Anna' }, { vorname: 'Bert' });
	const [title, bert, anna] = (await command('list')).out.split('\n');
	expect(title).toMatch(/^Nr\. +Zeichen +Eingang +Zustellung +Name +E-Mail +Nachricht$/);
	expect(bert).toMatch(
		/^2 +\w{4}-\w\w {2}02\.03\.2026 11:00 {2}gespeichert +Bert Beispiel +aenne@\S+ +Wir hätten gern/,
	);
	expect(anna).toMatch(/^1 .*Anna Beispiel/);
});

test('list is no wider than the terminal', async () => {
	const { command } = await owner({ vorname: 'A'.repeat(300), message: 'a\nb'.repeat(300) });
	const { out } = await command('list', { width: 80 });
	for (const line of out.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
	expect(out.split('\n')).toHaveLength(2);
});

test('list shows what fits on a screen and says where the others are', async () => {
	const { command } = await owner(...Array.from({ length: 51 }, () => ({})));
	const lines = (await command('list')).out.split('\n');
	expect([lines.length, lines.at(-1)]).toEqual([
		52,
		'Höchstens die neuesten 50; alle: npm run anfragen -- export',
	]);
});

test('list says why an inquiry is marked, and lists the marked ones alone', async () => {
	const { command } = await owner({}, { reasons: ['owner', 'rate-limit'] });
	const why = /^2 .*\n +vielleicht Werbung: von Ihnen markiert; sehr viele Anfragen .*$/m;
	expect((await command('list')).out).toMatch(why);
	const { out } = await command('list --verdacht');
	expect(out).toMatch(why);
	expect(out.split('\n')).toHaveLength(3);
});

test('show has everything about one inquiry', async () => {
	const { folder, command } = await owner({ message: 'Hallo\u001b[2J\nTschüs' });
	const env = { DATA_DIR: folder, ...mailEnv('smtp://127.0.0.1') };
	const { out } = await command('show 1', { env });
	expect(out).toMatch(
		/Eingang: +02\.03\.2026 11:00\nName: +Änne Beispiel\nE-Mail: +aenne@\S+\nTelefon: +\+49 231 123456\nZustellung: +wartet\n/,
	);
	expect(out).toMatch(/\n\nHallo\[2J\nTschüs$/);
});

test.each([
	[
		`due_at = ${AT.getTime() + HOUR}, attempts = 2`,
		'wartet, 2 Versuche, nächster ab 02.03.2026 12:00',
	],
	["status = 'sending', attempts = 1", 'unterwegs, 1 Versuch'],
	[`status = 'sent', sent_at = ${AT.getTime()}`, 'zugestellt, 02.03.2026 11:00'],
	["status = 'sent', mail_kind = 'notice', last_error = '554'", 'zugestellt, ohne Wortlaut, 554'],
	["status = 'failed', attempts = 9, last_error = '550 nein'", 'gescheitert, 9 Versuche, 550 nein'],
])('show says of an inquiry with %s: %s', async (state, words) => {
	const { db, folder, command } = await owner({});
	db.exec(`UPDATE anfrage SET zeichen = '7K3F-22', ${state}`);
	const env = { DATA_DIR: folder, ...mailEnv('smtp://127.0.0.1') };
	expect((await command('show 7k3f-22', { env })).out).toContain(`Zustellung: ${words}\n`);
});

/** An address at a domain with an umlaut, as it is stored. */
const STORED = 'info@xn--mller-kva.example';

async function found(line: string) {
	const cem = { vorname: 'Cem', email: 'cem@firma.example', message: 'Anne Muler im Café' };
	const { command } = await owner(
		{ vorname: 'Änne', nachname: 'Groß', message: 'Rabatt 100 % auf alles' },
		{ vorname: 'Bert', nachname: 'Müller', phone: '0231 4711', email: STORED },
		{ ...cem, nachname: 'Öz' },
	);
	const { out } = await command(['list', '--suche', line]);
	return Array.from(out.matchAll(/^(\d+) /gm), ([, id]) => Number(id));
}

test.each([
	['MÜLLER', [2]],
	['änne', [3, 1]],
	['öz cem@firma', [3]],
	['Müller Öz', []],
	['CAFE', [3]],
	['GROSS', [1]],
	['nirgends', []],
])('list --suche „%s“ finds %j', async (line, numbers) => {
	expect(await found(line)).toEqual(numbers);
});

test('export writes CSV in which a spreadsheet takes every formula as text, and texts stay as they are', async () => {
	const formulas = ['=1+1', '-1', '@SUM(A1)'];
	const link = { vorname: '=HYPERLINK("http://x")', message: 'a;b\n- c, -d' };
	const { command } = await owner(...formulas.map((message) => ({ message })), link);
	const { out } = await command('export');
	const [head, ...rest] = out.split('\r\n');
	expect(head).toBe(
		'\ufeff"nummer";"zeichen";"eingang";"vorname";"nachname";"email";"phone";"message";"werbung";"zustellung"',
	);
	for (const formula of formulas) expect(out).toContain(`"'${formula}"`);
	expect(rest.join('\n')).toContain(
		'"2026-03-02T10:00:00.000Z";"\'=HYPERLINK(""http://x"")";"Beispiel";"aenne@beispiel.example";"\'+49 231 123456";"a;b\n- c, -d";;"gespeichert"',
	);
});

test('auskunft writes everything stored under an address, in capitals or not, and nothing else', async () => {
	const { command } = await owner(
		{},
		{ email: 'AENNE@beispiel.example' },
		{ email: 'b@beispiel.example' },
	);
	const { exit, json } = await command('auskunft --email Aenne@Beispiel.example');
	expect(exit).toBe(0);
	const { checkbox: _, ...texts } = fixtureAnfrage();
	const all = {
		zeichen: expect.stringMatching(/^\w{4}-\w\w$/),
		eingang: AT.toISOString(),
		...texts,
		einwilligung: 'mit dem Wortlaut vom 2026-11-22',
		zustellung: {
			stand: 'gespeichert',
			wortlaut: 'ganz',
			versuche: 0,
			faelligAm: AT.toISOString(),
			zugestelltAm: null,
			letzterFehler: null,
			wartetSeit: AT.toISOString(),
		},
		vielleichtWerbung: '',
		gezeigtAm: null,
		kennung: expect.stringMatching(/^[0-9a-f-]{36}$/),
	};
	expect(json()).toEqual([
		{ nummer: 2, ...all, email: 'AENNE@beispiel.example' },
		{ nummer: 1, ...all },
	]);
});

test('auskunft and delete find an address whose domain is typed with an umlaut', async () => {
	const { db, command } = await owner({ email: STORED });
	const asked = 'Info@MÜLLER.example';
	const { json } = await command(`auskunft --email ${asked}`);
	expect(json()).toMatchObject([{ email: STORED }]);
	expect(await command('delete --ja', { ask: async () => asked })).toMatchObject({ exit: 0 });
	expect(countAnfragen(db)).toBe(0);
});

test('status says how many wait, since when, why and what to do; ends with 1 until what failed is shown', async () => {
	const { db, command } = await owner({}, {}, { reasons: ['owner'] });
	giveUpOn(db, '550 nein\nWorte des Servers', 1);
	db.exec("UPDATE anfrage SET last_error = '451 voll' WHERE id > 1");
	const { exit, out } = await command('status');
	expect(out).toMatch(
		/Anfragen: +3, davon vielleicht Werbung: 1\nGespeichert: +2, die älteste seit 02\.03\.2026 11:00\n/,
	);
	expect(out).toMatch(/\nGrund: +451 voll \(2-mal\)\nGrund: +550 nein \(1-mal\)\n/);
	expect(out).toMatch(/Ohne SMTP_URL wird .*\n\nNicht zustellbar: Anfrage Nr\. 1\. .* retry$/);
	expect(exit).toBe(1);
	await command('show 1');
	expect((await command('status')).exit).toBe(0);
});

test.each([
	['', HOUR, 0],
	['', HOUR + 1, 1],
	['owner', 3 * HOUR, 0],
	['owner', 3 * HOUR + 1, 1],
])(
	'an inquiry marked „%s“ that waits %i ms for its mail ends status with %i; without mail, with 0',
	async (reasons, waits, expected) => {
		const { db, folder, command } = await owner({});
		db.exec(`UPDATE anfrage SET reasons = '${reasons}', queued_at = queued_at - ${waits}`);
		const env = { DATA_DIR: folder, ...mailEnv('smtp://127.0.0.1') };
		const { exit, out } = await command('status', { env });
		expect([exit, out.includes('warten zu lange')]).toEqual([expected, expected === 1]);
		expect((await command('status')).exit).toBe(0);
	},
);

test('status names what is deleted within 14 days and was neither mailed in full nor shown nor exported', async () => {
	const { db, command } = await owner();
	const fortnight = AT.getTime() - 166 * DAY;
	await storeFixtures(db, new Date(fortnight - 1), [{}, {}, {}, {}, {}]);
	await storeFixtures(db, new Date(fortnight), [{}]);
	db.exec("UPDATE anfrage SET status = 'sent' WHERE id > 2");
	db.exec("UPDATE anfrage SET mail_kind = 'notice' WHERE id = 4");
	db.exec("UPDATE anfrage SET mail_kind = 'excerpt' WHERE id = 5");
	await command('show 1');
	const { exit, out } = await command('status');
	expect([exit, out]).toEqual([
		0,
		expect.stringContaining('14 Tagen gelöscht: Anfrage Nr. 2, 4, 5.'),
	]);
	await command('export --format json');
	expect((await command('status')).out).not.toContain('14 Tagen');
});

test('a database that was set aside is named by status until the owner has dealt with it, and by auskunft', async () => {
	const { folder, command } = await owner();
	const aside = join(folder, 'anfragen.sqlite.beschaedigt-20260101T000000000Z');
	writeFileSync(aside, 'xx');
	const { err } = await command('auskunft --email wer@beispiel.example');
	expect(err).toContain(`Nicht durchsucht: ${aside} kann`);
	const { exit, out } = await command('status');
	expect([exit, out]).toEqual([1, expect.stringContaining(`sqlite3 "${aside}" .recover`)]);
	rmSync(aside);
	expect((await command('status')).exit).toBe(0);
});
