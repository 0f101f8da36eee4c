import { launch } from 'puppeteer-core';
import { findFirefox } from '../../tools/find-firefox.ts';
import { type Engine, FINDER, findToClick } from './engine.ts';

/** Long enough for a busy machine. In milliseconds. */
const LIMIT = 120_000;

/** Opens the system's Firefox without a window. */
export async function openFirefox(): Promise<Engine> {
	const browser = await launch({
		browser: 'firefox',
		executablePath: findFirefox() ?? '',
		defaultViewport: null,
		timeout: LIMIT,
	});
	const page = await browser.newPage();
	page.setDefaultTimeout(LIMIT);
	const complaints: string[] = [];
	page.on('console', (message) => {
		if (['error', 'warn'].includes(message.type())) complaints.push(message.text());
	});
	page.on('pageerror', (error) => complaints.push(String(error)));
	const ready = async () => {
		if (await page.evaluate(() => !globalThis.TestingLibraryDom)) await page.evaluate(FINDER);
	};
	return {
		resize: (width) => page.setViewport({ width, height: 900 }).catch(forgiveOrientation),
		async open(url) {
			await page.goto(url);
		},
		run: (script, ...args) => ready().then(() => page.evaluate(script, ...args)),
		async click(role, name) {
			await ready();
			const element = await page.evaluateHandle(findToClick, role, name);
			await element.click();
		},
		type: (text) => page.keyboard.type(text),
		press: (key) => page.keyboard.press(key),
		complaints,
		[Symbol.asyncDispose]: () => browser.close(),
	};
}

/**
 * Puppeteer sets the screen's orientation beside the window's size. Firefox 140 ESR does not know that command; the
 * size is set all the same.
 */
function forgiveOrientation(error: unknown): void {
	if (!String(error).includes('emulation.setScreenOrientationOverride')) throw error;
}
