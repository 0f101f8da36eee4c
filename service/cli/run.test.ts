import { expect, test } from 'vitest';
import { owner, runCommand } from '../testing/owner.ts';

test.each([
	['quatsch', 'Den Befehl „quatsch“ gibt es nicht.'],
	['list --quatsch', 'So geht es: npm run anfragen -- list [--suche'],
	['list --email a@b', 'So geht es'],
	['list --suche', 'So geht es'],
	['list 7', 'So geht es'],
	['show', 'So geht es: npm run anfragen -- show NUMMER'],
	['show sieben', '„sieben“ ist weder eine Nummer'],
	['auskunft', 'dazu braucht es ein Terminal'],
	['export --format xml', 'So geht es: npm run anfragen -- export [--format csv|json]'],
	['delete --ja', 'dazu braucht es ein Terminal'],
	['delete 1 --verdacht', '--verdacht gilt nur ohne Nummer.'],
	['gut', 'So geht es'],
])('the wrong call „%s“ is explained in German and ends with 2', async (line, message) => {
	const err = expect.stringContaining(message);
	const { command } = await owner();
	expect(await command(line)).toMatchObject({ exit: 2, out: '', err });
});

test.each([
	['list', 0, 'Keine Anfrage gefunden.', ''],
	['show 7', 1, '', 'Es gibt keine Anfrage 7.'],
	['delete 9 --ja', 1, '', 'Es gibt keine Anfrage 9.'],
	['auskunft --email wer@x.example', 1, '[]', 'Von wer@x.example ist nichts gespeichert.'],
	['retry', 1, '', 'Nichts zu tun: zugestellt, unterwegs oder schon fällig.'],
	['sichern /gibt/es/nicht', 1, '', expect.stringContaining('Sicherung ist nicht gelungen')],
])('without inquiries „%s“ says so and ends with %i', async (line, exit, out, err) => {
	const { command } = await owner();
	expect(await command(line)).toMatchObject({ exit, out, err });
});

const COMMANDS = 'list show status retry gut werbung export auskunft delete sichern'.split(' ');

test.each(['', 'help', '--help', '-h'])('„%s“ explains every command in German', async (line) => {
	const { exit, out } = await runCommand(line, {});
	for (const name of COMMANDS) expect(out).toMatch(new RegExp(`^ +${name} .*\\n +[A-ZÄÖÜ]`, 'm'));
	expect(exit).toBe(0);
});

test('a folder without a database is named and ends with 1', async () => {
	const err = expect.stringContaining('In /gibt/es/nicht ist keine Datenbank');
	expect(await runCommand('list', { DATA_DIR: '/gibt/es/nicht' })).toMatchObject({ exit: 1, err });
});
