import type { Page } from '@playwright/test';
import { openSettled } from '../testing/open-settled.ts';
import { pageKinds } from '../testing/pages.ts';
import { readToEnd } from '../testing/read-to-end.ts';
import { expect, test } from './support/test.ts';

test.use({ reducedMotion: 'no-preference' });

type LayoutShift = PerformanceEntry & {
	value: number;
	/** Chromium also sets it after the window's size has changed. */
	hadRecentInput: boolean;
	sources: { node?: Node }[];
};
/** Largest sum that a visitor cannot see: letters move by fractions of a pixel in another font. */
const INVISIBLE = 0.001;

/** The layout shifts so far, with the elements that moved. */
async function shifts(page: Page): Promise<{ value: number; places: string }[]> {
	// A shift counts once it is painted, and a screenshot paints.
	await page.screenshot();
	return page.evaluate(() => {
		const observer = new PerformanceObserver(() => {});
		observer.observe({ type: 'layout-shift', buffered: true });
		return (observer.takeRecords() as LayoutShift[])
			.filter(({ hadRecentInput }) => !hadRecentInput)
			.map(({ value, sources }) => {
				const places = sources.map(({ node }) => node?.parentElement?.className ?? node?.nodeName);
				return { value, places: places.join('; ') };
			});
	});
}

for (const { name, path } of pageKinds) {
	test(`nothing on ${name} shifts, narrow or wide, even with late fonts`, async ({ page }) => {
		await page.route('**/*.woff2', async (route) => {
			await page.getByRole('contentinfo').waitFor();
			await route.continue();
		});
		for (const width of [390, 1440]) {
			await page.setViewportSize({ width, height: 800 });
			await openSettled(page, path);
			await readToEnd(page);
			const seen = await shifts(page);
			const sum = seen.reduce((soFar, { value }) => soFar + value, 0);
			expect.soft(sum, `${width} px: ${JSON.stringify(seen)}`).toBeLessThanOrEqual(INVISIBLE);
		}
	});
}
