import type { Page } from '@playwright/test';

type Punkt = { x: number; y: number };

/**
 * Moves one finger over the screen, as the browser gets it from a touch panel.
 * @param betweenMoves waits for the next frame where a scroller of the browser's own judges the speed
 */
export async function swipe(
	page: Page,
	von: Punkt,
	nach: Punkt,
	betweenMoves: () => Promise<unknown> = async () => {},
): Promise<void> {
	const cdp = await page.context().newCDPSession(page);
	const schritte = 8;
	const bei = (i: number) => ({
		x: von.x + ((nach.x - von.x) * i) / schritte,
		y: von.y + ((nach.y - von.y) * i) / schritte,
	});
	await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [von] });
	for (let i = 1; i <= schritte; i++) {
		await cdp.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [bei(i)] });
		await betweenMoves();
	}
	await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
	await cdp.detach();
}
