import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ask, printedBy, Refusal, succeeds } from './machine.ts';

/** What this server alone has of Caddy's rules: the domain. Without the file Caddy is not our business. */
export const DOMAIN_FILE = '/etc/systemd/system/caddy.service.d/werkplan-domain.conf';

/** Refuses where somebody else has the ports, or Caddy serves other things. */
export function checkProxy(): void {
	const listening = ask('ss', '-Hltnp', '( sport = :80 or sport = :443 )').stdout;
	const programs = Array.from(listening.matchAll(/pid=(\d+)/g), ([, pid = '']) => programOf(pid));
	const other = programs.find((name) => name !== 'caddy');
	if (other) {
		throw new Refusal(
			`Die Ports 80 und 443 hat schon „${other}“; halten Sie es an, oder lassen Sie es stehen und rufen Sie mit --ohne-caddy auf (docs/online-stellen.md sagt, was es dann können muss).`,
		);
	}
	if (!existsSync(DOMAIN_FILE) && isChangedByHand()) {
		throw new Refusal(
			'Caddy bedient hier schon anderes (/etc/caddy/Caddyfile); legen Sie die Datei weg, oder rufen Sie mit --ohne-caddy auf.',
		);
	}
}

/** Returns the name with which a process was started: what `ss` prints is that of a thread. */
function programOf(pid: string): string {
	const [path = ''] = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
	return basename(path);
}

function isChangedByHand(): boolean {
	return ask('dpkg', '--verify', 'caddy').stdout.includes('/etc/caddy/Caddyfile');
}

export async function installCaddy(): Promise<void> {
	if (succeeds('caddy', 'version')) return;
	console.log('Caddy fehlt und wird installiert …');
	await apt('update');
	await apt('install', 'caddy');
}

/** In its first minutes a rented server updates itself, and apt is locked: waits up to ten minutes. */
async function apt(...args: string[]): Promise<void> {
	const options = ['-qq', '-y', '--no-install-recommends'];
	const command = ['DEBIAN_FRONTEND=noninteractive', 'apt-get', ...options, ...args];
	for (let attempt = 1; ; attempt += 1) {
		const { status, stderr } = ask('env', ...command);
		if (status === 0) return;
		if (attempt === 120 || !/\block\b/.test(stderr))
			throw new Refusal(`Caddy ließ sich nicht installieren.\n${stderr.trim()}`);
		if (attempt === 1)
			console.log(
				'Der Rechner installiert gerade selbst etwas; gewartet wird bis zu zehn Minuten …',
			);
		await sleep(5_000);
	}
}

/** Names the domain to Caddy, which hears of it when it is started again. */
export function writeDomain(domain: string): void {
	const isOld = /^v?2\.[0-6]\./.test(printedBy(ask('caddy', 'version'), 'caddy version'));
	const text = `[Service]
Environment=DOMAIN=${domain}
${otherDomain(domain) && `Environment=OTHER_DOMAIN=${otherDomain(domain)}\n`}Environment=CADDY=${isOld ? 'debian' : 'newer'}
`;
	mkdirSync(dirname(DOMAIN_FILE), { recursive: true });
	writeFileSync(DOMAIN_FILE, text);
}

/** Tells whether the Caddy that runs was started for this domain. */
export function isServing(domain: string): boolean {
	const pid = ask('systemctl', 'show', '--property=MainPID', '--value', 'caddy').stdout.trim();
	const file = `/proc/${pid}/environ`;
	return existsSync(file) && readFileSync(file, 'utf8').split('\0').includes(`DOMAIN=${domain}`);
}

/** Returns the name that leads to the domain as well: without www or with it; '' where it is a subdomain. */
export function otherDomain(domain: string): string {
	if (domain.startsWith('www.')) return domain.slice('www.'.length);
	return /^[^.]+\.[^.]+$/.test(domain) ? `www.${domain}` : '';
}
