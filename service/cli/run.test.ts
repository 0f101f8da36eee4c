import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { newFolder } from '../../testing/new-folder.ts';
import { DATABASE_NAME, markerOf } from '../database.ts';
import { owner, runCommand, runMaintenance } from '../testing/owner.ts';

test.each([
	['quatsch', 'Den Befehl „quatsch“ gibt es nicht.'],
	['hilfeich', 'Den Befehl „hilfeich“ gibt es nicht.'],
	['mithilfe', 'Den Befehl „mithilfe“ gibt es nicht.'],
	['constructor', 'Den Befehl „constructor“ gibt es nicht.'],
	['list --quatsch', 'So geht es: npm run anfragen -- list [--suche'],
	['list --ja', 'So geht es'],
	['list --suche', 'So geht es'],
	['list 7', 'So geht es'],
	['show', 'So geht es: npm run anfragen -- show NUMMER'],
	['auskunft', 'Nach der E-Mail-Adresse wird gefragt; dazu braucht es ein Terminal.'],
	['export --format xml', 'So geht es: npm run anfragen -- export [--format csv|json]'],
	['delete --ja', 'dazu braucht es ein Terminal'],
	['list --data x --ja', 'So geht es'],
	['delete 1 --verdacht', '--verdacht gilt nur ohne Nummer.'],
	['gut', 'So geht es'],
	['probe', 'Den Befehl „probe“ gibt es nicht.'],
])('the wrong call „%s“ is explained in German and ends with 2', async (line, message) => {
	const err = expect.stringContaining(message);
	expect(await owner().command(line)).toMatchObject({ exit: 2, out: '', err });
});

test.each([
	['list', 1, '', 'Keine Anfrage gefunden.'],
	['show sieben', 1, '', 'Es gibt keine Anfrage sieben.'],
	['delete --verdacht --ja', 1, '', 'Markierte: nichts gespeichert.'],
	['delete 9 --ja', 1, '', 'Es gibt keine Anfrage 9.'],
	['auskunft', 1, '[\n]', 'Von dieser Person ist nichts gespeichert.'],
	['retry', 1, '', 'Nichts zu tun: zugestellt, unterwegs oder schon fällig.'],
	[
		'list --data /gibt/es/nicht',
		1,
		'',
		expect.stringMatching(/^In \/gibt\/es\/nicht .* liegen auf dem Server/),
	],
])('without inquiries „%s“ says so and ends with %i', async (line, exit, out, err) => {
	const ask = async () => 'wer@x.example';
	expect(await owner().command(line, { ask })).toMatchObject({ exit, out, err });
});

test('what only the server’s programs call is explained as well', async () => {
	const failed = owner().maintenance('sichern /gibt/es/nicht');
	expect(await failed).toMatchObject({ exit: 1, err: expect.stringContaining('nicht gelungen') });
	const { exit, err } = await runMaintenance('probe', {});
	expect([exit, err]).toEqual([2, expect.stringContaining('Ohne SMTP_URL, MAIL_FROM und MAIL_TO')]);
});

test('what is no person’s address is refused', async () => {
	const err = '„Änne“ ist keine E-Mail-Adresse.';
	const ask = async () => 'Änne';
	expect(await owner().command('auskunft', { ask })).toMatchObject({ exit: 2, out: '', err });
});

test('what nobody expected is no answer of a command', async () => {
	const { db, command } = owner({});
	db.exec('ALTER TABLE anfrage RENAME TO weg');
	await expect(command('list')).rejects.toThrow('no such table');
});

test('a database that a crash left empty stays as it is, with the log that has the newest inquiries', async () => {
	const folder = newFolder();
	const file = join(folder, DATABASE_NAME);
	writeFileSync(file, '');
	writeFileSync(`${file}-wal`, 'das Neueste');
	writeFileSync(markerOf(file), '');
	const { exit, err } = await runCommand('list', { DATA_DIR: folder });
	expect([exit, err]).toEqual([1, expect.stringMatching(/beschädigt.*wiederherstellen/)]);
	expect([file, `${file}-wal`].map((path) => readFileSync(path, 'utf8'))).toEqual([
		'',
		'das Neueste',
	]);
});

test('where there is no database, none is begun, and the ways on are named', async () => {
	const folder = newFolder();
	const { exit, err } = await runCommand('status', { DATA_DIR: folder });
	expect(exit).toBe(1);
	for (const way of ['--data ORDNER', 'werkplan wiederherstellen', 'der erste Start'])
		expect(err).toContain(way);
	expect(readdirSync(folder)).toEqual([]);
});

const COMMANDS = 'list show status retry gut werbung export auskunft delete'.split(' ');
const HELP = ['', 'hilfe', 'help', '--hilfe', '--help', 'list -h'];
test.each(HELP)('„%s“ explains every command in German', async (line) => {
	const { exit, out } = await runCommand(line, {});
	for (const name of COMMANDS) expect(out).toMatch(RegExp(`^ +${name} .*\\n +[A-ZÄÖÜ]`, 'm'));
	expect(exit).toBe(0);
});
