import { setTimeout } from 'node:timers/promises';

/** A Page or a Locator of Playwright. */
type Target<O> = { screenshot: (options?: O) => Promise<Buffer> };

const attempts = 3;
/** In ms, between two attempts. */
const pause = 250;

/** Takes a screenshot. Chromium now and then refuses one and takes the same a moment later. */
export async function takeScreenshot<O>(target: Target<O>, options?: O): Promise<Buffer> {
	for (let attempt = 1; ; attempt++) {
		try {
			return await target.screenshot(options);
		} catch (reason) {
			const isRefused = String(reason).includes('Unable to capture screenshot');
			if (!isRefused || attempt === attempts) throw reason;
			await setTimeout(pause);
		}
	}
}
