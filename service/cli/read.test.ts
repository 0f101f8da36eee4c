import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { mailEnv } from '../testing/mail-settings.ts';
import { owner } from '../testing/owner.ts';
import { AT, giveUpOn, storeFixtures } from '../testing/stored.ts';
import { DAY, HOUR } from '../times.ts';

test('list shows the newest first, and of a marked one the reasons below; --verdacht lists the marked ones alone', async () => {
	const { command } = owner(
		{ vorname: 'Anna' },
		{ vorname: 'Bert', reasons: ['owner', 'rate-limit'] },
	);
	const [bert, text, why, anna, ...others] = (await command('list')).out.split('\n');
	expect(bert).toBe('NNNN-02  Bert Beispiel  aenne@beispiel.example');
	expect(text).toMatch(/^ {9}02\.03\.2026 11:00 {2}wartet {2}Wir hätten gern/);
	expect(why).toMatch(/^ {9}markiert: von Ihnen markiert; sehr viele Anfragen .*$/);
	expect(anna).toMatch(/^NNNN-01 {2}Anna Beispiel/);
	expect(others).toHaveLength(1);
	expect((await command('list --verdacht')).out.split('\n')).toEqual([bert, text, why]);
});

test.each([
	[80, 'A', 35, /^ {9}\S+ 11:00 {2}wartet {2}a b a b/],
	[40, 'A', 15, /^ {9}\S+ 11:00 {2}wartet {2}a b a$/],
	[40, '王', 7, /^ {9}\S+ 11:00/],
	[40, '👩🏽‍🚒', 7, /^ {9}\S+ 11:00/],
])(
	'in %i columns a long name of %s leaves room for the address, and nothing is wider or cut in two',
	async (width, letter, letters, second) => {
		const long = { vorname: letter.repeat(300), message: `a\nb \n${'\na\n \nb'.repeat(300)}` };
		const { command } = owner(...Array(51).fill(long));
		const lines = (await command('list', { width })).out.split('\n');
		expect(lines.pop()).toBe('Höchstens die neuesten 50; alle: npm run anfragen -- export');
		expect(lines).toHaveLength(100);
		const [first = '', text] = lines;
		const [, name, address = ''] = first.split('  ');
		expect([name, text]).toEqual([letter.repeat(letters), expect.stringMatching(second)]);
		expect('aenne@beispiel.example').toContain(address);
		expect(address.length).toBeGreaterThanOrEqual(14);
		const columns = lines.map(
			(line) => line.replaceAll(letter, letter === 'A' ? 'A' : 'xx').length,
		);
		expect(Math.max(...columns)).toBeLessThanOrEqual(width);
	},
);

test.each([
	['attempts = 1', 'wartet'],
	["attempts = 2, mail_kind = 'notice'", 'wartet, 2 Versuche'],
	["status = 'sent'", 'zugestellt'],
	["status = 'sent', mail_kind = 'notice', last_error = '554'", 'zugestellt, ohne Wortlaut, 554'],
	["status = 'failed', attempts = 9, last_error = '550 nein'", 'gescheitert, 9 Versuche, 550 nein'],
])('show has everything about one inquiry; with %s: %s', async (state, words) => {
	const { db, command } = owner({ message: 'Hal\u202elo\nTschüs' });
	db.exec(`UPDATE anfrage SET zeichen = '7K3F-22', ${state}`);
	expect((await command('show 7k3f-22')).out).toBe(
		`Nummer:     7K3F-22
Eingang:    02.03.2026 11:00
Name:       Änne Beispiel
E-Mail:     aenne@beispiel.example
Telefon:    +49 231 123456
Zustellung: ${words}
Markiert:   –

Hallo
Tschüs`,
	);
});

test.each([
	['MÜLLER', [2]],
	['Mu\u0308ller', [2]],
	[' Müller  4711 ', [2]],
	['öz cem@firma', [3]],
	['Müller Öz', []],
	['4711', [2]],
	['nnnn02', [2]],
	['cem@käse', [4]],
	['cem@xn--kse', [4]],
])('list --suche „%s“ finds %j', async (line, numbers) => {
	const { command } = owner(
		{ vorname: 'Änne', nachname: 'Groß' },
		{ vorname: 'Bert', nachname: 'Müller', phone: '0231 4711' },
		{ vorname: 'Cem', nachname: 'Öz', email: 'cem@firma.example' },
		{ vorname: 'Cem', nachname: 'Uz', email: 'cem@xn--kse-qla.example' },
	);
	const { out } = await command(['list', '--suche', line]);
	expect(Array.from(out.matchAll(/^NNNN-(\d+) /gm), ([, id]) => Number(id))).toEqual(numbers);
});

test('status says how many wait, since when, why and what to do; ends with 1 until what failed is shown', async () => {
	const { db, command } = owner({}, {}, { reasons: ['owner'] }, {}, {});
	giveUpOn(db, 1);
	db.exec("UPDATE anfrage SET last_error = '451 voll\nWorte des Servers' WHERE id IN (2, 3, 4)");
	db.exec(`UPDATE anfrage SET queued_at = queued_at - ${HOUR} WHERE id = 2`);
	db.exec("UPDATE anfrage SET status = 'sent' WHERE id = 4");
	const { exit, out } = await command('status');
	expect(out).toMatch(
		/\nAnfragen: 5, davon markiert: 1\nWartend: +3, die älteste seit 02\.03\.2026 10:00\n/,
	);
	expect(out).toMatch(/\nGrund: +451 voll \(2-mal\)\nGrund: +550 nein \(1-mal\)\n/);
	expect(out.match(/Grund/g)).toHaveLength(2);
	expect(out).toMatch(/Ohne SMTP_URL wird .*\n\nNicht zustellbar: NNNN-01\. .* retry$/);
	expect(exit).toBe(1);
	await command('show NNNN-01');
	expect((await command('status')).exit).toBe(0);
});

test('where nothing has come yet and mails go out, status says no more than that', async () => {
	const { folder, command } = owner();
	const report = { zeit: AT.toISOString(), fehler: '', kopien: [] };
	writeFileSync(join(folder, 'sicherung.json'), JSON.stringify(report));
	const lines = [`Daten:    ${join(folder, 'anfragen.sqlite')}`, 'Anfragen: 0', 'Wartend:  0'];
	const answer = await command('status', { env: mailEnv('smtp://127.0.0.1') });
	expect(answer).toMatchObject({ exit: 0, out: lines.join('\n') });
});

test('where the mails of the hour are used up, status names that as the reason', async () => {
	const { db, command } = owner({}, {}, {});
	const env = { ...mailEnv('smtp://127.0.0.1'), MAIL_LIMIT: '1' };
	db.exec("UPDATE anfrage SET last_error = '451 voll' WHERE id = 1");
	expect((await command('status', { env })).out).not.toContain('MAIL_LIMIT');
	db.exec(`UPDATE anfrage SET status = 'sent', sent_at = ${AT.getTime()} WHERE id = 3`);
	const { out } = await command('status', { env });
	expect(out).toMatch(/\nGrund: +[^\n]* \(MAIL_LIMIT: 1\) \(1-mal\)\nGrund: +451 voll \(1-mal\)/);
});

test.each([
	[3 * HOUR - 1, 0],
	[3 * HOUR, 1],
])(
	'an inquiry that waits %i ms for its mail ends status with %i; without mail, with 0',
	async (waits, expected) => {
		const { db, command } = owner({});
		db.exec(`UPDATE anfrage SET queued_at = queued_at - ${waits}`);
		const { exit, out } = await command('status', { env: mailEnv('smtp://127.0.0.1') });
		expect([exit, out.includes('warten zu lange')]).toEqual([expected, expected === 1]);
		expect((await command('status')).exit).toBe(0);
	},
);

test('status names what is deleted within 14 days and was neither mailed in full nor shown nor exported', async () => {
	const { db, command } = owner();
	const fortnight = AT.getTime() - 166 * DAY;
	storeFixtures(db, new Date(fortnight - 1), {}, {}, {}, {}, {});
	storeFixtures(db, new Date(fortnight), {});
	db.exec("UPDATE anfrage SET status = 'sent' WHERE id > 2");
	db.exec("UPDATE anfrage SET mail_kind = 'notice' WHERE id = 4");
	db.exec("UPDATE anfrage SET mail_kind = 'excerpt' WHERE id = 5");
	await command('show NNNN-01');
	const { exit, out } = await command('status');
	const named = expect.stringContaining(
		'ab dem 16.03.2026 werden sie gelöscht: NNNN-02, NNNN-04, NNNN-05.',
	);
	expect([exit, out]).toEqual([0, named]);
	await command('export --format json');
	expect((await command('status')).out).not.toContain('gelöscht');
});

test('a database that was set aside is named by status until the owner has dealt with it, and by auskunft', async () => {
	const { folder, command } = owner();
	const aside = join(folder, 'anfragen.sqlite.beschaedigt-20260101T000000000Z');
	writeFileSync(aside, 'xx');
	const { err } = await command('auskunft', { ask: async () => 'wer@beispiel.example' });
	expect(err).toContain(`Nicht durchsucht: ${aside} kann`);
	const { exit, out } = await command('status');
	expect([exit, out]).toEqual([1, expect.stringContaining(`sqlite3 "${aside}" .recover`)]);
	rmSync(aside);
	expect((await command('status')).exit).toBe(0);
});
