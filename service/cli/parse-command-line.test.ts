import { describe, expect, test } from 'vitest';
import { COMMANDS } from './commands.ts';
import { AT, owner, typed } from './testing/owner.ts';

describe('wrong usage is said in German and ends with 2', () => {
	test.each([
		['quatsch', 'Den Befehl „quatsch“ gibt es nicht.'],
		['list --quatsch', 'Die Option --quatsch gibt es nicht.'],
		['list -q', 'Die Option -q gibt es nicht.'],
		['list --email a@b', '„list“ kennt die Option --email nicht.'],
		['list --anzahl', 'Mit der Option --anzahl stimmt etwas nicht'],
		['list --json=ja', 'Mit der Option --json stimmt etwas nicht'],
		['list --anzahl viele', '--anzahl erwartet eine ganze Zahl, nicht „viele“.'],
		['list 7', 'Aufruf: list'],
		['show', 'Aufruf: show NUMMER'],
		['show sieben', '„sieben“ ist keine Nummer'],
		['retry sieben', '„sieben“ ist keine Nummer'],
		['export', '--format csv oder --format json'],
		['export --format xml', '--format csv oder --format json'],
		['delete', '--email ADRESSE'],
		['auskunft', '--email ADRESSE'],
		['backup', 'Aufruf: backup DATEI'],
	])('%s', async (line, message) => {
		const { exit, out, err } = await owner().types(line);
		expect(err).toContain(message);
		expect(exit).toBe(2);
		expect(out).toBe('');
	});
});

test.each(['', 'help', '--help', 'list -h'])('„%s“ explains every command', async (line) => {
	const { exit, out } = await typed(line, {});
	for (const { usage } of COMMANDS.values()) expect(out).toContain(usage);
	expect(exit).toBe(0);
});

test('a folder without a database is named and ends with 1', async () => {
	const { exit, err } = await typed('list', { DATA_DIR: '/gibt/es/nicht' }, { now: () => AT });
	expect(err).toContain('In /gibt/es/nicht ist keine Datenbank');
	expect(exit).toBe(1);
});
