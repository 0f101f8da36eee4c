import { expect, type Page } from '@playwright/test';

/** Scrolls a page screen by screen to its end and waits each time for all pictures in sight. */
export async function readToEnd(page: Page): Promise<void> {
	for (let next = true; next; ) {
		await untilPicturesLoaded(page);
		next = await page.evaluate(() => {
			const before = scrollY;
			scrollBy({ top: innerHeight, behavior: 'instant' });
			return scrollY > before;
		});
	}
}

/** Waits for all pictures in sight. */
export async function untilPicturesLoaded(page: Page): Promise<void> {
	await expect.poll(() => missingPictures(page), { intervals: [20, 50, 100, 250] }).toEqual([]);
}

/** Names the pictures in sight that have not loaded; a slide beyond the carousel's edge is not in sight. */
function missingPictures(page: Page): Promise<string[]> {
	return page.evaluate(async () => {
		const { promise, resolve } = Promise.withResolvers<IntersectionObserverEntry[]>();
		const observer = new IntersectionObserver(resolve);
		for (const element of [document.body, ...document.images]) observer.observe(element);
		const places = await promise;
		observer.disconnect();
		return places
			.filter(({ intersectionRatio }) => intersectionRatio > 0)
			.flatMap(({ target }) => (target instanceof HTMLImageElement ? target : []))
			.filter(({ complete, naturalWidth }) => !complete || naturalWidth === 0)
			.map(({ currentSrc, src }) => currentSrc || src);
	});
}
