import { spawnSync } from 'node:child_process';

/**
 * Runs a program that belongs to the system, not to this package.
 * @throws when it is not installed, saying which Debian package has it
 */
export function runTool(
	befehl: string,
	argumente: readonly string[],
	paket: string,
	input = '',
): { stdout: string; stderr: string } {
	const lauf = spawnSync(befehl, argumente, {
		input,
		encoding: 'utf8',
		maxBuffer: 64 * 1024 * 1024,
	});
	if (lauf.error) {
		throw new Error(
			`„${befehl}“ lässt sich nicht starten. Unter Debian oder Ubuntu: sudo apt-get install ${paket}`,
			{ cause: lauf.error },
		);
	}
	return { stdout: lauf.stdout, stderr: lauf.stderr };
}
