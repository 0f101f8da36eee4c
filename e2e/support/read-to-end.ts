import { expect, type Page } from '@playwright/test';

/**
 * Reads a page screen by screen to its end, each time until all pictures in sight have arrived.
 * Nothing in the page waits, neither for time to pass nor for a frame to be drawn.
 */
export async function readToEnd(page: Page): Promise<void> {
	for (let next = true; next; ) {
		await expect.poll(() => missingPictures(page), { intervals: [20, 50, 100, 250] }).toEqual([]);
		next = await page.evaluate(() => {
			const before = scrollY;
			scrollBy({ top: innerHeight, behavior: 'instant' });
			return scrollY > before;
		});
	}
}

function missingPictures(page: Page): Promise<string[]> {
	return page.evaluate(() => {
		return [...document.images]
			.filter((picture) => picture.checkVisibility() && inSight(picture))
			.filter((picture) => !(picture.complete && picture.naturalWidth > 0))
			.map(({ currentSrc, src }) => currentSrc || src);

		/** Within the screen, and within every box that cuts off, as the carousel does its slides. */
		function inSight(picture: Element): boolean {
			const { left, right, top, bottom } = picture.getBoundingClientRect();
			if (bottom <= 0 || top >= innerHeight) return false;
			for (let box = picture.parentElement; box; box = box.parentElement) {
				if (getComputedStyle(box).overflowX === 'visible') continue;
				const edge = box.getBoundingClientRect();
				if (right <= edge.left + 1 || left >= edge.right - 1) return false;
			}
			return true;
		}
	});
}
