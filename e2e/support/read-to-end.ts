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
	return page.evaluate(() =>
		[...document.images]
			.filter((bild) => {
				const { top, bottom } = bild.getBoundingClientRect();
				if (bottom <= 0 || top >= innerHeight || !bild.checkVisibility()) return false;
				// A slide out of the carousel's view begins to load when its turn comes.
				const wartet = bild.currentSrc === '' && bild.closest('[aria-roledescription] li');
				return !wartet && !(bild.complete && bild.naturalWidth > 0);
			})
			.map(({ currentSrc, src }) => currentSrc || src),
	);
}
