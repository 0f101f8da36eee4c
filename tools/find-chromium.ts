import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** Path of a Chromium to drive: the one asked for, Playwright's own, or the system's. */
export function findChromium(env: NodeJS.ProcessEnv = process.env): string | undefined {
	return firstOf([
		env.CHROMIUM_PATH,
		chromium.executablePath(),
		'/usr/bin/chromium',
		'/usr/bin/chromium-browser',
		'/usr/bin/google-chrome',
	]);
}

/**
 * Path of Debian's Chromium that never draws a window, if it is there: the browser tests take two
 * thirds of the time in it. It has no back/forward cache.
 */
export function findHeadlessShell(env: NodeJS.ProcessEnv = process.env): string | undefined {
	return firstOf([env.CHROMIUM_PATH, '/usr/bin/chromium-headless-shell']);
}

function firstOf(candidates: (string | undefined)[]): string | undefined {
	return candidates.find((path) => path !== undefined && path !== '' && existsSync(path));
}

/** Keeps the browser off the network and lets it start as root, as in containers. */
export const chromiumArgs: string[] = [
	...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
	'--disable-background-networking',
	'--disable-component-update',
	'--disable-sync',
	'--disable-gpu',
	'--no-first-run',
];
