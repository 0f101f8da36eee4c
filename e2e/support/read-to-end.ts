import { expect, type Page } from '@playwright/test';

/**
 * Reads a page screen by screen to its end, each time until all pictures in sight have arrived.
 * Nothing in the page waits, neither for time to pass nor for a frame to be drawn.
 */
export async function readToEnd(page: Page): Promise<void> {
	for (let weiter = true; weiter; ) {
		await expect.poll(() => missingPictures(page), { intervals: [20, 50, 100, 250] }).toEqual([]);
		weiter = await page.evaluate(() => {
			const vorher = scrollY;
			scrollBy({ top: innerHeight, behavior: 'instant' });
			return scrollY > vorher;
		});
	}
}

function missingPictures(page: Page): Promise<string[]> {
	return page.evaluate(() => {
		return [...document.images]
			.filter((bild) => bild.checkVisibility() && inSight(bild))
			.filter((bild) => !(bild.complete && bild.naturalWidth > 0))
			.map(({ currentSrc, src }) => currentSrc || src);

		/** Within the screen, and within every box that cuts off, as the carousel does its slides. */
		function inSight(bild: Element): boolean {
			const { left, right, top, bottom } = bild.getBoundingClientRect();
			if (bottom <= 0 || top >= innerHeight) return false;
			for (let box = bild.parentElement; box; box = box.parentElement) {
				if (getComputedStyle(box).overflowX === 'visible') continue;
				const rand = box.getBoundingClientRect();
				if (right <= rand.left + 1 || left >= rand.right - 1) return false;
			}
			return true;
		}
	});
}
