import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** Debian 12; `DEBIAN=trixie` is 13. */
const SUITE = process.env.DEBIAN || 'bookworm';
/** As on a small rented server. */
const INCLUDED = 'openssh-server,dbus,sudo,ca-certificates';

/**
 * The folder of a freshly installed Debian. Running this file makes it, once: the tests themselves have
 * no network, so that what the installer fetches lies in its cache of packages.
 */
export const FRESH_DEBIAN: string = join(import.meta.dirname, '../../.cache/debian', SUITE);

if (import.meta.main && process.getuid?.() !== 0) {
	console.error('Ein Debian startet hier nur root: sudo env "PATH=$PATH" npm run test:server');
	process.exit(1);
}
if (import.meta.main && !existsSync(FRESH_DEBIAN)) {
	const part = `${FRESH_DEBIAN}.neu`;
	rmSync(part, { recursive: true, force: true });
	mkdirSync(part, { recursive: true });
	const run = (command: string, ...args: string[]) =>
		execFileSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] });
	run('debootstrap', `--include=${INCLUDED}`, SUITE, part);
	const fetch = 'apt-get clean && apt-get -qq -y --no-install-recommends --download-only install';
	run('chroot', part, 'sh', '-c', `apt-get -qq update && ${fetch} caddy`);
	renameSync(part, FRESH_DEBIAN);
}
