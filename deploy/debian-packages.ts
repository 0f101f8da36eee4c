import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { errorMessage } from '#shared/error-message.ts';
import { OwnerError } from '#shared/owner-error.ts';
import type { Machine, Result } from './machine.ts';

export async function installCaddy(machine: Machine): Promise<void> {
	if (machine.succeeds('caddy', 'version')) return;
	console.log('Caddy fehlt und wird installiert …');
	await installPackage(machine, 'caddy');
}

const SECURITY_UPDATES = `// Werkplan: Debian's security updates are installed by themselves, and the machine starts anew
// where one of them (a kernel, a library) needs that.
APT::Periodic::Update-Package-Lists "1";
APT::Periodic::Unattended-Upgrade "1";
Unattended-Upgrade::Automatic-Reboot "true";
Unattended-Upgrade::Automatic-Reboot-Time "04:00";
`;

/** Makes Debian update itself, with a reboot at four in the morning. A file that is there may be the owner's own. */
export async function setUpSecurityUpdates(machine: Machine): Promise<void> {
	const file = machine.path('/etc/apt/apt.conf.d/52werkplan');
	if (existsSync(file)) return;
	console.log('Sicherheitsupdates von Debian werden eingerichtet …');
	try {
		await installPackage(machine, 'unattended-upgrades');
	} catch (error) {
		// The website needs no such package: it goes online all the same.
		console.log(
			`Hinweis: ${errorMessage(error)} Bitte später: sudo apt install unattended-upgrades`,
		);
		return;
	}
	mkdirSync(dirname(file), { recursive: true });
	writeFileSync(file, SECURITY_UPDATES);
}

/** Installs a package of Debian. Where its lists are missing or old, they are read anew. */
async function installPackage(machine: Machine, name: string): Promise<void> {
	if ((await apt(machine, 'install', name)).status === 0) return;
	await apt(machine, 'update');
	const { status, stderr } = await apt(machine, 'install', name);
	if (status !== 0) throw new OwnerError(`${name} ließ sich nicht installieren.\n${stderr.trim()}`);
}

const TRIES = 120;

/** In its first minutes a rented server updates itself, and apt is locked: waits up to ten minutes. */
async function apt(machine: Machine, ...args: string[]): Promise<Result> {
	const options = ['-qq', '-y', '--no-install-recommends'];
	const command = ['DEBIAN_FRONTEND=noninteractive', 'apt-get', ...options, ...args];
	for (let attempt = 1; ; attempt += 1) {
		const result = machine.spawn('env', ...command);
		const isLocked = result.status !== 0 && /\block\b/.test(result.stderr);
		if (!isLocked || attempt === TRIES) return result;
		if (attempt === 1)
			console.log(
				'Der Rechner installiert gerade selbst etwas; gewartet wird bis zu zehn Minuten …',
			);
		await machine.sleep(5_000);
	}
}
