import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { findChromium as findAny, quietArgs } from '../shared/find-chromium.ts';

/** Returns the path of a Chromium. */
export function findChromium(): string | undefined {
	return findAny(chromium.executablePath());
}

/**
 * Returns the path of Debian's Chromium that never draws a window. The browser tests take two
 * thirds of the time in it. It has no back/forward cache.
 */
export function findHeadlessShell(): string | undefined {
	const paths = [process.env.CHROMIUM_PATH, '/usr/bin/chromium-headless-shell'];
	return paths.find((path) => path && existsSync(path));
}

/** Arguments that keep the browser off the network and let it start as root, as in containers. */
export const chromiumArgs: string[] = [
	...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
	...quietArgs,
];
