import type { Page } from '@playwright/test';

type Punkt = { x: number; y: number };

/**
 * Moves one finger over the screen, as the browser gets it from a touch panel: a move per frame,
 * for all moves in one frame are no speed to let go with. A picture waits for a frame, also where
 * no script runs.
 */
export async function swipe(page: Page, von: Punkt, nach: Punkt): Promise<void> {
	const cdp = await page.context().newCDPSession(page);
	const schritte = 8;
	const bei = (i: number) => ({
		x: von.x + ((nach.x - von.x) * i) / schritte,
		y: von.y + ((nach.y - von.y) * i) / schritte,
	});
	await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [von] });
	for (let i = 1; i <= schritte; i++) {
		await cdp.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [bei(i)] });
		await page.screenshot({ clip: { x: 0, y: 0, width: 1, height: 1 } });
	}
	await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
	await cdp.detach();
}
