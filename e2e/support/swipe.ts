import type { Page } from '@playwright/test';

type Point = { x: number; y: number };

/**
 * Moves one finger over the screen, as the browser gets it from a touch panel: a move per frame,
 * for all moves in one frame are no speed to let go with. A picture waits for a frame, also where
 * no script runs.
 */
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
		await page.screenshot({ clip: { x: 0, y: 0, width: 1, height: 1 } });
	}
	await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
	await cdp.detach();
}
