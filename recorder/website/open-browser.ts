import { type Browser, chromium } from 'playwright-core';
import { findChromium, quietArgs } from '../../shared/find-chromium.ts';
import { OwnerError } from '../../shared/owner-error.ts';
import { within } from './in-time.ts';

const noSandbox =
	'Chromium bekommt auf diesem Rechner keine Sandbox, die ihn vor fremden Websites schützt. Unter Ubuntu hilft: sudo sysctl kernel.apparmor_restrict_unprivileged_userns=0, unter Debian: sudo sysctl kernel.unprivileged_userns_clone=1 (bis zum Neustart), oder in CHROMIUM_PATH den Pfad eines installierten Google Chrome angeben.';

const isRoot = process.getuid?.() === 0;

/** For the owner, where a stranger's site is visited without protection. */
export const rootWarning: string | undefined = isRoot
	? 'Aufgenommen wurde als root: Dann läuft Chromium ohne die Sandbox, die diesen Rechner vor fremden Websites schützt. Bitte als gewöhnlicher Benutzer aufnehmen.'
	: undefined;

const args = [
	...quietArgs,
	// Animated pictures keep their own time: they play once while the page comes to rest, then stand still.
	'--blink-settings=imageAnimationPolicy=1',
];

/** In ms, for a browser to end by itself. */
const closing = 5000;

/**
 * Starts Chromium for unknown sites: sandboxed (except for root), until it is closed or `signal` aborts. Throws
 * OwnerError if it cannot. What a page is told of its visitor (language, window, motion): with-page.ts.
 */
export async function openBrowser(signal?: AbortSignal): Promise<Browser> {
	signal?.throwIfAborted();
	const options = { executablePath: requireChromium(), args, chromiumSandbox: !isRoot };
	const browser = await chromium.launch(options).catch((reason) => {
		throw /usable sandbox/.test(reason) ? new OwnerError(noSandbox) : reason;
	});
	const processes = await processesOf(browser);
	const close = browser.close.bind(browser);
	browser.close = () => within(closing, close()).catch(() => processes.forEach(kill));
	signal?.addEventListener('abort', () => browser.close(), { once: true });
	return browser;
}

/** The id of the browser itself; its pages end with it. */
async function processesOf(browser: Browser): Promise<number[]> {
	const session = await browser.newBrowserCDPSession();
	const { processInfo } = await session.send('SystemInfo.getProcessInfo');
	return processInfo.filter(({ type }) => type === 'browser').map(({ id }) => id);
}

function kill(id: number): void {
	try {
		process.kill(id, 'SIGKILL');
	} catch {
		// It has ended meanwhile.
	}
}

/** The path of a Chromium. */
export function requireChromium(): string {
	const found = findChromium(chromium.executablePath());
	if (found) return found;
	throw new OwnerError(
		'Chromium fehlt. Installieren mit: npx playwright install chromium (oder den Pfad in CHROMIUM_PATH angeben)',
	);
}
