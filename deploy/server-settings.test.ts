import { expect, test } from 'vitest';
import { loginIn, smtpUrl } from './ask-for-mail.ts';
import { otherDomain } from './proxy.ts';
import { faultsOf, unknownSettings, withSettings } from './server-settings.ts';
import { fakeMachine } from './testing/fake-machine.ts';
import { faultInWacheUrl } from './wache-url.ts';

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

test('a mail server is named as providers name it, and any password fits into its URL', () => {
	expect(smtpUrl('smtp.a.de', 'w@a.de', 'ge:heim/1@ü')).toBe(
		'smtp://w%40a.de:ge%3Aheim%2F1%40%C3%BC@smtp.a.de:587',
	);
	expect(smtpUrl('smtp.a.de:465', 'w', 'p')).toBe('smtps://w:p@smtp.a.de:465');
});

test('what was entered is known again, so that Enter keeps it', () => {
	const [server, user, password] = ['smtp.a.de:465', 'w@b.de', 'ge:heim/1@ü'];
	expect(loginIn(smtpUrl(server, user, password))).toEqual({ server, user, password });
	expect(loginIn(smtpUrl('smtp.a.de', user, password)).server).toBe('smtp.a.de');
	expect(loginIn()).toEqual({ server: '', user: '', password: '' });
});

test('names of settings that nobody knows are told, but for those of Node', () => {
	const { machine, write } = fakeMachine();
	write('/etc/werkplan.env', 'MAIL_TO=a@b.de\nNODE_EXTRA_CA_CERTS=/ca\n');
	expect(unknownSettings(machine)).toBe('');
	write('/etc/werkplan.env', 'MAILTO=a@b.de\nWACHEURL=https://a.de\n');
	expect(unknownSettings(machine)).toContain('MAILTO, WACHEURL.');
});

test('what is no web address is not taken for that of a watcher', () => {
	expect(faultInWacheUrl('')).toBe('');
	expect(faultInWacheUrl('https://hc-ping.com/1')).toBe('');
	expect(faultInWacheUrl('hc-ping.com/1')).not.toBe('');
});

test('settings with which the service would not start are named', () => {
	expect(faultsOf({ SMTP_URL: 'smtp://a.de', MAIL_FROM: 'niemand', MAIL_TO: 'a@b.de' })).toMatch(
		/„niemand“ ist keine E-Mail-Adresse/,
	);
	expect(faultsOf({ SMTP_URL: '', MAIL_FROM: '', MAIL_TO: '' })).toBe('');
});

test('a domain has its other name with or without www, a subdomain has none', () => {
	expect(['www.a.de', 'a.de', 'dienst.a.de', 'localhost'].map(otherDomain)).toEqual([
		'a.de',
		'www.a.de',
		'',
		'',
	]);
});
