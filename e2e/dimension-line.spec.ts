import type { Page } from '@playwright/test';
import { openSettled } from '../testing/open-settled.ts';
import { pageKinds } from '../testing/pages.ts';
import { expect, test } from './support/test.ts';

/** How far the ends of the dimension line are from the ink of the headline's outermost letters, in pixels. */
function distance(page: Page): Promise<[left: number, right: number]> {
	return page.evaluate(() => {
		const h1 = document.querySelector('h1') as HTMLElement;
		// Of a chain, from the first line's start to the last one's end.
		const lines = [...(h1.parentElement?.querySelectorAll('p > i') ?? [])]
			.map((line) => line.getBoundingClientRect())
			.filter(({ width }) => width > 0);
		const start = lines[0]?.left ?? Number.NaN;
		const end = lines.at(-1)?.right ?? Number.NaN;
		const range = document.createRange();
		range.selectNodeContents(h1);
		const rows = [...range.getClientRects()].filter(({ width }) => width > 1);
		const left = Math.min(...rows.map(({ left }) => left));
		const right = Math.max(...rows.map(({ right }) => right));

		const pencil = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
		const styles = getComputedStyle(h1);
		pencil.font = `${styles.fontWeight} ${styles.fontSize} ${styles.fontFamily}`;
		const text = h1.textContent?.trim() ?? '';
		const first = pencil.measureText(text.slice(0, 1));
		const last = pencil.measureText(text.slice(-1));
		const airLeft = -first.actualBoundingBoxLeft;
		const airRight =
			last.width - last.actualBoundingBoxRight + Number.parseFloat(styles.letterSpacing);
		return [start - (left + airLeft), right - airRight - end];
	});
}

test('the line under a headline ends at the ink of its letters', async ({ page }) => {
	for (const { name, path } of pageKinds) {
		await openSettled(page, path);
		for (const width of [360, 768, 1280, 1920]) {
			await page.setViewportSize({ width, height: 900 });
			// A headline of several rows may end with another letter than its last.
			const [left, right] = await distance(page);
			expect.soft(Math.abs(left), `${name}, left, ${width} px`).toBeLessThanOrEqual(1.5);
			expect
				.soft(Math.abs(right), `${name}, right, ${width} px`)
				.toBeLessThanOrEqual(width < 1280 ? 4 : 1.5);
		}
	}
});
