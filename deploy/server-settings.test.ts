import { expect, test } from 'vitest';
import { otherDomain } from './proxy.ts';
import { unknownSettings, withSettings } from './server-settings.ts';
import { fakeMachine } from './testing/fake-machine.ts';

test('a setting is changed in its place, or added where its line is missing', () => {
	const text = '# Mail\nSMTP_URL=alt\nMAIL_TO=a@b.de\n';
	expect(withSettings(text, { SMTP_URL: 'neu', SITE_URL: 'https://c.de' })).toBe(
		'# Mail\nSMTP_URL=neu\nMAIL_TO=a@b.de\nSITE_URL=https://c.de\n',
	);
});

test('of several lines with one name the last counts, and one is left, as it is read', () => {
	const text = 'MAIL_TO=alt@b.de\nPORT=1\n export MAIL_TO = neu@b.de # Postfach\n';
	expect(withSettings(text, { MAIL_TO: 'c@d.de' })).toBe('PORT=1\nMAIL_TO=c@d.de\n');
});

test('names of settings that nobody knows are told, but for those of Node', () => {
	const { machine, write } = fakeMachine();
	write('/etc/werkplan.env', 'MAIL_TO=a@b.de\nNODE_EXTRA_CA_CERTS=/ca\n');
	expect(unknownSettings(machine)).toBe('');
	write('/etc/werkplan.env', 'MAILTO=a@b.de\nWACHEURL=https://a.de\n');
	expect(unknownSettings(machine)).toContain('MAILTO, WACHEURL.');
});

test('a domain has its other name with or without www, a subdomain has none', () => {
	expect(['www.a.de', 'a.de', 'dienst.a.de', 'localhost'].map(otherDomain)).toEqual([
		'a.de',
		'www.a.de',
		'',
		'',
	]);
});
