import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** Returns the path of a Chromium: the one in CHROMIUM_PATH, Playwright's own, or the system's. */
export function findChromium(): string | undefined {
	return firstOf(
		process.env.CHROMIUM_PATH,
		chromium.executablePath(),
		'/usr/bin/chromium',
		'/usr/bin/chromium-browser',
		'/usr/bin/google-chrome',
	);
}

/**
 * Returns the path of Debian's Chromium that never draws a window. The browser tests take two
 * thirds of the time in it. It has no back/forward cache.
 */
export function findHeadlessShell(): string | undefined {
	return firstOf(process.env.CHROMIUM_PATH, '/usr/bin/chromium-headless-shell');
}

function firstOf(...paths: (string | undefined)[]): string | undefined {
	return paths.find((path) => path && existsSync(path));
}

/** Arguments that keep the browser off the network and let it start as root, as in containers. */
export const chromiumArgs: string[] = [
	...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
	'--disable-background-networking',
	'--disable-component-update',
	'--disable-sync',
	'--disable-gpu',
	'--no-first-run',
];
