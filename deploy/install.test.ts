import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { install } from './install.ts';
import { type FakeMachine, fakeMachine, pointTo } from './testing/fake-machine.ts';

let said = '';
beforeEach(() => {
	said = '';
	vi.spyOn(console, 'log').mockImplementation((text = '') => {
		said += `${text}\n`;
	});
});
afterEach(() => {
	process.exitCode = undefined;
	vi.restoreAllMocks();
});

/** A new server on which release A lies unpacked in /root/neu. @param fails tells which program does */
function server(fails: (line: string) => boolean = () => false): FakeMachine {
	const fake: FakeMachine = fakeMachine({
		own: '/root/neu',
		program(line) {
			if (fails(line)) return { status: 1, stderr: 'E: lock' };
			if (line.startsWith('cp -r')) copy(fake);
			if (line === 'caddy version') return { status: 0, stdout: 'v2.6.2 h1:abc' };
			if (line.startsWith('dpkg --verify')) return { status: 0, stdout: '' };
			if (/maintenance\.ts neu$/.test(line)) fake.write('/var/lib/werkplan/anfragen.sqlite', '');
			if (/maintenance\.ts probe$/.test(line)) return { status: 0, stdout: 'Probe-Mail gesendet.' };
			return line.includes('is-active --quiet werkplan-umschalten') ? 3 : 0;
		},
		answer: () => new Response('OK'),
	});
	fake.write('/run/systemd/system/x', '');
	fake.write('/root/neu/VERSION', 'C\n');
	fake.write('/root/neu/dist/robots.txt', 'Sitemap: https://www.a.de/sitemap-index.xml\n');
	fake.write(
		'/root/neu/.env.example',
		readFileSync(join(import.meta.dirname, '../.env.example'), 'utf8'),
	);
	return fake;
}

/** What `cp -r` does here of the release. */
function copy(fake: FakeMachine): void {
	fake.write('/opt/werkplan/releases/C.neu/.env', 'SMTP_URL=geheim\n');
	fake.write('/opt/werkplan/releases/C.neu/VERSION', 'C\n');
}

const SETTINGS = 'SMTP_URL=smtp://a:b@c.de\nMAIL_FROM=a@b.de\nMAIL_TO=c@d.de\n';

/** Installs with these settings in a file. */
async function installWith(fake: FakeMachine, text = SETTINGS, ...options: string[]) {
	fake.write('/root/env', text);
	await install(fake.machine, [
		'www.a.de',
		'--einstellungen',
		fake.machine.path('/root/env'),
		...options,
	]);
}

test('a first installation writes settings for root alone, begins the database, and tries the ways to the owner', async () => {
	const fake = server();
	await installWith(fake, `${SETTINGS}WACHE_URL=https://hc.example/1\nPORT=1\n`);
	const settings = fake.machine.settings();
	expect(settings).toMatchObject({ MAIL_TO: 'c@d.de', SITE_URL: 'https://www.a.de' });
	expect(settings.PORT, 'the unit’s business').toBeUndefined();
	const begun = fake.ran.findIndex((line) => line.endsWith('maintenance.ts neu'));
	const switched = fake.ran.findIndex((line) => line.startsWith('systemd-run'));
	expect(begun).toBeGreaterThan(-1);
	expect(switched).toBeGreaterThan(begun);
	expect(fake.ran[switched]).toMatch(/--unit=werkplan-umschalten -- .*switch-release\.ts C$/);
	expect(existsSync(join(fake.machine.base, 'releases/C/.env')), 'no password lies beside it').toBe(
		false,
	);
	expect(said).toMatch(/Probe-Mail gesendet\.[\s\S]*Der Wachdienst \(WACHE_URL\) hat einen Aufruf/);
	expect(said).toMatch(/Was jetzt noch bei Ihnen liegt/);
	expect(said).not.toMatch(/WACHE_URL in/);
	expect(readFileSync(fake.machine.path('/etc/apt/apt.conf.d/52werkplan'), 'utf8')).toContain(
		'Automatic-Reboot "true"',
	);
	expect(readFileSync(fake.machine.domainFile, 'utf8')).toMatch(
		/DOMAIN=www\.a\.de\n.*OTHER_DOMAIN=a\.de\n.*CADDY=debian/,
	);
});

test('where there are copies, no empty database takes the place of one that is lost', async () => {
	const fake = server();
	fake.write('/var/backups/werkplan/anfragen-2026-11-27-030000.sqlite', '');
	await installWith(fake);
	expect(fake.ran.filter((line) => line.endsWith('maintenance.ts neu'))).toEqual([]);
});

test('an update keeps the settings, and names one that nobody knows', async () => {
	const fake = server();
	pointTo(fake.machine, 'current', 'A');
	fake.write('/etc/werkplan.env', `${SETTINGS}SITE_URL=https://www.a.de\nMAILTO=x@y.de\n`);
	await install(fake.machine, []);
	expect(fake.machine.settings().MAIL_TO).toBe('c@d.de');
	expect(said).toMatch(/Hinweis: .*niemand kennt: MAILTO/);
	expect(said).not.toContain('Was jetzt noch');
});

test.each([
	[
		'a faulty setting',
		'MAIL_FROM=niemand\nSMTP_URL=smtp://c.de\nMAIL_TO=c@d.de\n',
		/„niemand“ ist keine E-Mail/,
	],
	['a file that is no text in UTF-8', '\0S\0M', /kein Text in UTF-8/],
])('%s is refused before anything has changed', async (_, text, sentence) => {
	const fake = server();
	await expect(installWith(fake, text)).rejects.toThrow(sentence);
	expect(fake.ran.filter((line) => /systemd|apt|cp /.test(line))).toEqual([]);
	expect(fake.machine.settings(), 'as they were').toEqual({ SITE_URL: 'https://www.a.de' });
});

test('a release that is not taken ends the installation with 1', async () => {
	const fake = server((line) => line.includes('switch-release.ts'));
	await installWith(fake);
	expect(process.exitCode).toBe(1);
	expect(said).not.toContain('Es läuft');
});

test('without Caddy nothing of Caddy is touched', async () => {
	const fake = server();
	await installWith(fake, SETTINGS, '--ohne-caddy');
	expect(fake.ran.filter((line) => line.includes('caddy'))).toEqual([]);
	expect(existsSync(fake.machine.domainFile)).toBe(false);
});

test('a package is installed after the lists were read anew, and waits for apt', async () => {
	let locked = 2;
	let isRead = false;
	const fake = server((line) => {
		if (!line.includes('apt-get')) return false;
		if (line.endsWith(' update')) isRead = true;
		if (locked > 0) return locked-- > 0;
		return !isRead;
	});
	await installWith(fake);
	expect(isRead).toBe(true);
	expect(said).toContain('installiert gerade selbst etwas');
	expect(
		fake.ran.filter((line) => line.endsWith('install unattended-upgrades')).length,
	).toBeGreaterThan(1);
});

test.each([
	[['203.0.113.10'], /ist keine Domain/],
	[['a.de', 'b.de'], /So kann man es nicht aufrufen/],
	[['--quatsch'], /So kann man es nicht aufrufen/],
])('the call %j is explained', async (args, sentence) => {
	writeFileSync(server().machine.path('/root/neu/VERSION'), 'C');
	await expect(install(server().machine, args)).rejects.toThrow(sentence);
});
