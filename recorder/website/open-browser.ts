import { type Browser, chromium } from '@playwright/test';
import { chromiumArgs, findChromium } from '../../tools/find-chromium.ts';
import { RecorderError } from '../recorder-error.ts';

const noSandbox =
	'Chromium bekommt auf diesem Rechner keine Sandbox, die ihn vor fremden Websites schützt. Unter Ubuntu hilft: sudo sysctl kernel.apparmor_restrict_unprivileged_userns=0, unter Debian: sudo sysctl kernel.unprivileged_userns_clone=1 (bis zum Neustart), oder in CHROMIUM_PATH den Pfad eines installierten Google Chrome angeben.';

/** Starts Chromium for unknown sites: sandboxed (except for root), until it is closed or `signal` aborts. Throws RecorderError if it cannot. */
export async function openBrowser(signal?: AbortSignal): Promise<Browser> {
	const options = {
		executablePath: requireChromium(),
		// Animated pictures keep their own time: they play once while the page comes to rest, then stand still.
		args: [...chromiumArgs, '--blink-settings=imageAnimationPolicy=1'],
		chromiumSandbox: process.getuid?.() !== 0,
	};
	const browser = await chromium.launch(options).catch((reason) => {
		throw /usable sandbox/.test(reason) ? new RecorderError(noSandbox) : reason;
	});
	signal?.addEventListener('abort', () => browser.close());
	return browser;
}

export function requireChromium(): string {
	const path = findChromium();
	if (path) return path;
	throw new RecorderError(
		'Chromium fehlt. Installieren mit: node tools/ensure-tools.ts chromium (oder den Pfad in CHROMIUM_PATH angeben)',
	);
}
