import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { startMailServer } from '../../testing/mail-server.ts';
import { newFolder } from '../../testing/new-folder.ts';
import { sendAnfrage } from '../../testing/send-anfrage.ts';
import { type Answer, sendRequest } from '../../testing/send-request.ts';
import { bootDebian, runProgram } from './boot-debian.ts';

/** One server through its life: the tests follow one another. Caddy makes `localhost` a certificate itself. */
const SITE = 'https://localhost';
const HEALTH = `${SITE}/backend/health`;
/** Built before these tests run. */
const BUILT = { DIST_DIR: resolve('dist'), RELEASE_DIR: newFolder() };
const archive = pack();

const mail = await startMailServer();
const debian = await bootDebian('300m');
afterAll(async () => {
	await debian.powerOff();
	await mail[Symbol.asyncDispose]();
});
const { run, attempt, root } = debian;

test('one command installs the site, over HTTPS, with a form whose inquiries are stored and mailed', async () => {
	unpack('');
	writeFileSync(join(root, 'root/falsch'), 'MAIL_FROM=niemand\n');
	expect((await attempt(install('--einstellungen /root/falsch'))).stderr).toMatch(
		/MAIL_FROM: „niemand“ ist keine E-Mail[\s\S]*\nAbgebrochen: Der Dienst antwortet nicht.*\n$/,
	);
	await run('rm /etc/werkplan.env');
	const settings = `SMTP_URL=${mail.url}\nMAIL_FROM=a@b.de\nMAIL_TO=c@d.de\nRATE_LIMIT=0\n`;
	writeFileSync(join(root, 'root/einstellungen'), settings);
	expect(await run(install('--einstellungen /root/einstellungen'))).toContain(
		'Es läuft: werkplan-',
	);
	expect((await sendRequest(`${SITE}/about`)).status).toBe(200);
	expect((await sendRequest(HEALTH)).status).toBe(200);
	expect((await sendAnfrage(SITE, 'die erste')).text).toContain('Vielen Dank');
	await expect
		.poll(() => mail.mails.map(({ text }) => text))
		.toEqual([expect.stringContaining('die erste')]);
	expect(await run('werkplan status')).toMatch(
		/Fassung: .*werkplan-[\s\S]*in Ordnung[\s\S]*anfragen-\d{4}/,
	);
});

test('after a reboot it runs again by itself', async () => {
	await debian.reboot();
	await expect.poll(() => sendRequest(HEALTH).then(statusOf, () => 0)).toBe(200);
	expect(await messages()).toEqual(['die erste']);
});

test('published from home under load, and taken back, it answers every request and stores each inquiry once', async () => {
	const before = await version();
	await useKeyOfServer();
	const load = visit();
	const published = await home('root@localhost', '--muster');
	expect(published).toContain(`Online: ${SITE}`);
	expect(await version()).not.toBe(before);
	expect(await home('root@localhost', '--zurueck')).toContain(`Online: ${SITE}`);
	expect(await version()).toBe(before);
	const { failed, thanked } = await load.end();
	expect(failed).toEqual([]);
	expect(thanked.length).toBeGreaterThan(50);
	expect((await messages()).toSorted()).toEqual(['die erste', ...thanked].toSorted());
});

test('a release that does not start is taken back, and visitors notice nothing', async () => {
	const before = await version();
	unpack('-kaputt');
	writeFileSync(
		join(root, 'root', 'werkplan-kaputt', 'service/server.js'),
		'throw new Error("kaputt")',
	);
	const load = visit();
	const { status, stderr } = await attempt(install('', '-kaputt'));
	expect([status, stderr]).toEqual([1, expect.stringMatching(/kaputt[\s\S]*es läuft wieder/)]);
	expect(await version()).toBe(before);
	expect((await load.end()).failed).toEqual([]);
});

test('a copy takes the place of the database, and what came later stays to be read', async () => {
	await run('werkplan sichern');
	const copied = await messages();
	await sendAnfrage(SITE, 'nach der Sicherung');
	const copy = await run('ls /var/backups/werkplan/*.sqlite');
	expect(await run(`werkplan wiederherstellen ${copy}`)).toContain('Wiederhergestellt');
	expect(await messages()).toEqual(copied);
	const later = await run('werkplan anfragen list --data /var/lib/werkplan/vor-*');
	expect(later).toContain('nach der Sicherung');
	await run('rm -r /var/lib/werkplan/vor-*');
});

test('copies go to another machine; one that does not arrive is told by health, status and command', async () => {
	await run('useradd --create-home nebenan && install -d -o nebenan /home/nebenan/kopien');
	await run('echo SICHERUNG_ZIEL=nebenan@localhost:kopien >> /etc/werkplan.env');
	const { stderr } = await attempt('werkplan sichern');
	expect(stderr).toMatch(/kam aber nicht zu nebenan@localhost.*ssh-ed25519 /);
	expect(await sendRequest(HEALTH)).toMatchObject({ status: 503 });
	expect(await attempt('werkplan status')).toMatchObject({
		status: 1,
		stdout: expect.stringContaining('kam aber nicht'),
	});
	const keys = '/home/nebenan/.ssh/authorized_keys';
	await run(
		`install -D -o nebenan /var/backups/werkplan/.ssh/id_ed25519.pub ${keys} && chown nebenan /home/nebenan/.ssh`,
	);
	await run('touch /home/nebenan/kopien/anfragen-$(date -d "-40 days" +%F).sqlite');
	await run('touch -d "-29 days" /var/backups/werkplan/anfragen-alt.sqlite');
	await run('werkplan sichern');
	expect(await run('ls /home/nebenan/kopien')).toBe(
		basename(await run('ls /var/backups/werkplan/*.sqlite')),
	);
	expect((await sendRequest(HEALTH)).status).toBe(200);
});

test('on a full disk inquiries are refused in plain text until there is room', async () => {
	await run('dd if=/dev/zero of=/var/lib/werkplan/ballast bs=4k || true');
	expect(await sendAnfrage(SITE, 'kein Platz')).toMatchObject({
		status: 503,
		headers: { 'content-type': 'text/plain; charset=utf-8' },
	});
	await run('rm /var/lib/werkplan/ballast');
	expect((await sendAnfrage(SITE, 'wieder Platz')).status).toBe(200);
});

test.each(['werkplan', 'caddy'])('%s, killed, is back within seconds', async (unit) => {
	await run(`systemctl kill --signal=KILL ${unit}`);
	await expect
		.poll(() => sendRequest(HEALTH).then(statusOf, () => 0), { timeout: 15_000 })
		.toBe(200);
});

test('a link that the service’s user plants gives it nothing of root’s', async () => {
	await run('systemctl stop werkplan.socket werkplan');
	await run('cp /var/lib/werkplan/anfragen.sqlite /root/geheim.sqlite && mkdir -m 777 /tmp/x');
	await run(
		'cd /var/lib/werkplan && mv anfragen.sqlite* /tmp/x && ln -s /root/geheim.sqlite anfragen.sqlite',
	);
	await run('ln -sf /root/geheim.txt /var/lib/werkplan/sicherung.txt');
	for (const command of ['anfragen list', 'sichern'])
		expect((await attempt(`werkplan ${command}`)).status, command).not.toBe(0);
	expect((await attempt('ls /root/geheim.txt')).status).not.toBe(0);
	await run('cd /var/lib/werkplan && rm anfragen.sqlite sicherung.txt && mv /tmp/x/* .');
	await run('systemctl start werkplan.socket werkplan');
});

test('each refusal is one German sentence', async () => {
	const said = async (line: string) => (await attempt(line)).stderr.trim();
	expect(await said('runuser -u nobody werkplan status')).toBe(
		'Abgebrochen: Dieser Befehl braucht die Rechte des Verwalters; bitte mit sudo davor: sudo werkplan status',
	);
	expect(await said('werkplan wiederherstellen weg')).toMatch(
		/^Abgebrochen: Diese Datei gibt es nicht: „weg“/,
	);
	expect(await said('werkplan quatsch')).toMatch(
		/^Abgebrochen: Den Befehl „quatsch“ gibt es nicht/,
	);
	expect(await said(`cd ${inServer('')} && runuser -u nobody ./installieren.sh www.x.de`)).toMatch(
		/^Abgebrochen: .*mit sudo davor/,
	);
	await run('echo "# von Hand" > /etc/caddy/Caddyfile');
	expect(await said(install())).toMatch(/^Abgebrochen: Caddy bedient hier schon anderes/);
});

function pack(): string {
	const env = { ...process.env, ...BUILT };
	return execFileSync(process.execPath, ['tools/release.ts'], { env, encoding: 'utf8' }).trim();
}

/** Unpacks the archive in root's home; `as` makes it another release. */
function unpack(as: string): void {
	const folder = join(root, inServer(as));
	mkdirSync(folder);
	execFileSync('tar', ['-xzf', archive, '-C', folder, '--strip-components=1']);
	if (as) writeFileSync(join(folder, 'VERSION'), `werkplan${as}\n`);
}

function inServer(as: string): string {
	return `/root/werkplan${as}`;
}

function install(options = '', as = ''): string {
	return `cd ${inServer(as)} && ./installieren.sh localhost ${options}`;
}

function version(): Promise<string> {
	return run('cat /opt/werkplan/current/VERSION');
}

/** All stored messages, oldest first, as the owner's command prints them. */
async function messages(): Promise<string[]> {
	const list: { message: string }[] = JSON.parse(
		await run('werkplan anfragen export --format json'),
	);
	return list.map(({ message }) => message).reverse();
}

/** Calls `npm run veroeffentlichen` as at home, with a key for the server and Caddy's own authority. */
async function home(...args: string[]): Promise<string> {
	const authority = join(root, 'var/lib/caddy/.local/share/caddy/pki/authorities/local/root.crt');
	const env = { ...process.env, ...BUILT, SITE_URL: SITE, NODE_EXTRA_CA_CERTS: authority };
	const program = ['tools/veroeffentlichen.ts', ...args];
	const { status, stdout, stderr } = await runProgram(process.execPath, program, env);
	expect(status, stdout + stderr).toBe(0);
	return stdout;
}

/** Lets this machine's ssh in, with files that only these tests see. */
async function useKeyOfServer(): Promise<void> {
	const ssh = newFolder();
	chmodSync(ssh, 0o700);
	execFileSync('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-f', join(ssh, 'id_ed25519')]);
	writeFileSync(join(ssh, 'config'), 'StrictHostKeyChecking accept-new\n');
	execFileSync('mount', ['--bind', ssh, '/root/.ssh']);
	await run('mkdir -p -m 700 /root/.ssh');
	cpSync(join(ssh, 'id_ed25519.pub'), join(root, 'root/.ssh/authorized_keys'));
}

function statusOf({ status }: Answer): number {
	return status;
}

/** Four visitors who look at a page and send an inquiry, again and again until `end` is called. */
function visit() {
	const failed: string[] = [];
	const thanked: string[] = [];
	let isOver = false;
	const ask = async (what: string, asked: Promise<Answer>) => {
		const { status, text } = await asked.catch((error) => ({ status: 0, text: String(error) }));
		if (status !== 200) failed.push(`${what}: ${status} ${text}`);
		return status === 200;
	};
	const visitor = async (name: string) => {
		for (let number = 0; !isOver; number += 1) {
			const message = `${name}, ${number}`;
			await ask(`Seite für ${message}`, sendRequest(`${SITE}/about`));
			if (await ask(message, sendAnfrage(SITE, message))) thanked.push(message);
			await new Promise((done) => setTimeout(done, 100));
		}
	};
	const all = [1, 2, 3, 4].map((number) =>
		visitor(`${failed.length} Besucher ${number} ${Date.now()}`),
	);
	return {
		async end() {
			isOver = true;
			await Promise.all(all);
			return { failed, thanked };
		},
	};
}
