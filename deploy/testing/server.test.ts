import { execFile, execFileSync } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import { DAY } from '../../service/times.ts';
import { readWatchReport, type WatchReport } from '../../service/watch-report.ts';
import { startMailServer } from '../../testing/mail-server.ts';
import { newFolder } from '../../testing/new-folder.ts';
import { sendAnfrage } from '../../testing/send-anfrage.ts';
import { sendRequest } from '../../testing/send-request.ts';
import { bootDebian, DATA_DISK } from './boot-debian.ts';
import { authorityOf, replaceCertificate } from './certificate.ts';
import { seenCertificate, startElsewhere, startWatcher, statusOf, visit } from './from-outside.ts';
import { startNameServer } from './name-server.ts';
import {
	ACME,
	AUTHORITY,
	ENDS_LATER,
	FOREIGN_DATABASE,
	LOCK_APT,
	NEVER_ANSWERS,
	SLOW_WATCH,
} from './put-on-server.ts';

/** One server through its life: the tests follow one another. */
const SITE = 'https://localhost';
const INSTALL = '/root/neu/installieren.sh localhost';
const VERSION = 'basename $(readlink /opt/werkplan/current)';
const COPIES = '/var/backups/werkplan';
/** Makes the release in /root/neu one of another name, with the service as it came. */
const rename = (name: string) =>
	`cd /root/neu && rm -r service && cp -r /root/service service && echo ${name} > VERSION`;
/** What the owner's command says in a shell that trusts Caddy's own authority, as the units do here. */
const STATUS = 'NODE_EXTRA_CA_CERTS=/etc/ca.crt werkplan status';

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
	NODE_EXTRA_CA_CERTS: authorityOf(root),
};

test('faulty settings are refused before anything has changed', async () => {
	cpSync(await atHome('tools/release.ts'), join(root, 'root/archiv'));
	await run('mkdir /root/neu && tar -xzf /root/archiv -C /root/neu --strip-components=1');
	await run('cp -r /root/neu/service /root/service');
	await run(SLOW_WATCH);
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
	await useCertificate(60);
	expect(await run(STATUS)).toMatch(
		/werkplan-\d.*in Ordnung.*läuft.*Von außen: +in Ordnung.*gilt bis.*Kopien: /s,
	);
});

test('Debian updates itself, and starts anew at night where that is needed', async () => {
	const configured = await run('apt-config dump');
	expect(configured).toContain('APT::Periodic::Unattended-Upgrade "1"');
	expect(configured).toContain('Unattended-Upgrade::Automatic-Reboot "true"');
	expect(await run('systemctl is-enabled apt-daily-upgrade.timer')).toBe('enabled');
	await run('unattended-upgrade --help');
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
	const end = visit(SITE);
	expect(await publish('--muster')).toContain(`Online: ${SITE}`);
	expect(await run(VERSION)).not.toBe(before);
	expect(await publish('--zurueck')).toContain(`Online: ${SITE}`);
	expect(await run(VERSION)).toBe(before);
	await run(`${rename('startet-nicht')} && echo "throw Error()" > service/server.js`);
	expect(await refusal(INSTALL)).toMatch(
		/Error[\s\S]*startet-nicht wird nicht genommen, es läuft weiter/,
	);
	await run(
		`${rename('nimmt-nichts-an')} && sed -i 's/INTO anfrage/INTO nirgends/' service/store/*.ts`,
	);
	expect(await refusal(INSTALL)).toMatch(/nimmt-nichts-an wird nicht.*Probeanfrage nicht an \(503/);
	expect(await run(VERSION)).toBe(before);
	const { statuses, sent } = await end();
	expect(statuses).toEqual([200]);
	expect(sent.length).toBeGreaterThan(50);
	expect(await messages()).toEqual(['die erste', ...sent].toSorted());
});

test('a release that answers and then ends is taken back', async () => {
	const before = await run(VERSION);
	await run(`${rename('stuerzt-ab')} && echo "${ENDS_LATER}" > service/server.js`);
	expect(await refusal(INSTALL)).toMatch(/stuerzt-ab wird nicht genommen, es läuft weiter/);
	expect(await run(VERSION)).toBe(before);
	expect(await health()).toBe(200);
});

test('an interrupted switch comes to its end by itself, and the way back stays', async () => {
	const before = await run(VERSION);
	const wayBack = await run('readlink /opt/werkplan/previous');
	await run(`${rename('abgebrochen')} && echo "${NEVER_ANSWERS}" > service/server.js`);
	const terminal = await run(`setsid ${INSTALL} >/dev/null 2>&1 & echo $!`);
	const isTried = () => run('systemctl is-active werkplan-probe || true');
	await expect.poll(isTried).toBe('active');
	await run(`kill -HUP -- -${terminal}`);
	const isSwitching = () => run('systemctl is-active werkplan-umschalten || true');
	expect(await isSwitching()).toBe('active');
	expect(await refusal('werkplan zurueck')).toMatch(/wird gerade umgeschaltet/);
	await expect.poll(isSwitching, { timeout: 120_000 }).toBe('inactive');
	expect(await run(VERSION)).toBe(before);
	expect(await run('readlink /opt/werkplan/previous')).toBe(wayBack);
	await expect.poll(health).toBe(200);
	await run('werkplan zurueck && werkplan zurueck');
	expect(await run(VERSION)).toBe(before);
});

test.each([
	['while a release is tried', 'systemctl is-active werkplan-probe', 'active'],
	['in the middle of a switch', VERSION, 'neustart'],
])(
	'after a restart of the machine %s what ran or the way back to it is there',
	async (_, line, state) => {
		const before = await run(VERSION);
		await run(rename('neustart'));
		await run(`setsid ${INSTALL} >/dev/null 2>&1 &`);
		await expect.poll(() => run(`${line} || true`)).toBe(state);
		await powerOff();
		await powerOn();
		if ((await run(VERSION)) !== before) await run('werkplan zurueck');
		expect(await run(VERSION)).toBe(before);
		await expect.poll(health).toBe(200);
		expect(
			await run('ls -d /var/tmp/*werkplan-probe* 2>/dev/null || true'),
			'no copy is left',
		).toBe('');
	},
);

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
	await expect.poll(health, { timeout: 400_000 }).toBe(200);
	await run('systemctl start --no-block werkplan-meldung@werkplan.service || true');
	await sleep(3_000);
	expect(told().length).toBe(1);
});

test('the mail server is asked for anew, a wrong answer at once, and tried', async () => {
	const { port } = new URL(mail.url);
	const answers = [
		`https://x`,
		`127.0.0.1:${port}`,
		'niemand',
		'website@b.de',
		'w@b.de',
		'geheim',
		'neu@d.de',
	];
	const typed = answers.map((answer) => `sleep 1; echo ${answer};`).join(' ');
	const said = await run(`(${typed} sleep 9) | script -qec "werkplan mail" /dev/null`);
	expect(said).toContain('„https://x“ ist kein Rechnername.');
	expect(said).toContain('„niemand“ ist keine E-Mail-Adresse');
	expect(said).not.toContain('geheim');
	expect(said).toMatch(/Probe-Mail.*neu@d\.de/);
	expect(said).toContain('[a@b.de]');
	expect(mail.mails.at(-1)?.to).toEqual([expect.objectContaining({ address: 'neu@d.de' })]);
	expect(mail.mails.at(-1)?.from).toMatchObject({ address: 'website@b.de' });
	expect(await run('cat /etc/werkplan.env')).toContain(`//w%40b.de:geheim@127.0.0.1:${port}`);
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
	const [zeichen] =
		/\w{4}-\w{2}/.exec(await run('werkplan anfragen list --suche "die erste"')) ?? [];
	await run(`werkplan anfragen delete ${zeichen} --ja`);
	await run('werkplan sichern');
	const [oldest = ''] = (await run(`ls ${COPIES}`)).split('\n');
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

test('copies go to another machine; one that is away is told after three days, and health stays well', async () => {
	await run('useradd --create-home nebenan');
	await run('echo SICHERUNG_ZIEL=nebenan@localhost:kopien/werkplan >> /etc/werkplan.env');
	const reason =
		/kam aber nicht zu nebenan@localhost.*restrict,command="internal-sftp" ssh-ed25519 /;
	expect(await refusal('werkplan sichern')).toMatch(reason);
	expect(await run(STATUS)).not.toMatch(reason);
	await run(`sed -i -E 's/("seit":")2[0-9]{3}-/\\12024-/' /var/lib/werkplan/sicherung.json`);
	expect(await run(`${STATUS} || true`)).toMatch(reason);
	expect(await health()).toBe(200);
	await run('install -d -o nebenan /home/nebenan/.ssh');
	const line = `sed 's/^/restrict,command="internal-sftp" /' ${COPIES}/.ssh/id_ed25519.pub`;
	await run(`${line} > /home/nebenan/.ssh/authorized_keys`);
	await run('systemctl start werkplan-sicherung');
	const there = 'ls /home/nebenan/kopien/werkplan';
	const newest = (await newestCopy()).replace(`${COPIES}/`, '');
	expect(await run(there), 'the folder was made').toBe(newest);
	const old = 'anfragen-$(date -d "-40 days" +%F)-020000.sqlite';
	await run(`cd /home/nebenan/kopien/werkplan && touch ${old} ${old}.neu`);
	await run('werkplan sichern');
	expect(await run(there), 'what is old or broken went').not.toMatch(/-020000|neu/);
	const shell = `ssh -i ${COPIES}/.ssh/id_ed25519 -o UserKnownHostsFile=${COPIES}/.ssh/known_hosts`;
	expect(await run(`timeout 5 ${shell} nebenan@localhost id 2>&1 || true`)).not.toContain('uid=');
	expect(await run(STATUS)).not.toMatch(reason);
});

test('a newer copy there than here is told: this server was put back', async () => {
	const ahead = 'anfragen-$(date +%F)-235959.sqlite';
	await run(`touch /home/nebenan/kopien/werkplan/${ahead}`);
	expect(await refusal('werkplan sichern')).toMatch(/liegt eine neuere Sicherung.*-235959/);
	await run(`rm /home/nebenan/kopien/werkplan/${ahead} && werkplan sichern`);
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

test('on a disk that cannot be written the pages are served, the form refuses in words, and the owner is told', async () => {
	const remount = (how: string) => execFileSync('mount', ['-o', `remount,${how}`, DATA_DISK]);
	await run('systemctl stop werkplan.timer werkplan.socket werkplan');
	remount('ro');
	await run('systemctl start werkplan');
	expect((await sendRequest(`${SITE}/about`)).status).toBe(200);
	expect((await sendAnfrage(SITE, 'nur zum Lesen')).status).toBe(503);
	expect(await health()).toBe(503);
	await told('nimmt nichts an', /nicht öffnen/);
	remount('rw');
	await expect.poll(health, { timeout: 90_000 }).toBe(200);
	expect((await sendAnfrage(SITE, 'wieder zum Schreiben')).status).toBe(200);
	await run('systemctl start werkplan.timer');
});

test.each(['werkplan', 'caddy'])('%s, killed, is back within seconds', async (unit) => {
	await run(`systemctl kill --kill-whom=main --signal=KILL ${unit}`);
	await expect.poll(health, { timeout: 15_000 }).toBe(200);
});

test('a link that the service’s user plants gives it nothing of root’s', async () => {
	const inData = (line: string) => run(`cd /var/lib/werkplan && ${line}`);
	const before = new Date().toISOString();
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
	// These tests start it oftener than systemd allows within four minutes.
	await run('systemctl reset-failed');
	await run('systemctl start werkplan werkplan.timer');
	await run('werkplan sichern');
	await inData('ln -sf /root/geheim.txt wache.json.neu');
	expect((await watched()).zeit > before).toBe(true);
	await refusal('ls /root/geheim.txt');
});

test('the timers come when they are meant to: the watch every ten minutes, a copy every night', async () => {
	const drop = '/etc/systemd/system/werkplan-wache.timer.d/test.conf';
	await run(
		`mv ${drop} /root && systemctl daemon-reload && systemctl restart werkplan-wache.timer`,
	);
	const listed: { next: number; unit: string }[] = JSON.parse(
		await run('systemctl list-timers --all --output=json'),
	);
	const minutesUntil = (unit: string) => {
		const { next = 0 } = listed.find((timer) => timer.unit === unit) ?? {};
		return (next / 1000 - Date.now()) / 60_000;
	};
	expect(minutesUntil('werkplan-wache.timer')).toBeLessThan(10);
	expect(minutesUntil('werkplan-sicherung.timer')).toBeLessThan(26 * 60);
	expect(minutesUntil('werkplan-sicherung.timer')).toBeGreaterThan(0);
	const shown = await run('systemctl show -p TimersMonotonic --value werkplan-wache.timer');
	expect(shown).toContain('OnUnitInactiveUSec=10min');
	await run(
		`mv /root/test.conf ${drop} && systemctl daemon-reload && systemctl restart werkplan-wache.timer`,
	);
});

test('while all is well, the watch calls WACHE_URL, tells nothing, and knows how long the certificate holds', async () => {
	await useCertificate(60);
	const watcher = await startWatcher();
	await run(`echo WACHE_URL=${watcher.url} >> /etc/werkplan.env`);
	expect((await watched()).probleme).toEqual([]);
	expect(watcher.calls(), await run('journalctl -u "werkplan*" -n 50')).toBe(1);
	await run('systemctl stop caddy');
	expect((await watched()).probleme).toMatchObject([{ key: 'proxy', urgency: 'hint' }]);
	expect(watcher.calls(), 'silence is the alarm').toBe(1);
	expect(await health()).toBe(200);
	// Maybe beside worse that tests before have left.
	await told('', /Caddy lief nicht und wurde wieder gestartet/);
	await watched();
	watcher.close();
});

test('Caddy that cannot start is told, and status says it', async () => {
	const drop = '/etc/systemd/system/caddy.service.d/zz-kaputt.conf';
	await run(`printf '[Service]\nExecStart=\nExecStart=/bin/false\n' > ${drop}`);
	await run('systemctl daemon-reload && systemctl stop caddy');
	const { probleme } = await watched();
	expect(probleme).toMatchObject([{ key: 'proxy', urgency: 'away' }, { key: 'outside' }]);
	await told('nicht erreichbar', /Caddy läuft nicht.*ECONNREFUSED/s);
	expect(await refusedStatus()).toMatch(
		/Caddy: +läuft nicht[\s\S]*antwortet niemand \(ECONNREFUSED\)/,
	);
	await run(`rm ${drop} && systemctl daemon-reload && systemctl restart caddy`);
	expect((await watched()).probleme).toEqual([]);
});

test('a certificate that holds for five days more is told, and disturbs nobody', async () => {
	await useCertificate(5);
	expect((await watched()).probleme).toMatchObject([{ key: 'certificate', urgency: 'hint' }]);
	await told('Hinweis', /Zertifikat von localhost läuft am .* ab \(noch 4 Tage\)/);
	expect(await refusedStatus()).toMatch(/läuft am .* ab/);
	expect(await health()).toBe(200);
	await useCertificate(60);
});

test('a name that leads elsewhere is told', async () => {
	const elsewhere = await startElsewhere(root);
	const names = await startNameServer();
	const before = await run('cat /etc/werkplan.env');
	await run('echo nameserver 127.0.0.1 > /etc/resolv.conf');
	await run(`echo SITE_URL=https://www.werkplan.test:${elsewhere.port} >> /etc/werkplan.env`);
	expect((await watched()).probleme).toMatchObject([{ key: 'outside', urgency: 'away' }]);
	await told(
		'nicht erreichbar',
		/www\.werkplan\.test führt über 127\.0\.0\.1 zu einem anderen Server/,
	);
	expect(await refusedStatus()).toContain('führt über 127.0.0.1');
	writeFileSync(join(root, 'etc/werkplan.env'), `${before}\n`);
	names.close();
	elsewhere.close();
	expect((await watched()).probleme).toEqual([]);
});

test('a service that hangs is restarted and told, and what was sent meanwhile waits for it', async () => {
	await run('systemctl kill --kill-whom=main --signal=STOP werkplan');
	const sending = sendAnfrage(SITE, 'während er hing').catch(String);
	expect((await watched()).probleme).toMatchObject([{ key: 'restarted', urgency: 'hint' }]);
	expect(await health()).toBe(200);
	await sending;
	await told('Hinweis', /Der Dienst antwortete nicht und wurde neu gestartet/);
	await watched();
});

test('the certificate comes by ACME, and is renewed by itself before it ends', async () => {
	const names = await startNameServer();
	await run('echo nameserver 127.0.0.1 > /etc/resolv.conf');
	writeFileSync(join(root, 'root/ca.caddy'), AUTHORITY);
	await run(
		'cd /root && systemd-run --quiet --unit=authority --setenv=XDG_DATA_HOME=/root/ca caddy run --config /root/ca.caddy --adapter caddyfile',
	);
	const certificate = '/root/ca/caddy/pki/authorities/local/root.crt';
	await expect.poll(() => run(`ls ${certificate}`).catch(String)).toBe(certificate);
	await run(
		`install -m 644 ${certificate} /etc/authority.crt && cat ${certificate} >> /etc/ca.crt`,
	);
	await run(`${rename('mit-acme')} && sed -i '0,/^{$/s//${ACME}/' deploy/Caddyfile`);
	await run(INSTALL.replace('localhost', 'www.werkplan.test'));
	const issuer = () => seenCertificate('www.werkplan.test').then((seen) => seen?.issuer.CN, String);
	await expect.poll(issuer).toMatch(/^Caddy Local Authority.*Intermediate/);
	const other = () => seenCertificate('werkplan.test').then((seen) => seen?.subjectaltname, String);
	await expect.poll(other).toBe('DNS:werkplan.test');

	const folder = 'localhost-14443-acme-local-directory';
	await run('systemctl stop caddy');
	const [from, until] = [new Date(Date.now() - 60_000), new Date(Date.now() + 60_000)];
	replaceCertificate(root, 'www.werkplan.test', from, until, folder);
	await run('systemctl start caddy');
	const process = await run('systemctl show -p MainPID --value caddy');
	const isFresh = () =>
		seenCertificate('www.werkplan.test').then(
			(seen) => Date.parse(seen?.valid_to ?? '') > until.getTime(),
			String,
		);
	await expect.poll(isFresh, { timeout: 90_000 }).toBe(true);
	expect(await run('systemctl show -p MainPID --value caddy'), 'without a restart').toBe(process);
	await run('systemctl stop authority');
	names.close();
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
		[`${INSTALL} --mit-caddy`]: 'Caddy bedient hier schon anderes.*',
	};
	for (const [line, sentence] of Object.entries(sentences))
		expect(await refusal(line)).toMatch(RegExp(`^Abgebrochen: ${sentence}$`));
});

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

/** Gives Caddy a certificate that holds for so many days. */
async function useCertificate(days: number): Promise<void> {
	await run('systemctl stop caddy');
	replaceCertificate(root, 'localhost', new Date(), new Date(Date.now() + days * DAY));
	writeFileSync(join(root, 'etc/ca.crt'), readFileSync(authorityOf(root)));
	await run('systemctl start caddy');
}

/** One round of the watch, as its timer starts it. @returns its report */
async function watched(): Promise<WatchReport> {
	// Not the end of one that the timer has begun: it may have read older settings.
	await run('systemctl restart werkplan-wache');
	const report = readWatchReport(DATA_DISK);
	if (!report) throw new Error('The watch has left no report.');
	return report;
}

/** Waits for a mail to the owner, which the service sends within a minute of the report. */
async function told(subject: string, text: RegExp): Promise<void> {
	const mails = () => mail.mails.map((one) => [one.subject, inOneLine(one.text ?? '')]);
	const one = [expect.stringContaining(subject), expect.stringMatching(text)];
	await expect.poll(mails, { timeout: 130_000 }).toContainEqual(one);
}

function inOneLine(text: string): string {
	return text.replaceAll(/\s+/g, ' ');
}

/** What status says where it ends with 1. */
function refusedStatus(): Promise<string> {
	return refusal(`${STATUS} >&2`);
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
