import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { setInterval } from 'node:timers/promises';
import { promisify } from 'node:util';
import { type Browser, type CDPSession, chromium } from '@playwright/test';
import { chromiumArgs, findChromium } from '../../tools/find-chromium.ts';
import { RecorderError } from '../recorder-error.ts';

/** In kilobytes; far more than any website needs. */
const memoryLimit = 2_000_000;
const checkEveryMs = 500;

/** Animated pictures and SVG animations stand still: they keep their own time. */
const stillPictures = ['--blink-settings=imageAnimationPolicy=2'];

const noSandbox =
	'Chromium bekommt auf diesem Rechner keine Sandbox, die ihn vor fremden Websites schützt. Unter Ubuntu hilft: sudo sysctl kernel.apparmor_restrict_unprivileged_userns=0, unter Debian: sudo sysctl kernel.unprivileged_userns_clone=1 (bis zum Neustart), oder in CHROMIUM_PATH den Pfad eines installierten Google Chrome angeben.';

/** Starts Chromium for unknown sites: sandboxed (except for root), without popups, with limited memory, until it is closed or `signal` aborts. Throws RecorderError if it cannot. */
export async function openBrowser(signal?: AbortSignal): Promise<Browser> {
	const options = {
		executablePath: requireChromium(),
		args: [...chromiumArgs, ...stillPictures],
		ignoreDefaultArgs: ['--disable-popup-blocking'],
		chromiumSandbox: process.getuid?.() !== 0,
	};
	const browser = await chromium.launch(options).catch((reason) => {
		throw /usable sandbox/.test(reason) ? new RecorderError(noSandbox) : reason;
	});
	signal?.addEventListener('abort', () => browser.close());
	limitMemory(await browser.newBrowserCDPSession());
	return browser;
}

export function requireChromium(): string {
	const path = findChromium();
	if (path) return path;
	throw new RecorderError(
		'Chromium fehlt. Installieren mit: node tools/ensure-tools.ts chromium (oder den Pfad in CHROMIUM_PATH angeben)',
	);
}

/** Kills every page of a browser that takes more memory, until the browser ends. Does nothing on Windows. */
async function limitMemory(browser: CDPSession): Promise<void> {
	for await (const _ of setInterval(checkEveryMs, undefined, { ref: false })) {
		const processes = await browser.send('SystemInfo.getProcessInfo').catch(() => undefined);
		if (!processes) return;
		for (const { type, id } of processes.processInfo)
			if (type === 'renderer' && (await memoryOf(id)) > memoryLimit) kill(id);
	}
}

/** Kills a process, unless it has ended meanwhile. */
function kill(pid: number): void {
	try {
		process.kill(pid, 'SIGKILL');
	} catch (reason) {
		if (!(reason instanceof Error && 'code' in reason && reason.code === 'ESRCH')) throw reason;
	}
}

/** In kilobytes; 0 for a process that has ended. */
async function memoryOf(pid: number): Promise<number> {
	const ps = async () => (await promisify(execFile)('ps', ['-o', 'rss=', '-p', `${pid}`])).stdout;
	const read = {
		linux: () => readFile(`/proc/${pid}/status`, 'utf8').then((text) => text.split('VmRSS:')[1]),
		darwin: ps,
	}[process.platform as string];
	const text = await read?.().catch(() => '');
	return Number.parseInt(text ?? '', 10) || 0;
}
