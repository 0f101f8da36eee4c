import { type Machine, Refusal } from './machine.ts';

/** Installs a package of Debian, whose lists are read anew before. */
export async function installPackage(machine: Machine, name: string): Promise<void> {
	await apt(machine, 'update');
	await apt(machine, 'install', name);
}

/** In its first minutes a rented server updates itself, and apt is locked: waits up to ten minutes. */
async function apt(machine: Machine, ...args: string[]): Promise<void> {
	const options = ['-qq', '-y', '--no-install-recommends'];
	const command = ['DEBIAN_FRONTEND=noninteractive', 'apt-get', ...options, ...args];
	for (let attempt = 1; ; attempt += 1) {
		const { status, stderr } = machine.ask('env', ...command);
		if (status === 0) return;
		if (attempt === 120 || !/\block\b/.test(stderr))
			throw new Refusal(`${args.at(-1)} ließ sich nicht installieren.\n${stderr.trim()}`);
		if (attempt === 1)
			console.log(
				'Der Rechner installiert gerade selbst etwas; gewartet wird bis zu zehn Minuten …',
			);
		await machine.sleep(5_000);
	}
}
