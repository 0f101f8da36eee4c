import { type Browser, chromium } from '@playwright/test';
import { chromiumArgs, findChromium } from '../../tools/find-chromium.ts';
import { RecorderError } from '../recorder-error.ts';
import { limitMemory } from './limit-memory.ts';

/** Starts Chromium for unknown sites: sandboxed (except for root), without popups, with limited memory. Throws RecorderError if it cannot. */
export async function openBrowser(): Promise<Browser> {
	const options = {
		executablePath: requireChromium(),
		args: chromiumArgs,
		ignoreDefaultArgs: ['--disable-popup-blocking'],
		chromiumSandbox: process.getuid?.() !== 0,
	};
	const browser = await chromium.launch(options).catch((reason) => {
		throw /usable sandbox/.test(reason) ? new RecorderError(noSandbox) : reason;
	});
	limitMemory(await browser.newBrowserCDPSession());
	return browser;
}

const noSandbox =
	'Chromium bekommt auf diesem Rechner keine Sandbox, die ihn vor fremden Websites schützt. Unter Ubuntu und Debian hilft: sudo sysctl kernel.apparmor_restrict_unprivileged_userns=0 (bis zum Neustart), oder in CHROMIUM_PATH den Pfad eines installierten Google Chrome angeben.';

/** Path of the machine's Chromium. */
export function requireChromium(): string {
	const path = findChromium();
	if (path) return path;
	throw new RecorderError(
		'Chromium fehlt. Installieren mit: node tools/ensure-tools.ts chromium (oder den Pfad in CHROMIUM_PATH angeben)',
	);
}
