import { setTimeout } from 'node:timers/promises';

const attempts = 3;
/** In ms, between two attempts. */
const pause = 250;

/**
 * Calls `take`, again where Chromium refuses a screenshot: it now and then does, and takes the same one a
 * moment later.
 */
export async function takeScreenshot<T>(take: () => Promise<T>): Promise<T> {
	for (let attempt = 1; ; attempt++) {
		try {
			return await take();
		} catch (reason) {
			const isRefused = String(reason).includes('Unable to capture screenshot');
			if (!isRefused || attempt === attempts) throw reason;
			await setTimeout(pause);
		}
	}
}
