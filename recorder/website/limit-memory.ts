import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { setInterval } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { CDPSession } from '@playwright/test';

/** In kilobytes; far more than any website needs. */
const limit = 2_000_000;
const everyMs = 500;

/** Kills every page of a browser that takes more memory, until the browser ends. Does nothing on Windows. */
export async function limitMemory(browser: CDPSession): Promise<void> {
	for await (const _ of setInterval(everyMs, undefined, { ref: false })) {
		const processes = await browser.send('SystemInfo.getProcessInfo').catch(() => undefined);
		if (!processes) return;
		for (const { type, id } of processes.processInfo)
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
