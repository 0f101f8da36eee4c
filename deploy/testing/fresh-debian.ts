import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Debian 12; `DEBIAN=trixie` is 13. */
const SUITE = process.env.DEBIAN || 'bookworm';

/**
 * The folder of a freshly installed Debian, as on a small rented server. Running this file makes it, once:
 * the tests themselves have no network, so that what the installer fetches lies in its cache of packages.
 */
export const FRESH_DEBIAN: string = join(import.meta.dirname, '../../.cache/debian', SUITE);

if (import.meta.main && !existsSync(FRESH_DEBIAN)) {
	const make = `
		rm -rf "$2" && mkdir -p "$2"
		debootstrap --include=openssh-server,dbus,sudo,ca-certificates "$1" "$2"
		chroot "$2" apt-get -qq update
		chroot "$2" apt-get clean
		chroot "$2" apt-get -qq -y --no-install-recommends --download-only install caddy unattended-upgrades
		mv "$2" "$3"`;
	const args = ['-ec', make, 'sh', SUITE, `${FRESH_DEBIAN}.neu`, FRESH_DEBIAN];
	execFileSync('sh', args, { stdio: ['ignore', 'ignore', 'inherit'] });
}
