import type { Page } from '@playwright/test';
import { openSettled } from '../testing/open-settled.ts';
import { pageKinds } from '../testing/pages.ts';
import { readToEnd } from '../testing/read-to-end.ts';
import { expect, test } from './support/test.ts';

test.use({ reducedMotion: 'no-preference' });

type LayoutShift = PerformanceEntry & {
	value: number;
	/** Also after the window's size has changed: that moves everything, and is the tester's doing. */
	hadRecentInput: boolean;
	sources: { node?: Node }[];
};
/** In sum, of what a visitor cannot see: letters that are a fraction of a pixel off in another face. */
const UNSEEN = 0.001;

/** What has moved so far; scrolling by script counts, unlike scrolling by hand. */
async function shifts(page: Page): Promise<{ value: number; places: string }[]> {
	// Taking a picture draws what has not been drawn yet: movement counts when it is drawn.
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
	test(`nothing on ${name} moves, narrow or wide, even when fonts come late`, async ({ page }) => {
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
			expect.soft(sum, `${width} px: ${JSON.stringify(seen)}`).toBeLessThanOrEqual(UNSEEN);
		}
	});
}
