import { rmSync } from 'node:fs';
import { expect, test } from 'vitest';
import { hearConsole } from '../testing/hear-console.ts';
import { install } from './install.ts';
import { installWith, running, server } from './testing/new-release.ts';

const heard = hearConsole();
/** All that was printed, each with its line's end. */
const said = () => heard.map((text) => `${text}\n`).join('');

test.each([
	[
		'a faulty setting',
		'MAIL_FROM=niemand\nSMTP_URL=smtp://c.de\nMAIL_TO=c@d.de\n',
		/^Mit den Einstellungen in \S+\/env startet der Dienst nicht\. [\s\S]*„niemand“ ist keine E-Mail/,
	],
	['a file that is no text in UTF-8', '\0S\0M', /kein Text in UTF-8/],
])('%s is refused before anything has changed', async (_, text, sentence) => {
	const fake = server();
	await expect(installWith(fake, text)).rejects.toThrow(sentence);
	expect(fake.ran.filter((line) => /systemd|apt|cp /.test(line))).toEqual([]);
	expect(fake.machine.settings(), 'as they were').toEqual({});
});

test('settings that have become faulty are refused with their own file, and stay as they are', async () => {
	const fake = running();
	fake.write('/etc/werkplan.env', 'RATE_LIMIT=viel\n');
	await expect(install(fake.machine, ['b.de'])).rejects.toThrow(
		/in \S+\/etc\/werkplan\.env startet/,
	);
	expect(fake.machine.settings()).toEqual({ RATE_LIMIT: 'viel' });
	await expect(install(fake.machine, ['b.de', '--einstellungen', '/weg'])).rejects.toThrow(
		/„\/weg“ gibt es nicht; ein Muster ist \S+\/root\/neu\/\.env\.example/,
	);
});

test('a release that is not taken ends the installation with 1', async () => {
	const fake = server({ fails: (line) => line.includes('switch-release.ts') });
	await installWith(fake);
	expect(process.exitCode).toBe(1);
	expect(said()).not.toContain('Es läuft');
});

test('ports that are not free, and a missing Caddy, are seen to', async () => {
	const fake = server({ fails: (line) => line === 'caddy version' });
	await expect(installWith(fake)).rejects.toThrow();
	expect(fake.ran.some((line) => line.startsWith('ss '))).toBe(true);
	expect(fake.ran.some((line) => line.endsWith('install caddy'))).toBe(true);
});

test.each([
	[['203.0.113.10'], /ist keine Domain/],
	[['www..de'], /ist keine Domain/],
	[['-a.de'], /ist keine Domain|nicht aufrufen/],
	[['a-.de'], /ist keine Domain/],
	[['a.de.'], /ist keine Domain/],
	[['a'], /ist keine Domain/],
	[['http://a.de'], /„http:\/\/a\.de“ ist keine Domain/],
	[['a.de', 'b.de'], /So kann man es nicht aufrufen/],
	[['--quatsch'], /So kann man es nicht aufrufen[\s\S]*--einstellungen DATEI/],
])('the call %j is explained', async (args, sentence) => {
	await expect(install(server().machine, args)).rejects.toThrow(sentence);
});

test.each([
	['an address that is none', 'SITE_URL=www.a.de\n', /SITE_URL: „www\.a\.de“ ist keine Adresse/],
	['no text in UTF-8', '\0S\0I', /kein Text in UTF-8/],
])('settings with %s are told where no domain is given', async (_, text, sentence) => {
	const fake = running();
	fake.write('/etc/werkplan.env', text);
	await expect(install(fake.machine, [])).rejects.toThrow(sentence);
	await install(fake.machine, ['--hilfe']);
	expect(said()).toMatch(/^Aufruf: /);
});

test.each(['localhost', 'a-b.de', 'dienst.xn--bro-hoa.de', 'a.xn--p1ai', 'a1.de'])(
	'%s is a domain',
	async (domain) => {
		const fake = server();
		await install(fake.machine, [domain]);
		expect(fake.machine.settings().SITE_URL).toBe(`https://${domain}`);
	},
);

test.each(['--hilfe', '--help', '-h'])('%s explains the call, and does nothing', async (option) => {
	const { machine, ran } = server({ isRoot: false });
	await install(machine, ['--quatsch', option]);
	expect(said()).toMatch(/^Aufruf: sudo \.\/installieren\.sh/);
	expect(ran).toEqual([]);
});

test('only root can install, and only where systemd runs', async () => {
	const user = server({ isRoot: false });
	await expect(install(user.machine, ['a.de'])).rejects.toThrow(/mit sudo davor: sudo \.\/inst/);
	const container = server();
	rmSync(container.machine.path('/run/systemd/system'), { recursive: true });
	await expect(install(container.machine, ['a.de'])).rejects.toThrow(/läuft ohne systemd/);
});
