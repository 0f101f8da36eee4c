import { expect, type Page } from '@playwright/test';

/** Reads a page screen by screen to its end, each time until all pictures in sight have arrived. */
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

/** Those that are in sight, also within every box that cuts off, as the carousel does its slides. */
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
