import { spawnSync } from 'node:child_process';

/**
 * Runs a program that belongs to the system, not to this package.
 * @throws when it is not installed, saying which Debian package has it
 */
export function runTool(
	command: string,
	args: readonly string[],
	pkg: string,
	input = '',
): { stdout: string; stderr: string } {
	const run = spawnSync(command, args, {
		input,
		encoding: 'utf8',
		maxBuffer: 64 * 1024 * 1024,
	});
	if (run.error) {
		throw new Error(
			`„${command}“ lässt sich nicht starten. Unter Debian oder Ubuntu: sudo apt-get install ${pkg}`,
			{ cause: run.error },
		);
	}
	return { stdout: run.stdout, stderr: run.stderr };
}
