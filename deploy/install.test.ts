import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { hearConsole } from '../testing/hear-console.ts';
import { install } from './install.ts';
import { installWith, running, SETTINGS, server } from './testing/new-release.ts';

const heard = hearConsole();
/** All that was printed, each with its line's end. */
const said = () => heard.map((text) => `${text}\n`).join('');

test('a first installation makes account and folders, begins the database, and switches', async () => {
	const fake = server();
	await installWith(fake);
	const { base, data, own } = fake.machine;
	const release = join(base, 'releases/C');
	const steps = [
		'systemd-sysusers --inline u werkplan - "Werkplan" /var/lib/werkplan',
		`install -d -m 0700 -o werkplan -g werkplan ${data}`,
		`install -d -m 0755 ${base} ${base}/releases`,
		`cp -r --no-preserve=ownership ${own} ${release}.neu`,
		`chmod -R u=rwX,go=rX ${release}.neu`,
		`sync -f ${release}.neu`,
		/ bin\/node service\/maintenance\.ts neu$/,
		/^systemd-run .*--unit=werkplan-umschalten -- .*\/deploy\/switch-release\.ts C$/,
		'systemctl daemon-reload',
		'systemctl enable --quiet caddy',
		'systemctl restart caddy',
		'systemctl start werkplan-sicherung.service',
		/ probe$/,
	];
	const places = steps.map((step) =>
		fake.ran.findIndex((line) => (typeof step === 'string' ? line === step : step.test(line))),
	);
	expect(places).not.toContain(-1);
	expect(places).toEqual(places.toSorted((a, b) => a - b));
	expect(fake.optionsOf('maintenance.ts neu')?.cwd, 'by the new release').toBe(release);
	expect(readFileSync(join(release, 'VERSION'), 'utf8')).toBe('C\n');
	expect(existsSync(join(release, '.env')), 'no password lies beside it').toBe(false);
	expect(said()).toMatch(/Die Fassung wird erprobt[\s\S]*\nEs läuft: C\n/);
	expect(said()).not.toContain('Hinweis');
});

test('settings of a file are written as they are', async () => {
	const fake = server();
	await installWith(fake, `SITE_URL=https://b.de\n${SETTINGS}RATE_LIMIT=7\n`);
	expect(readFileSync(fake.machine.settingsFile, 'utf8')).toBe(
		`# Einstellungen des Dienstes; was sie bedeuten, steht in /opt/werkplan/current/.env.example.
# Nach einer Änderung: sudo systemctl restart werkplan
SITE_URL=https://www.a.de
${SETTINGS}RATE_LIMIT=7
`,
	);
	expect(said()).not.toContain('ersetzt');
	await installWith(fake, 'MAIL_LIMIT=7\n');
	expect(fake.machine.settings()).toEqual({ MAIL_LIMIT: '7', SITE_URL: 'https://www.a.de' });
	expect(said()).toMatch(
		/Einstellungen in \S+werkplan\.env werden durch die in \S+\/env ersetzt\./,
	);
});

test('ways to the owner are tried, and what is left to do is listed', async () => {
	await installWith(
		server(),
		`${SETTINGS}WACHE_URL=https://hc.example/1\nSICHERUNG_ZIEL=er@nas:k\n`,
	);
	expect(said()).toMatch(/Probe-Mail gesendet\.\nDer Wachdienst \(WACHE_URL\) hat einen Aufruf/);
	expect(said()).toMatch(
		/Was jetzt noch bei Ihnen liegt:\n {2}1\. .* für www\.a\.de und a\.de auf diesen Rechner: 203\.0\.113\.5\n {2}2\. https:\/\/www\.a\.de öffnen .*\n$/,
	);
	heard.length = 0;
	await installWith(server());
	expect(said()).toMatch(/\n {2}3\. .*SICHERUNG_ZIEL in .*\n {2}4\. .*WACHE_URL in .*\n$/);
	expect(said()).not.toContain('Der Wachdienst (WACHE_URL)');
});

test('at a terminal the first settings are asked for, but not with --ja', async () => {
	const answers = ['smtp.a.de', 'w#1@a.de', 'w', 'p', 'ich@a.de', 'https://hc.example/#1'];
	const fake = server({ answers });
	await install(fake.machine, ['dienst.a.de']);
	const asked = {
		SMTP_URL: 'smtp://w:p@smtp.a.de:587',
		MAIL_FROM: 'w#1@a.de',
		MAIL_TO: 'ich@a.de',
		WACHE_URL: 'https://hc.example/#1',
		SICHERUNG_ZIEL: '',
		SITE_URL: 'https://dienst.a.de',
	};
	expect(fake.machine.settings()).toEqual(asked);
	const silent = server({ answers: [] });
	await install(silent.machine, ['dienst.a.de', '--ja']);
	const empty = { SMTP_URL: '', MAIL_FROM: '', MAIL_TO: '', WACHE_URL: '' };
	expect(silent.machine.settings()).toEqual({ ...asked, ...empty });
});

test('where there are copies, whatever day they name, no empty database takes the place of one that is lost', async () => {
	const fake = server();
	fake.write('/var/backups/werkplan/anfragen-2027-05-01-030000.sqlite', '');
	await installWith(fake);
	expect(fake.ran.filter((line) => line.endsWith('maintenance.ts neu'))).toEqual([]);
});

test('a lost database without a copy is told, and the pages go online all the same', async () => {
	const fake = server({ fails: (line) => line.endsWith('maintenance.ts neu') });
	await installWith(fake);
	expect(said()).toMatch(/Hinweis: E: nein\n[\s\S]*Es läuft: C/);
});

test('an update keeps settings and database, and tries no way to the owner again', async () => {
	const fake = running({ hasEnv: false });
	fake.write('/var/lib/werkplan/anfragen.sqlite', '');
	await install(fake.machine, []);
	expect(fake.machine.settings()).toMatchObject({
		MAIL_TO: 'c@d.de',
		SITE_URL: 'https://www.a.de',
	});
	expect(said()).toMatch(/Einstellungen in \S+ bleiben, mit SITE_URL=https:\/\/www\.a\.de\./);
	expect(said()).not.toMatch(/Was jetzt noch|Probe-Mail|Hinweis/);
	expect(fake.ran.filter((line) => / (neu|probe)$/.test(line))).toEqual([]);
});

test('Caddy that serves the domain goes on while a release is installed', async () => {
	const fake = running();
	fake.write('/etc/systemd/system/caddy.service.d/werkplan-domain.conf', '');
	// Of no process: the fake systemctl says no number.
	fake.write('/proc/environ', 'DOMAIN=www.a.de\0');
	await install(fake.machine, []);
	expect(fake.ran).not.toContain('systemctl restart caddy');
	await install(fake.machine, ['www.b.de']);
	expect(fake.ran).toContain('systemctl restart caddy');
});

test('new settings are tried on an update, too', async () => {
	await installWith(running());
	expect(said()).toContain('Probe-Mail gesendet.');
	expect(said()).not.toContain('Was jetzt noch');
});

test('what an interrupted installation proposed is not taken by the next one', async () => {
	const fake = server();
	fake.write('/etc/werkplan.env.probe', 'SITE_URL=https://www.b.de\n');
	await installWith(fake);
	expect(fake.machine.settings()).toMatchObject({
		SITE_URL: 'https://www.a.de',
		MAIL_TO: 'c@d.de',
	});
});

test('settings and domain stay as they are where the release does not pass its trial', async () => {
	const fake = running({ fails: (line) => line.includes('switch-release.ts') });
	fake.write('/etc/systemd/system/caddy.service.d/werkplan-domain.conf', 'DOMAIN=www.a.de\n');
	await installWith(fake, 'MAIL_LIMIT=7\n');
	await install(fake.machine, ['www.b.de']);
	expect(fake.machine.settings()).toMatchObject({
		MAIL_TO: 'c@d.de',
		SITE_URL: 'https://www.a.de',
	});
	expect(readFileSync(fake.machine.domainFile, 'utf8')).toBe('DOMAIN=www.a.de\n');
});

test('names that nobody knows are told', async () => {
	const fake = running();
	fake.write('/etc/werkplan.env', 'SITE_URL=https://www.a.de\nMAILTO=x@y.de\n');
	await install(fake.machine, []);
	expect(said()).toMatch(/Hinweis: .*niemand kennt: MAILTO/);
});

test('Caddy is left alone where it serves this domain already', async () => {
	const fake = running();
	fake.write('/proc//environ', 'DOMAIN=www.a.de\0');
	await install(fake.machine, []);
	expect(fake.ran).not.toContain('systemctl restart caddy');
});

test('a release that is there is not copied again, and what is left of a broken copy goes', async () => {
	const fake = running();
	fake.write('/opt/werkplan/releases/C/VERSION', 'C');
	await install(fake.machine, []);
	expect(fake.ran.filter((line) => line.startsWith('cp '))).toEqual([]);
	const broken = running();
	broken.write('/opt/werkplan/releases/C.neu/rest', '');
	await install(broken.machine, []);
	expect(existsSync(join(broken.machine.base, 'releases/C/rest'))).toBe(false);
});

test('Caddy that was ours is left to the owner, who hears what it goes on doing', async () => {
	const fake = running();
	const folder = '/etc/systemd/system/caddy.service.d';
	for (const name of ['werkplan-domain.conf', 'werkplan.conf', 'eigenes.conf'])
		fake.write(`${folder}/${name}`, '');
	await install(fake.machine, ['--ohne-caddy']);
	expect(readdirSync(fake.machine.path(folder))).toEqual(['eigenes.conf']);
	expect(fake.ran, 'the switch finds none of ours').not.toContain('caddy version');
	expect(said()).toMatch(/Hinweis: Caddy ist jetzt Ihre Sache\. .*systemctl disable --now caddy/);
});

test('a release that does not get down to the disk is not there', async () => {
	const fake = running({ fails: (line) => line.startsWith('sync ') });
	await expect(install(fake.machine, [])).rejects.toThrow('E: nein');
	expect(existsSync(join(fake.machine.base, 'releases/C'))).toBe(false);
});

test('a server of another proxy stays so at the next release, until Caddy is asked for', async () => {
	const ofCaddy = (fake: ReturnType<typeof server>) =>
		fake.ran.filter((line) => /caddy|^ss /.test(line));
	const fake = running();
	await install(fake.machine, ['www.a.de']);
	expect(ofCaddy(fake)).toEqual([]);
	await install(fake.machine, ['--mit-caddy']);
	expect(ofCaddy(fake)).not.toEqual([]);
	expect(existsSync(fake.machine.domainFile)).toBe(true);
	await install(fake.machine, ['www.b.de']);
	expect(readFileSync(fake.machine.domainFile, 'utf8')).toContain('www.b.de');
});

test('without Caddy nothing of Caddy is touched', async () => {
	const fake = server();
	await installWith(fake, SETTINGS, '--ohne-caddy');
	expect(fake.ran.filter((line) => /caddy|^ss /.test(line))).toEqual([]);
	expect(existsSync(fake.machine.domainFile)).toBe(false);
	expect(said()).not.toContain('Caddy');
});
