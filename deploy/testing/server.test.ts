import { execFile, execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { cpSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
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
const VERSION = 'basename $(readlink /opt/werkplan/current)';
const COPIES = '/var/backups/werkplan';
/** Makes the release in /root/neu one of another name. */
const rename = (name: string) => `cd /root/neu && echo ${name} > VERSION`;

const mail = await startMailServer({
	onAuth: (_login, _session, done) => done(null, { user: 'w@b.de' }),
});
const { root, run, powerOn, powerOff } = await bootDebian('800m');
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

test('faulty settings are refused before anything has changed', async () => {
	cpSync(await atHome('tools/release.ts'), join(root, 'root/archiv'));
	await run('mkdir /root/neu && tar -xzf /root/archiv -C /root/neu --strip-components=1');
	settings(`SMTP_URL=${mail.url}\nMAIL_FROM=niemand\nMAIL_TO=c@d.de\n`);
	const faulty = await refusal(`${INSTALL} --einstellungen /root/neu/.env`);
	expect(faulty).toMatch(/^Abgebrochen: .*\/root\/neu\/\.env[\s\S]*„niemand“ ist keine E-Mail/);
	await refusal('ls /etc/werkplan.env /opt/werkplan');
});

test('one command installs the site, over HTTPS, with a form whose inquiries are stored and mailed', async () => {
	settings(`SMTP_URL=${mail.url}\nMAIL_FROM=a@b.de\nMAIL_TO=c@d.de\nRATE_LIMIT=0\n`);
	// As on a rented server in its first minutes, until the test lets it go.
	writeFileSync(join(root, 'root/lock.pl'), LOCK_APT);
	await run('perl /root/lock.pl >/dev/null 2>&1 &');
	const installing = run(
		`set -o pipefail; ${INSTALL} --einstellungen /root/neu/.env | tee /root/gesagt`,
	);
	const said = () => run('cat /root/gesagt');
	await expect.poll(said).toMatch(/installiert gerade selbst etwas/);
	await run('touch /root/frei');
	const installed = await installing;
	expect(installed).toMatch(
		/Probe-Mail.* c@d\.de[\s\S]*Eingerichtet ist localhost, gebaut .* für /,
	);
	expect(mail.mails.map(({ subject }) => subject)).toEqual([expect.stringContaining('Probe')]);
	expect((await sendAnfrage(SITE, 'die erste')).text).toContain('Vielen Dank');
	await expect.poll(() => mail.mails.map(({ text }) => text).join()).toContain('die erste');
	expect(await run('werkplan status')).toMatch(/werkplan-\d.*in Ordnung.*läuft;.*Kopien: /s);
	const stopped = 'systemctl stop caddy && werkplan status && systemctl start caddy';
	expect(await run(stopped)).toMatch(/Caddy: +läuft nicht/);
});

test('only root reads settings, copies and their key; the service is confined, and Caddy bounded', async () => {
	await run('systemd-analyze security --threshold=20 werkplan');
	const limits = 'systemctl show -p MemorySwapMax,LimitCORE --value werkplan';
	expect(await run(limits)).toBe('0\n0');
	const asService = 'setpriv --reuid=werkplan --regid=werkplan --clear-groups';
	await refusal(`${asService} ls ${COPIES}`);
	await refusal(`${asService} cat /etc/werkplan.env`);
	expect(await run('find /opt/werkplan -name .env')).toBe('');
	expect(await run('systemctl show -p MemoryMax --value caddy')).toMatch(/^\d+$/);
	await expect(fetch('http://127.0.0.1:2019/config/')).rejects.toThrow();
});

test('when the machine was off, it runs again by itself', async () => {
	await powerOff();
	await powerOn();
	await expect.poll(health).toBe(200);
	expect(await messages()).toEqual(['die erste']);
});

test('under load a release is published from home, taken back, and bad ones refused: every request is answered, each inquiry stored once', async () => {
	const before = await run(VERSION);
	const publish = (option: string) => atHome('tools/veroeffentlichen.ts', 'root@localhost', option);
	useKeyOfServer();
	const end = visit();
	expect(await publish('--muster')).toContain(`Online: ${SITE}`);
	expect(await run(VERSION)).not.toBe(before);
	expect(await publish('--zurueck')).toContain(`Online: ${SITE}`);
	expect(await run(VERSION)).toBe(before);
	await run(`${rename('startet-nicht')} && echo "throw Error()" > service/server.js`);
	expect(await refusal(INSTALL)).toMatch(/Error[\s\S]*es läuft wieder/);
	expect(await run(VERSION)).toBe(before);
	const { statuses, sent } = await end();
	expect(statuses).toEqual([200]);
	expect(sent.length).toBeGreaterThan(50);
	expect(await messages()).toEqual(['die erste', ...sent].toSorted());
});

test('a release that answers and then ends is taken back', async () => {
	const before = await run(VERSION);
	await run(`${rename('stuerzt-ab')} && echo "${ENDS_LATER}" > service/server.js`);
	expect(await refusal(INSTALL)).toMatch(/stuerzt-ab antwortet nicht.*es läuft wieder/);
	expect(await run(VERSION)).toBe(before);
	expect(await health()).toBe(200);
});

test('an interrupted switch comes to its end by itself, and the way back stays', async () => {
	const before = await run(VERSION);
	const wayBack = await run('readlink /opt/werkplan/previous');
	await run(`${rename('abgebrochen')} && echo "${NEVER_ANSWERS}" > service/server.js`);
	const terminal = await run(`setsid ${INSTALL} >/dev/null 2>&1 & echo $!`);
	await expect.poll(() => run(VERSION)).toBe('abgebrochen');
	await run(`kill -HUP -- -${terminal}`);
	const isSwitching = () => run('systemctl is-active werkplan-umschalten || true');
	expect(await isSwitching()).toBe('active');
	expect(await refusal('werkplan zurueck')).toMatch(/wird gerade umgeschaltet/);
	await expect.poll(isSwitching, { timeout: 120_000 }).toBe('inactive');
	expect(await run(VERSION)).toBe(before);
	await expect.poll(health).toBe(200);
	expect(wayBack).not.toBe('');
	await run('werkplan zurueck && werkplan zurueck');
	expect(await run(VERSION)).toBe(before);
});

test('after a restart of the machine in the middle of a switch the way back leads to what ran', async () => {
	const before = await run(VERSION);
	await run(rename('neustart'));
	await run(`setsid ${INSTALL} >/dev/null 2>&1 &`);
	await expect.poll(() => run(VERSION)).toBe('neustart');
	await powerOff();
	await powerOn();
	await run('werkplan zurueck');
	expect(await run(VERSION)).toBe(before);
	await expect.poll(health).toBe(200);
});

test('with broken settings nothing is switched, and what runs goes on', async () => {
	const before = await run(VERSION);
	await run('echo RATE_LIMIT=viel >> /etc/werkplan.env');
	expect(await refusal(INSTALL)).toMatch(/\/etc\/werkplan\.env startet der Dienst nicht/);
	expect([await run(VERSION), await health()]).toEqual([before, 200]);
});

test('a service that cannot start is told by mail, once, and runs again when its fault is mended', async () => {
	const told = () => mail.mails.filter(({ text }) => text?.includes('„werkplan“ ausgefallen'));
	await run('systemctl restart werkplan || true');
	await expect.poll(() => told().length, { timeout: 120_000 }).toBe(1);
	await run('sed -i /RATE_LIMIT=viel/d /etc/werkplan.env');
	await expect.poll(health, { timeout: 200_000 }).toBe(200);
	await run('systemctl start --no-block werkplan-meldung@werkplan.service || true');
	await sleep(3_000);
	expect(told().length).toBe(1);
});

test('the mail server is asked for anew, a wrong answer at once, and tried', async () => {
	const { port } = new URL(mail.url);
	const answers = [`https://x`, `127.0.0.1:${port}`, 'niemand', 'w@b.de', 'geheim', 'neu@d.de'];
	const typed = answers.map((answer) => `sleep 1; echo ${answer};`).join(' ');
	const said = await run(`(${typed} sleep 9) | script -qec "werkplan mail" /dev/null`);
	expect(said).toContain('„https://x“ ist kein Rechnername.');
	expect(said).toContain('„niemand“ ist keine E-Mail-Adresse');
	expect(said).not.toContain('geheim');
	expect(said).toMatch(/Probe-Mail.*neu@d\.de/);
	expect(mail.mails.at(-1)?.to).toEqual([expect.objectContaining({ address: 'neu@d.de' })]);
	expect(await run('stat -c "%U %a" /etc/werkplan.env')).toBe('root 600');
});

test('a copy takes the place of the database, which can be undone', async () => {
	await run('werkplan sichern');
	const copied = await messages();
	const copy = await newestCopy();
	await sendAnfrage(SITE, 'nach der Sicherung');
	const restored = await run(`werkplan wiederherstellen ${copy} --ja`);
	expect(restored).toMatch(/: \d+ Anfragen, vom .* bis .*\nJetzt gespeichert: \d+ Anfragen/);
	expect(await messages()).toEqual(copied);
	const [, wayBack = ''] = /(werkplan wiederherstellen \S+\.sqlite)/.exec(restored) ?? [];
	await run(`${wayBack} --ja`);
	expect(await messages()).toEqual([...copied, 'nach der Sicherung'].toSorted());
});

test('what is no copy is not taken for one, and nothing changes', async () => {
	await run('werkplan anfragen export > /root/export.csv');
	await run(`head -c 9000 ${await newestCopy()} > /root/halb.sqlite`);
	await run(`/opt/werkplan/current/bin/node -e "${FOREIGN_DATABASE}"`);
	const before = await messages();
	for (const file of ['/etc/passwd', '/root/export.csv', '/root/fremd.sqlite', '/root/halb.sqlite'])
		expect(await refusal(`werkplan wiederherstellen ${file} --ja`)).toContain(file);
	expect(await messages()).toEqual(before);
	expect(await run('ls /var/lib/werkplan')).not.toContain('.neu');
});

test('a vanished database is not replaced by an empty one; a copy is the way out, without what was deleted on request', async () => {
	await run('werkplan anfragen delete 1 --ja');
	await run('werkplan sichern');
	const [oldest = ''] = (await run(`ls ${COPIES}/*.sqlite`)).split('\n');
	await run('systemctl stop werkplan.timer werkplan.socket werkplan');
	await run('rm -rf /var/lib/werkplan/*');
	await run('systemctl start werkplan werkplan.timer');
	expect((await sendAnfrage(SITE, 'nicht angenommen')).status).toBe(503);
	expect((await sendRequest(`${SITE}/about`)).status).toBe(200);
	expect(await refusal('werkplan status >&2')).toContain('werkplan wiederherstellen');
	await run(`werkplan wiederherstellen ${oldest} --ja`);
	expect(await health()).toBe(200);
	expect(await messages()).not.toContain('die erste');
	expect((await sendAnfrage(SITE, 'wieder angenommen')).status).toBe(200);
});

test('copies go to another machine; one that does not arrive is told by health, status and command', async () => {
	await run('useradd --create-home nebenan && install -d -o nebenan /home/nebenan/kopien');
	await run('echo SICHERUNG_ZIEL=nebenan@localhost:kopien >> /etc/werkplan.env');
	const reason = /kam aber nicht zu nebenan@localhost.*ssh-ed25519 /;
	expect(await refusal('werkplan sichern')).toMatch(reason);
	expect(await health()).toBe(503);
	expect(await refusal('werkplan status >&2')).toMatch(reason);
	const told = /„werkplan-sicherung“ ausgefallen/;
	await run('systemctl start werkplan-sicherung || true');
	await expect.poll(() => mail.mails.map(({ text }) => text).join()).toMatch(told);
	await run('install -d -o nebenan /home/nebenan/.ssh');
	const line = `sed 's/^/restrict /' ${COPIES}/.ssh/id_ed25519.pub`;
	await run(`${line} > /home/nebenan/.ssh/authorized_keys`);
	await run('touch /home/nebenan/kopien/anfragen-$(date -d "-40 days" +%F)-020000.sqlite');
	await run('systemctl start werkplan-sicherung');
	const newest = (await newestCopy()).replace(`${COPIES}/`, '');
	expect(await run('ls /home/nebenan/kopien')).toBe(newest);
	expect(await health()).toBe(200);
});

test('that the service does not answer is told at the latest after a day', async () => {
	const units = 'werkplan.timer werkplan.socket werkplan';
	await run(`systemctl stop ${units}`);
	await expect(run('systemctl start werkplan-sicherung')).rejects.toThrow();
	await run(`systemctl start ${units} werkplan-sicherung`);
	expect(await health()).toBe(200);
});

test('on a full disk inquiries are refused in words until there is room', async () => {
	await run('dd if=/dev/zero of=/var/lib/werkplan/ballast bs=4k || true');
	expect(await sendAnfrage(SITE, 'kein Platz')).toMatchObject({
		status: 503,
		headers: { 'content-type': 'application/json; charset=utf-8' },
	});
	await run('systemctl restart werkplan');
	expect((await sendRequest(`${SITE}/about`)).status).toBe(200);
	expect((await sendAnfrage(SITE, 'noch kein Platz')).status).toBe(503);
	await run('rm /var/lib/werkplan/ballast');
	await expect.poll(health, { timeout: 90_000 }).toBe(200);
	expect((await sendAnfrage(SITE, 'wieder Platz')).status).toBe(200);
});

test.each(['werkplan', 'caddy'])('%s, killed, is back within seconds', async (unit) => {
	await run(`systemctl kill --kill-whom=main --signal=KILL ${unit}`);
	await expect.poll(health, { timeout: 15_000 }).toBe(200);
});

test('a link that the service’s user plants gives it nothing of root’s', async () => {
	const inData = (line: string) => run(`cd /var/lib/werkplan && ${line}`);
	await run('systemctl stop werkplan.timer werkplan.socket werkplan');
	await inData('cp anfragen.sqlite /root/geheim.sqlite && mkdir -m 777 /tmp/x');
	await inData('mv anfragen.sqlite* /tmp/x && ln -s /root/geheim.sqlite anfragen.sqlite');
	await inData('ln -sf /root/geheim.txt sicherung.json.neu');
	await inData('ln -sf /root/geheim.txt kopie.neu && ln -sf /root/geheim.txt probe.neu');
	await refusal('werkplan anfragen list');
	await refusal('werkplan sichern');
	await refusal(`werkplan wiederherstellen /var/lib/werkplan/anfragen.sqlite --ja`);
	await refusal('ls /root/geheim.txt');
	await inData('rm anfragen.sqlite && mv /tmp/x/* .');
	await run('systemctl start werkplan werkplan.timer');
	await run('werkplan sichern');
});

test('each refusal is one German sentence', async () => {
	await run('rm /etc/systemd/system/caddy.service.d/werkplan-domain.conf');
	await run('echo "# von Hand" > /etc/caddy/Caddyfile');
	const sentences = {
		'runuser -u nobody werkplan status': 'Dieser Befehl braucht .*: sudo werkplan status',
		'werkplan wiederherstellen weg': 'Diese Sicherung gibt es nicht: „weg“.*',
		'werkplan quatsch': 'Den Befehl „quatsch“ gibt es nicht.*',
		'chmod 711 /root && runuser -u nobody /root/neu/installieren.sh': '.*mit sudo davor.*',
		'/root/neu/installieren.sh www..de': '„www..de“ ist keine Domain.*',
		'/root/neu/installieren.sh 203.0.113.10': '„203.0.113.10“ ist keine Domain.*',
		[INSTALL]: 'Caddy bedient hier schon anderes.*',
	};
	for (const [line, sentence] of Object.entries(sentences))
		expect(await refusal(line)).toMatch(RegExp(`^Abgebrochen: ${sentence}$`));
});

/** Holds apt's lock for some seconds, as apt itself does. */
const LOCK_APT =
	'use Fcntl qw(:flock SEEK_SET F_WRLCK F_SETLK); open(my $f, ">", "/var/lib/dpkg/lock-frontend"); my $l = pack("s s x4 q q l", F_WRLCK, SEEK_SET, 0, 0, 0); fcntl($f, F_SETLK, $l) or die; sleep 1 until -e "/root/frei"';
const ENDS_LATER = "import './run-service.ts'; setTimeout(() => process.exit(1), 4000);";
const NEVER_ANSWERS = 'setInterval(() => {}, 1000);';
const FOREIGN_DATABASE =
	"new (require('node:sqlite').DatabaseSync)('/root/fremd.sqlite').exec('CREATE TABLE t (a)')";

/** Settings filled in beside .env.example, in the unpacked archive. */
function settings(text: string): void {
	writeFileSync(join(root, 'root/neu/.env'), text);
}

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

async function newestCopy(): Promise<string> {
	return await run(`ls ${COPIES}/anfragen-*.sqlite | tail -n 1`);
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
