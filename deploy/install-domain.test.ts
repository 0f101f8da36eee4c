import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inhaber } from '#shared/inhaber.ts';
import { hearConsole } from '../testing/hear-console.ts';
import { install } from './install.ts';
import { installWith, robots, running, SETTINGS, server } from './testing/new-release.ts';

const heard = hearConsole();
const said = () => heard.join('\n');

test('a domain that is given takes the place of one that is faulty', async () => {
	const fake = running();
	fake.write('/etc/werkplan.env', 'SITE_URL=www.a.de\n');
	await install(fake.machine, ['www.müller.de']);
	expect(fake.machine.settings().SITE_URL).toBe('https://www.xn--mller-kva.de');
});

test('without a domain it is the one that the site was built for, or of inhaber.yaml', async () => {
	const fake = server();
	await install(fake.machine, []);
	expect(fake.machine.settings().SITE_URL).toBe('https://www.a.de');
	const silent = server({ builtFor: 'ohne' });
	await install(silent.machine, []);
	expect(silent.machine.settings().SITE_URL).toBe(inhaber.siteUrl);
});

test('what a broken first installation has left does not settle the domain', async () => {
	const fake = server({ fails: (line) => line.includes('switch-release.ts') });
	await installWith(fake);
	fake.write('/root/neu/dist/robots.txt', robots('https://www.neu.de'));
	await install(fake.machine, []);
	expect(readFileSync(fake.machine.proposedSettings, 'utf8')).toContain(
		'SITE_URL=https://www.neu.de\n',
	);
});

test('a server goes on under its own name where its site was always built for another', async () => {
	const fake = running();
	fake.write('/etc/werkplan.env', `${SETTINGS}SITE_URL=https://dienst.a.de\n`);
	await install(fake.machine, []);
	expect(fake.machine.settings().SITE_URL).toBe('https://dienst.a.de');
});

test('a site that is suddenly built for another domain is refused, until a domain is named', async () => {
	const fake = running({ builtFor: 'https://www.neu.de' });
	await expect(install(fake.machine, [])).rejects.toThrow(
		/ist www\.a\.de eingerichtet, .* für www\.neu\.de gebaut\. .* --domain www\.neu\.de“/,
	);
	expect([fake.ran, fake.machine.settings().SITE_URL]).toEqual([[], 'https://www.a.de']);
	await install(fake.machine, ['www.a.de']);
	expect(fake.machine.settings().SITE_URL).toBe('https://www.a.de');
	fake.write('/opt/werkplan/releases/A/dist/robots.txt', robots('https://www.neu.de'));
	await install(fake.machine, []);
	expect(fake.machine.settings().SITE_URL, 'what was said once holds').toBe('https://www.a.de');
	await install(fake.machine, ['www.neu.de']);
	expect(fake.machine.settings().SITE_URL).toBe('https://www.neu.de');
});

test('so is one that comes after a trial, which was built for no domain', async () => {
	const fake = running({ builtFor: 'https://www.neu.de' });
	fake.write('/opt/werkplan/releases/A/dist/robots.txt', robots('ohne'));
	await expect(install(fake.machine, [])).rejects.toThrow(/ist www\.a\.de eingerichtet/);
});

test('the domain can be changed, and is known in other spellings', async () => {
	const fake = running();
	await install(fake.machine, ['https://WWW.B.de/']);
	expect(fake.machine.settings().SITE_URL).toBe('https://www.b.de');
	expect(said()).toMatch(/Hinweis: Eingerichtet ist www\.b\.de, gebaut .* aber für www\.a\.de,/);
});

test('a site that was built for no domain belongs to any', async () => {
	const fake = running({ builtFor: 'ohne' });
	await install(fake.machine, ['b.de']);
	expect(said()).not.toContain('gebaut wurde');
});
