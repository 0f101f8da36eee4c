import { chmodSync, readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseSettings } from '#shared/settings-file.ts';
import { changeServerSettings, unknownSettings, withSettings } from './server-settings.ts';
import { fakeMachine } from './testing/fake-machine.ts';

test('a setting is changed in its place, or added where its line is missing', () => {
	const text = '# Mail\nSMTP_URL=alt\nMAIL_TO=a@b.de\n';
	expect(withSettings(text, { SMTP_URL: 'neu', SITE_URL: 'https://c.de' })).toBe(
		'# Mail\nSMTP_URL=neu\nMAIL_TO=a@b.de\nSITE_URL=https://c.de\n',
	);
});

test('the first line can be changed like any other, and a name that only begins alike stays', () => {
	const text = 'MAIL_TO=alt\nMAIL_TO_ALT=x\n#MAIL_TO=y\nexport  MAIL_TO=neu';
	expect(withSettings('SITE_URL=a\n', { SITE_URL: 'b' })).toBe('SITE_URL=b\n');
	expect(withSettings(text, { MAIL_TO: 'z' })).toBe('MAIL_TO_ALT=x\n#MAIL_TO=y\nMAIL_TO=z\n');
});

test('the last of several lines with one name counts, as when they are read, and one is left', () => {
	const text = 'MAIL_TO=alt@b.de\nPORT=1\n export MAIL_TO = neu@b.de # Postfach\n';
	expect(withSettings(text, { MAIL_TO: 'c@d.de' })).toBe('PORT=1\nMAIL_TO=c@d.de\n');
});

test.each(['a#b@a.de', "'a@b.de", "o'neil#1@b.de", '`a@b.de', 'https://a.de/"\'#1'])(
	'%s is read as it was set',
	(value) => {
		const read = parseSettings(withSettings('MAIL_FROM=\n', { MAIL_FROM: value, MAIL_TO: "'" }));
		expect(read).toEqual({ MAIL_FROM: value, MAIL_TO: "'" });
	},
);

test('settings with which the service would not start are refused, and the file stays as it is', () => {
	const { machine } = fakeMachine();
	const changes = { SMTP_URL: 'smtp://a.de', MAIL_FROM: 'niemand', MAIL_TO: 'a@b.de' };
	expect(() => changeServerSettings(machine, changes)).toThrow(/werkplan\.env .*[\s\S]*„niemand“/);
	expect(readFileSync(machine.settingsFile, 'utf8')).toBe('SITE_URL=https://www.a.de\n');
});

test('the file of settings is replaced in one step, and is for root alone, whatever it was', () => {
	const { machine, write } = fakeMachine({ program: () => 3 });
	chmodSync(machine.settingsFile, 0o644);
	write('/etc/werkplan.env.neu', 'left over');
	changeServerSettings(machine, { MAIL_TO: 'a@b.de' });
	expect(readFileSync(machine.settingsFile, 'utf8')).toBe(
		'SITE_URL=https://www.a.de\nMAIL_TO=a@b.de\n',
	);
	expect(statSync(machine.settingsFile).mode & 0o777).toBe(0o600);
});

test('names of settings that nobody knows are told, but for those of Node', () => {
	const { machine, write } = fakeMachine();
	write('/etc/werkplan.env', 'MAIL_TO=a@b.de\nNODE_EXTRA_CA_CERTS=/ca\n');
	expect(unknownSettings(machine)).toBe('');
	write('/etc/werkplan.env', 'MAILTO=a@b.de\nWACHEURL=https://a.de\n');
	expect(unknownSettings(machine)).toContain('MAILTO, WACHEURL.');
});
