import { createRequire } from 'node:module';
import { findChromium as findAny, findHeadlessShell, quietArgs } from '#shared/find-chromium.ts';

const require = createRequire(import.meta.url);

/** Returns the path of a Chromium. */
export function findChromium(): string | undefined {
	// Loaded only here: it takes half a second, and each run of Vitest reads this file.
	const playwright: typeof import('@playwright/test') = require('@playwright/test');
	return findAny(playwright.chromium.executablePath());
}

/**
 * Returns the path of the Chromium that browser tests run in, undefined without one: of the one without a window
 * where it is there, in which they take two thirds of the time. It has no back/forward cache.
 */
export function findChromiumForTests(): string | undefined {
	return findHeadlessShell() ?? findChromium();
}

/** Arguments that keep the browser off the network and let it start as root, as in containers. */
export const chromiumArgs: string[] = [
	...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
	...quietArgs,
];
