import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { errorMessage } from '#shared/error-message.ts';
import { installPackage } from './install-package.ts';
import type { Machine } from './machine.ts';

const RULES = `// Werkplan: Debian's security updates are installed by themselves, and the machine starts anew
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
	writeFileSync(file, RULES);
}
