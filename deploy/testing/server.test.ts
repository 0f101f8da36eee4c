import { execFile, execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { cpSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import { startMailServer } from '../../testing/mail-server.ts';
import { newFolder } from '../../testing/new-folder.ts';
import { sendAnfrage } from '../../testing/send-anfrage.ts';
import { type Answer, sendRequest } from '../../testing/send-request.ts';
import { bootDebian } from './boot-debian.ts';

/** One server through its life: the tests follow one another. */
const SITE = 'https://localhost';
const INSTALL = '/root/neu/installieren.sh localhost';
const VERSION = 'cat /opt/werkplan/current/VERSION';

const mail = await startMailServer();
const { root, run, powerOn, powerOff } = await bootDebian('300m');
afterAll(async () => {
	await powerOff();
	await mail[Symbol.asyncDispose]();
});

/** For the tools at home. The site was built before these tests; Caddy signs its certificate itself. */
const env = {
	...process.env,
	DIST_DIR: resolve('dist'),
	RELEASE_DIR: newFolder(),
	SITE_URL: SITE,
	NODE_EXTRA_CA_CERTS: `${root}/var/lib/caddy/.local/share/caddy/pki/authorities/local/root.crt`,
};

test('one command installs the site, over HTTPS, with a form whose inquiries are stored and mailed', async () => {
	cpSync(await atHome('tools/release.ts'), join(root, 'root/archiv'));
	await run('mkdir /root/neu && tar -xzf /root/archiv -C /root/neu --strip-components=1');
	const faulty = await refusal(`MAIL_FROM=niemand ${INSTALL} --ja`);
	expect(faulty).toMatch(/„niemand“ ist keine E-Mail[\s\S]*\nAbgebrochen: Der Dienst antwortet/);
	await run('rm /etc/werkplan.env');
	const settings = `SMTP_URL=${mail.url}\nMAIL_FROM=a@b.de\nMAIL_TO=c@d.de\nRATE_LIMIT=0\n`;
	writeFileSync(join(root, 'root/einstellungen'), settings);
	const installed = await run(`${INSTALL} --einstellungen /root/einstellungen`);
	expect(installed).toMatch(/Eingerichtet ist localhost, gebaut .* für [\w.-]+,/);
	expect((await sendAnfrage(SITE, 'die erste')).text).toContain('Vielen Dank');
	await expect.poll(() => mail.mails.map(({ text }) => text).join()).toContain('die erste');
	expect(await run('werkplan status')).toMatch(/werkplan-\d.*in Ordnung.*läuft;.*anfragen-\d/s);
	const stopped = 'systemctl stop caddy && werkplan status && systemctl start caddy';
	expect(await run(stopped)).toMatch(/Caddy: +läuft nicht/);
});

test('the service is confined, and what it has in memory is never written to disk', async () => {
	await run('systemd-analyze security --threshold=20 werkplan');
	const limits = 'systemctl show -p MemorySwapMax,LimitCORE --value werkplan';
	expect(await run(limits)).toBe('0\n0');
});

test('when the machine was off, it runs again by itself', async () => {
	await powerOff();
	await powerOn();
	await expect.poll(health).toBe(200);
	expect(await messages()).toEqual(['die erste']);
});

test('under load a release is published from home, taken back, and one that does not start refused: every request is answered, each inquiry stored once', async () => {
	const before = await run(VERSION);
	const publish = (option: string) => atHome('tools/veroeffentlichen.ts', 'root@localhost', option);
	useKeyOfServer();
	const end = visit();
	expect(await publish('--muster')).toContain(`Online: ${SITE}`);
	expect(await run(VERSION)).not.toBe(before);
	expect(await publish('--zurueck')).toContain(`Online: ${SITE}`);
	expect(await run(VERSION)).toBe(before);
	await run('cd /root/neu && echo kaputt > VERSION && echo "throw Error()" > service/server.js');
	expect(await refusal(INSTALL)).toMatch(/Error[\s\S]*es läuft wieder/);
	expect(await run(VERSION)).toBe(before);
	const { statuses, sent } = await end();
	expect(statuses).toEqual([200]);
	expect(sent.length).toBeGreaterThan(50);
	expect(await messages()).toEqual(['die erste', ...sent].toSorted());
});

test('a copy takes the place of the database, and what came later stays to be read', async () => {
	await run('werkplan sichern');
	const copied = await messages();
	await sendAnfrage(SITE, 'nach der Sicherung');
	await run('werkplan wiederherstellen /var/backups/werkplan/*.sqlite');
	expect(await messages()).toEqual(copied);
	const later = 'werkplan anfragen list --data /var/lib/werkplan/vor-*';
	expect(await run(later)).toContain('nach der Sicherung');
});

test('copies go to another machine; one that does not arrive is told by health, status and command', async () => {
	await run('useradd --create-home nebenan && install -d -o nebenan /home/nebenan/kopien');
	await run('echo SICHERUNG_ZIEL=nebenan@localhost:kopien >> /etc/werkplan.env');
	const reason = /kam aber nicht zu nebenan@localhost.*ssh-ed25519 /;
	expect(await refusal('werkplan sichern')).toMatch(reason);
	expect(await health()).toBe(503);
	expect(await refusal('werkplan status >&2')).toMatch(reason);
	await run('install -d -o nebenan /home/nebenan/.ssh');
	await run('cat /var/backups/werkplan/.ssh/id_ed25519.pub > /home/nebenan/.ssh/authorized_keys');
	await run('touch /home/nebenan/kopien/anfragen-$(date -d "-40 days" +%F).sqlite');
	await run('touch -d "-29 days" /var/backups/werkplan/anfragen-alt.sqlite');
	await run('mkdir /var/lib/werkplan/vor-20260101-000000');
	await run('werkplan sichern');
	const kept = basename(await run('ls /var/backups/werkplan/*.sqlite'));
	expect(await run('ls /home/nebenan/kopien')).toBe(kept);
	expect(await run('ls /var/lib/werkplan')).not.toContain('vor-20260101');
	expect(await health()).toBe(200);
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
	await expect.poll(health, { timeout: 15_000 }).toBe(200);
});

test('a link that the service’s user plants gives it nothing of root’s', async () => {
	const inData = (line: string) => run(`cd /var/lib/werkplan && ${line}`);
	await run('systemctl stop werkplan.socket werkplan');
	await inData('cp anfragen.sqlite /root/geheim.sqlite && mkdir -m 777 /tmp/x');
	await inData('mv anfragen.sqlite* /tmp/x && ln -s /root/geheim.sqlite anfragen.sqlite');
	await inData('ln -sf /root/geheim.txt sicherung.txt');
	await refusal('werkplan anfragen list');
	await refusal('werkplan sichern');
	await refusal('ls /root/geheim.txt');
	await inData('rm anfragen.sqlite sicherung.txt && mv /tmp/x/* .');
	await run('systemctl start werkplan.socket werkplan');
});

test('each refusal is one German sentence', async () => {
	await run('echo "# von Hand" > /etc/caddy/Caddyfile');
	const sentences = {
		'runuser -u nobody werkplan status': 'Dieser Befehl braucht .*: sudo werkplan status',
		'werkplan wiederherstellen weg': 'Diese Datei gibt es nicht: „weg“.*',
		'werkplan quatsch': 'Den Befehl „quatsch“ gibt es nicht.*',
		'cd /root/neu && runuser -u nobody ./installieren.sh': '.*mit sudo davor.*',
		[INSTALL]: 'Caddy bedient hier schon anderes.*',
	};
	for (const [line, sentence] of Object.entries(sentences))
		expect(await refusal(line)).toMatch(RegExp(`^Abgebrochen: ${sentence}$`));
});

/** Runs a line on the server that must fail, and returns the error it prints. */
function refusal(line: string): Promise<string> {
	return run(line).then(
		() => expect.fail(`${line} should have failed.`),
		({ stderr }) => stderr.trim(),
	);
}

/** All stored messages, sorted. */
async function messages(): Promise<string[]> {
	const printed = await run('werkplan anfragen export --format json');
	return Array.from(printed.matchAll(/"nachricht": "(.*)"/g), ([, text = '']) => text).toSorted();
}

async function atHome(...args: string[]): Promise<string> {
	return (await promisify(execFile)(process.execPath, args, { env })).stdout.trim();
}

/** Lets this machine's ssh in, with files that only these tests see. */
function useKeyOfServer(): void {
	const make = `
		mkdir -p /root/.ssh && mount -t tmpfs -o mode=700 tmpfs /root/.ssh && cd /root/.ssh
		ssh-keygen -q -t ed25519 -N '' -f id_ed25519
		echo StrictHostKeyChecking accept-new > config
		install -D -m 600 id_ed25519.pub ${root}/root/.ssh/authorized_keys`;
	execFileSync('sh', ['-ec', make]);
}

function health(): Promise<number | string> {
	return statusOf(sendRequest(`${SITE}/backend/health`));
}

/** Returns the status of an answer, or why there is none. */
function statusOf(asked: Promise<Answer>): Promise<number | string> {
	return asked.then(({ status }) => status, String);
}

/** Four visitors look at a page and send an inquiry, again and again until the returned function is called. */
function visit() {
	const statuses = new Set<number | string>();
	const sent: string[] = [];
	let isOver = false;
	const visitor = async () => {
		while (!isOver) {
			const message = randomUUID();
			statuses.add(await statusOf(sendRequest(`${SITE}/about`)));
			statuses.add(await statusOf(sendAnfrage(SITE, message)));
			sent.push(message);
			await sleep(100);
		}
	};
	const all = Promise.all([1, 2, 3, 4].map(visitor));
	return async () => {
		isOver = true;
		await all;
		return { statuses: [...statuses], sent };
	};
}
