import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { OwnerError } from '#shared/owner-error.ts';
import { type Machine, printedBy } from './machine.ts';

/** Refuses where somebody else has the ports, or Caddy serves other things. */
export function checkProxy(machine: Machine): void {
	const listening = machine.spawn('ss', '-Hltnp', '( sport = :80 or sport = :443 )').stdout;
	const programs = Array.from(listening.matchAll(/pid=(\d+)/g), ([, pid = '']) =>
		programOf(machine, pid),
	);
	const other = programs.find((name) => name !== 'caddy');
	if (other) {
		throw new OwnerError(
			`Die Ports 80 und 443 hat schon „${other}“; halten Sie es an, oder lassen Sie es stehen und rufen Sie mit --ohne-caddy auf (docs/online-stellen.md sagt, was es dann können muss).`,
		);
	}
	if (!existsSync(machine.domainFile) && isChangedByHand(machine)) {
		throw new OwnerError(
			'Caddy bedient hier schon anderes (/etc/caddy/Caddyfile); legen Sie die Datei weg, oder rufen Sie mit --ohne-caddy auf.',
		);
	}
}

/** Returns the name with which a process was started: what `ss` prints is that of a thread. */
function programOf(machine: Machine, pid: string): string {
	const [path = ''] = readFileSync(machine.path(`/proc/${pid}/cmdline`), 'utf8').split('\0');
	return basename(path);
}

function isChangedByHand(machine: Machine): boolean {
	return machine.spawn('dpkg', '--verify', 'caddy').stdout.includes('/etc/caddy/Caddyfile');
}

/** Names the domain to Caddy, which hears of it when it is started again. */
export function writeDomain(machine: Machine, domain: string): void {
	const isOld = /^v?2\.[0-6]\./.test(printedBy(machine.spawn('caddy', 'version'), 'caddy version'));
	const text = `[Service]
Environment=DOMAIN=${domain}
${otherDomain(domain) && `Environment=OTHER_DOMAIN=${otherDomain(domain)}\n`}Environment=CADDY=${isOld ? 'debian' : 'newer'}
`;
	mkdirSync(dirname(machine.domainFile), { recursive: true });
	writeFileSync(machine.domainFile, text);
}

/** Leaves Caddy to the owner. One that serves the site goes on until it is started again. */
export function leaveCaddy({ domainFile }: Machine): void {
	if (existsSync(domainFile))
		console.log(
			'Hinweis: Caddy ist jetzt Ihre Sache. Es bedient die Website weiter, bis Sie es neu starten (dann gilt /etc/caddy/Caddyfile) oder abschalten: sudo systemctl disable --now caddy',
		);
	rmSync(domainFile, { force: true });
	rmSync(join(dirname(domainFile), 'werkplan.conf'), { force: true });
}

/** Tells whether the Caddy that runs was started for this domain. */
export function isServing(machine: Machine, domain: string): boolean {
	const pid = machine
		.spawn('systemctl', 'show', '--property=MainPID', '--value', 'caddy')
		.stdout.trim();
	const file = machine.path(`/proc/${pid}/environ`);
	return existsSync(file) && readFileSync(file, 'utf8').split('\0').includes(`DOMAIN=${domain}`);
}

/** Returns the name that the Caddyfile redirects to the domain: without www or with it; '' where it is a subdomain. */
export function otherDomain(domain: string): string {
	if (domain.startsWith('www.')) return domain.slice('www.'.length);
	return REGISTERED.test(domain) ? `www.${domain}` : '';
}

/** A name below an ending of one part, or of two, as in Austria, Spain and France. */
const REGISTERED = /^[^.]+\.(?:(?:co|or)\.at|com\.(?:es|fr)|[^.]+)$/;
