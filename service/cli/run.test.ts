import { expect, test } from 'vitest';
import { owner, runCommand } from '../testing/owner.ts';

test.each([
	['quatsch', 'Diesen Befehl gibt es nicht: quatsch\n'],
	['list --quatsch', 'Diese Option gibt es hier nicht: --quatsch\n'],
	['list --email a@b', 'Diese Option gibt es hier nicht: --email\n'],
	['list --anzahl', 'Es fehlt der Wert von --anzahl <zahl>'],
	['list --anzahl viele', 'Ein Wert passt nicht: --anzahl <zahl> viele'],
	['list 7', 'Es sind zu viele Angaben für list'],
	['show', 'Es fehlt die Angabe nummer'],
	['show sieben', '„sieben“ ist keine Nummer'],
	['auskunft', 'dazu braucht es ein Terminal'],
	['delete 1..b', '„1..b“ ist kein Bereich'],
	['export --format xml', 'Ein Wert passt nicht: --format <csv|json> xml'],
	['delete --ja', 'dazu braucht es ein Terminal'],
	['delete 1 --verdacht', 'gelten ohne andere Auswahl'],
	['gut', 'Es fehlt die Angabe nummer'],
])('the wrong call „%s“ is explained in German and ends with 2', async (line, message) => {
	const err = expect.stringContaining(message);
	expect(await owner().command(line)).toMatchObject({ exit: 2, out: '', err });
});

const ABOUT_NOBODY = expect.stringMatching(/"anfragen":\s\[\s*\]/);
test.each([
	['list', 0, 'Noch keine Anfragen.', ''],
	['show 7', 1, '', 'Es gibt keine Anfrage 7.'],
	['search nichts davon', 1, '', 'Keine Anfrage enthält „nichts davon“.'],
	['delete 2..9 --ja', 1, '', '2..9: nichts gespeichert.'],
	['auskunft --email wer@x.example', 1, ABOUT_NOBODY, 'Von wer@x.example ist nichts gespeichert.'],
	['retry', 1, '', 'Nichts ist gescheitert; was wartet, ist unterwegs oder ohnehin fällig.'],
	['backup /gibt/es/nicht', 1, '', '/gibt/es/nicht lässt sich nicht anlegen (ENOENT).'],
])('without inquiries „%s“ says so and ends with %i', async (line, exit, out, err) => {
	expect(await owner().command(line)).toMatchObject({ exit, out, err });
});

const COMMANDS = 'list show search status retry gut werbung export auskunft delete backup'.split(
	' ',
);

test.each(['', 'help', '--help', '-h'])('„%s“ explains every command in German', async (line) => {
	const { exit, out } = await runCommand(line, {});
	for (const name of COMMANDS) expect(out).toMatch(new RegExp(`^ +${name} .* [A-ZÄÖÜ]`, 'm'));
	expect(out).not.toMatch(/Usage|Options|Commands|\[options|display help/);
	expect(exit).toBe(0);
});

test('a folder without a database is named and ends with 1', async () => {
	const err = expect.stringContaining('In /gibt/es/nicht ist keine Datenbank');
	expect(await runCommand('list', { DATA_DIR: '/gibt/es/nicht' })).toMatchObject({ exit: 1, err });
});
