import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { setInterval } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { Browser } from '@playwright/test';

/** In kilobytes; far more than any website needs. */
const limit = 2_000_000;
const everyMs = 500;

/** Kills every page of the browser that takes more memory, until the browser ends. Does nothing on Windows. */
export async function limitMemory(browser: Browser): Promise<void> {
	const cdp = await browser.newBrowserCDPSession();
	for await (const _ of setInterval(everyMs, undefined, { ref: false })) {
		const answer = await cdp.send('SystemInfo.getProcessInfo').catch((reason) => {
			if (browser.isConnected()) throw reason;
		});
		if (!answer) return;
		for (const { type, id } of answer.processInfo)
			if (type === 'renderer' && (await memoryOf(id)) > limit) process.kill(id, 'SIGKILL');
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
