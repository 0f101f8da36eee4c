import { spawnSync } from 'node:child_process';

/** Returns the command of a Firefox: Debian's long-term release, or the one that Ubuntu brings. */
export function findFirefox(): string | undefined {
	return ['firefox-esr', 'firefox'].find(
		(command) => spawnSync(command, ['--version'], { stdio: 'ignore' }).status === 0,
	);
}
