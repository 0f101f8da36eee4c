import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { chromiumArgs, findChromium } from '../e2e/find-chromium.ts';
import { startUntil } from './prozess.ts';

/** A browser of its own process, for tools that speak to it by port. */
export type FreierChromium = { port: number; stop(): Promise<void> };

/** Starts Chromium without a window, with an empty profile, on a port it chooses itself. */
export async function startChromium(): Promise<FreierChromium> {
	const profil = mkdtempSync(join(tmpdir(), 'werkplan-profil-'));
	const { treffer, stop } = await startUntil(/ws:\/\/127\.0\.0\.1:(\d+)\//, executable(), [
		'--headless=new',
		'--window-size=1280,900',
		'--remote-debugging-port=0',
		`--user-data-dir=${profil}`,
		...chromiumArgs,
		'about:blank',
	]);
	return {
		port: Number(treffer),
		async stop() {
			await stop();
			rmSync(profil, { recursive: true, force: true, maxRetries: 5 });
		},
	};
}

/** The same browser, driven by Playwright. */
export function launchPlaywright(): Promise<Browser> {
	return chromium.launch({ args: chromiumArgs, executablePath: executable() });
}

function executable(): string {
	const pfad = findChromium();
	if (pfad === undefined) throw new Error('Kein Chromium gefunden.');
	return pfad;
}
