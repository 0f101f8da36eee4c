import type { Page } from '@playwright/test';
import { takeScreenshot } from '#shared/take-screenshot.ts';

type Point = { x: number; y: number };

/** Moves one finger over the screen, one step per frame: steps within one frame would give the swipe no speed. */
export async function swipe(page: Page, from: Point, to: Point): Promise<void> {
	const cdp = await page.context().newCDPSession(page);
	const steps = 8;
	const at = (i: number) => ({
		x: from.x + ((to.x - from.x) * i) / steps,
		y: from.y + ((to.y - from.y) * i) / steps,
	});
	await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [from] });
	for (let i = 1; i <= steps; i++) {
		await cdp.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [at(i)] });
		await nextFrame(page);
	}
	await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
	await cdp.detach();
}

async function nextFrame(page: Page): Promise<void> {
	if (await page.evaluate(() => matchMedia('(scripting: enabled)').matches))
		await page.evaluate(() => new Promise(requestAnimationFrame));
	// A screenshot waits for a frame, also without JavaScript.
	else await takeScreenshot(() => page.screenshot({ clip: { x: 0, y: 0, width: 1, height: 1 } }));
}
