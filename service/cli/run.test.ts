import { describe, expect, test } from 'vitest';
import { AT, owner, typed } from './testing/owner.ts';

describe('wrong usage is said in German and ends with 2', () => {
	test.each([
		['quatsch', 'Den Befehl „quatsch“ gibt es nicht.'],
		['list --quatsch', 'Die Option --quatsch gibt es hier nicht.'],
		['list -q', 'Die Option -q gibt es hier nicht.'],
		['list --email a@b', 'Die Option --email gibt es hier nicht.'],
		['list --anzahl', 'Bei der Option --anzahl <zahl> fehlt der Wert.'],
		['list --anzahl viele', 'Der Wert „viele“ passt nicht zu --anzahl <zahl>.'],
		['list 7', 'Zu viele Angaben für „list“.'],
		['show', 'Es fehlt eine Angabe: nummer'],
		['show sieben', '„sieben“ ist keine Nummer'],
		['retry sieben', '„sieben“ ist keine Nummer'],
		['export', 'Es fehlt eine Angabe: --format <csv|json>'],
		['export --format xml', 'Der Wert „xml“ passt nicht zu --format <csv|json>.'],
		['delete', '--email ADRESSE'],
		['auskunft', 'Es fehlt eine Angabe: --email <adresse>'],
		['backup', 'Es fehlt eine Angabe: datei'],
	])('%s', async (line, message) => {
		const { exit, out, err } = await owner().types(line);
		expect(err).toContain(message);
		expect(exit).toBe(2);
		expect(out).toBe('');
	});
});

const COMMANDS = 'list show search status retry export auskunft delete backup'.split(' ');

test.each(['', 'help', '--help', '-h'])('„%s“ explains every command in German', async (line) => {
	const { exit, out } = await typed(line, {});
	for (const name of COMMANDS) expect(out).toMatch(new RegExp(`^ +${name} .* [A-ZÄÖÜ]`, 'm'));
	expect(out).not.toMatch(/Usage|Options|Commands|\[options|display help/);
	expect(exit).toBe(0);
});

test('a command explains itself', async () => {
	const { exit, out } = await typed('delete --help', {});
	expect(out).toMatch(/Aufruf: anfragen delete .*\[nummer\][\s\S]*--email <adresse>/);
	expect(exit).toBe(0);
});

test('a folder without a database is named and ends with 1', async () => {
	const { exit, err } = await typed('list', { DATA_DIR: '/gibt/es/nicht' }, { now: () => AT });
	expect(err).toContain('In /gibt/es/nicht ist keine Datenbank');
	expect(exit).toBe(1);
});
