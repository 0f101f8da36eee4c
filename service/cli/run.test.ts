import { describe, expect, test } from 'vitest';
import { AT, owner, typed } from './testing/owner.ts';

describe('wrong usage is said in German and ends with 2', () => {
	test.each([
		['quatsch', 'Den Befehl „quatsch“ gibt es nicht.'],
		['list --quatsch', 'Die Option --quatsch gibt es hier nicht.'],
		['list --email a@b', 'Die Option --email gibt es hier nicht.'],
		['list --anzahl', 'Bei der Option --anzahl <zahl> fehlt der Wert.'],
		['list --anzahl viele', 'Der Wert „viele“ passt nicht zu --anzahl <zahl>.'],
		['list 7', 'Zu viele Angaben für „list“.'],
		['show', 'Es fehlt eine Angabe: nummer'],
		['show sieben', '„sieben“ ist keine Nummer'],
		['auskunft', 'dazu braucht es ein Terminal'],
		['delete 1..b', '„1..b“ ist kein Bereich'],
		['export --format xml', 'Der Wert „xml“ passt nicht zu --format <csv|json>.'],
		['delete --ja', 'dazu braucht es ein Terminal'],
	])('%s', async (line, message) => {
		const { exit, out, err } = await owner().types(line);
		expect(err).toContain(message);
		expect(exit).toBe(2);
		expect(out).toBe('');
	});
});

test.each([
	['list', 0, 'Noch keine Anfragen.', ''],
	['show 7', 1, '', 'Es gibt keine Anfrage 7.'],
	['search nichts davon', 1, '', 'Keine Anfrage enthält „nichts davon“.'],
	['delete 2..9 --ja', 1, '', '2..9: nichts gespeichert.'],
	['retry', 1, '', 'Nichts wartet, nichts ist gescheitert.'],
	['backup /gibt/es/nicht', 1, '', '/gibt/es/nicht lässt sich nicht anlegen (ENOENT).'],
])('where there is nothing yet, „%s“ ends with %i and a word', async (line, exit, out, err) => {
	expect(await owner().types(line)).toMatchObject({ exit, out, err });
});

const COMMANDS = 'list show search status retry export auskunft delete backup'.split(' ');

test.each(['', 'help', '--help', '-h'])('„%s“ explains every command in German', async (line) => {
	const { exit, out } = await typed(line, {});
	for (const name of COMMANDS) expect(out).toMatch(new RegExp(`^ +${name} .* [A-ZÄÖÜ]`, 'm'));
	expect(out).not.toMatch(/Usage|Options|Commands|\[options|display help/);
	expect(exit).toBe(0);
});

test('a folder without a database is named and ends with 1', async () => {
	const { exit, err } = await typed('list', { DATA_DIR: '/gibt/es/nicht' }, { now: () => AT });
	expect(err).toContain('In /gibt/es/nicht ist keine Datenbank');
	expect(exit).toBe(1);
});
