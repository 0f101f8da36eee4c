import { openSettled } from '../testing/open-settled.ts';
import { pageKinds } from '../testing/pages.ts';
import { readToEnd } from '../testing/read-to-end.ts';
import { layoutShifts } from './support/layout-shifts.ts';
import { expect, test } from './support/test.ts';

test.use({ reducedMotion: 'no-preference' });

/** Largest sum that a visitor cannot see: letters move by fractions of a pixel in another font. */
const INVISIBLE = 0.001;

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
			// Chromium takes a change of the window's size for input, too.
			const seen = (await layoutShifts(page)).filter(({ hadRecentInput }) => !hadRecentInput);
			const sum = seen.reduce((soFar, { value }) => soFar + value, 0);
			expect.soft(sum, `${width} px: ${JSON.stringify(seen)}`).toBeLessThanOrEqual(INVISIBLE);
		}
	});
}
