import type { Page } from '@playwright/test';
import { openSettled } from './support/open-settled.ts';
import { pageKinds } from './support/pages.ts';
import { expect, test } from './support/test.ts';

/** How far the ends of the dimension line are from the ink of the headline's outermost letters, in pixels. */
function abstand(page: Page): Promise<[links: number, rechts: number]> {
	return page.evaluate(() => {
		const h1 = document.querySelector('h1') as HTMLElement;
		// Of a chain, from the first line's start to the last one's end.
		const linien = [...(h1.parentElement?.querySelectorAll('p > i') ?? [])]
			.map((linie) => linie.getBoundingClientRect())
			.filter(({ width }) => width > 0);
		const beginn = linien[0]?.left ?? Number.NaN;
		const ende = linien.at(-1)?.right ?? Number.NaN;
		const bereich = document.createRange();
		bereich.selectNodeContents(h1);
		const zeilen = [...bereich.getClientRects()].filter(({ width }) => width > 1);
		const links = Math.min(...zeilen.map(({ left }) => left));
		const rechts = Math.max(...zeilen.map(({ right }) => right));

		const stift = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
		const stil = getComputedStyle(h1);
		stift.font = `${stil.fontWeight} ${stil.fontSize} ${stil.fontFamily}`;
		const text = h1.textContent?.trim() ?? '';
		const erste = stift.measureText(text.slice(0, 1));
		const letzte = stift.measureText(text.slice(-1));
		const luftLinks = -erste.actualBoundingBoxLeft;
		const luftRechts =
			letzte.width - letzte.actualBoundingBoxRight + Number.parseFloat(stil.letterSpacing);
		return [beginn - (links + luftLinks), rechts - luftRechts - ende];
	});
}

test('the line under a headline ends at the ink of its letters', async ({ page }) => {
	for (const { name, pfad } of pageKinds) {
		await openSettled(page, pfad);
		for (const width of [360, 768, 1280, 1920]) {
			await page.setViewportSize({ width, height: 900 });
			// A headline of several rows may end with another letter than its last.
			const [links, rechts] = await abstand(page);
			expect.soft(Math.abs(links), `${name}, left, ${width} px`).toBeLessThanOrEqual(1.5);
			expect
				.soft(Math.abs(rechts), `${name}, right, ${width} px`)
				.toBeLessThanOrEqual(width < 1280 ? 4 : 1.5);
		}
	}
});
