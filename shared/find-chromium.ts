import { existsSync } from 'node:fs';

/** The path of a Chromium: the one in CHROMIUM_PATH, Playwright's `own`, or the system's; undefined without one. */
export function findChromium(own: string): string | undefined {
	return firstOf(
		process.env.CHROMIUM_PATH,
		own,
		'/usr/bin/chromium',
		'/usr/bin/chromium-browser',
		'/usr/bin/google-chrome',
	);
}

/** The path of a Chromium that never draws a window: the one in CHROMIUM_PATH, or Debian's; undefined without one. */
export function findHeadlessShell(): string | undefined {
	return firstOf(process.env.CHROMIUM_PATH, '/usr/bin/chromium-headless-shell');
}

function firstOf(...paths: (string | undefined)[]): string | undefined {
	return paths.find((path) => path && existsSync(path));
}

/** Arguments that keep a Chromium off the network by itself. */
export const quietArgs: string[] = [
	'--disable-background-networking',
	'--disable-component-update',
	'--disable-sync',
	'--disable-gpu',
	'--no-first-run',
];
