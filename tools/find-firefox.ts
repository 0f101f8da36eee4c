import { existsSync } from 'node:fs';

/** Returns the path of a Firefox: Debian's long-term release, or the one that Ubuntu or macOS has. */
export function findFirefox(): string | undefined {
	return [
		'/usr/bin/firefox-esr',
		'/usr/bin/firefox',
		'/Applications/Firefox.app/Contents/MacOS/firefox',
	].find((path) => existsSync(path));
}
