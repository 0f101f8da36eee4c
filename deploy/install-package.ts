import { type Machine, Refusal, type Result } from './machine.ts';

/** Installs a package of Debian. Where its lists are missing or old, they are read anew. */
export async function installPackage(machine: Machine, name: string): Promise<void> {
	const isThere = (result: Result) => result.status === 0;
	if (isThere(await apt(machine, 'install', name))) return;
	await apt(machine, 'update');
	const result = await apt(machine, 'install', name);
	if (!isThere(result))
		throw new Refusal(`${name} ließ sich nicht installieren.\n${result.stderr.trim()}`);
}

const TRIES = 120;

/** In its first minutes a rented server updates itself, and apt is locked: waits up to ten minutes. */
async function apt(machine: Machine, ...args: string[]): Promise<Result> {
	const options = ['-qq', '-y', '--no-install-recommends'];
	const command = ['DEBIAN_FRONTEND=noninteractive', 'apt-get', ...options, ...args];
	for (let attempt = 1; ; attempt += 1) {
		const result = machine.ask('env', ...command);
		const isLocked = result.status !== 0 && /\block\b/.test(result.stderr);
		if (!isLocked || attempt === TRIES) return result;
		if (attempt === 1)
			console.log(
				'Der Rechner installiert gerade selbst etwas; gewartet wird bis zu zehn Minuten …',
			);
		await machine.sleep(5_000);
	}
}
