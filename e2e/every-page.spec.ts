import type { Page } from '@playwright/test';
import { rahmen } from '../src/content/texte/rahmen.ts';
import { isShipped } from '../testing/is-shipped.ts';
import { openSettled } from '../testing/open-settled.ts';
import { pageKinds } from '../testing/pages.ts';
import { readToEnd } from '../testing/read-to-end.ts';
import { axeFaultsInBothSchemes } from './support/axe-faults-in-both-schemes.ts';
import { tabThrough } from './support/focus.ts';
import { layoutShifts } from './support/layout-shifts.ts';
import { storedNames } from './support/stored-names.ts';
import { expect, onPhone, test } from './support/test.ts';
import { cutOffTexts, ENLARGED, setStyles, smallControls } from './support/text-size.ts';

/** The largest shift that nobody sees: letters are a little wider in another font. */
const INVISIBLE_SHIFT = 0.002;

for (const { name, path, isOwn } of pageKinds) {
	test(`${name}: with reduced motion nothing moves, axe finds nothing, Tab reaches and marks every control`, async ({
		page,
	}) => {
		await openSettled(page, path);
		expect(await moves(page)).toBe(false);
		for (const width of [1440, 390]) {
			await page.setViewportSize({ width, height: 900 });
			// The header would cover a control that Tab has scrolled under it.
			await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
			expect.soft(await axeFaultsInBothSchemes(page), `${width} px`).toEqual([]);
			// A group of radio buttons is one stop.
			const usable = await page
				.locator('a[href], button, input:not([type=radio]), :checked[type=radio], textarea')
				.filter({ visible: true })
				.and(page.locator(':enabled, a'))
				.count();
			const names = await tabThrough(page);
			expect(names.length, 'stops').toBeGreaterThanOrEqual(usable);
			expect(names[0]).toBe(rahmen.zumInhalt);
			expect(names.at(-1)).toBe(rahmen.fusszeile.ziele.at(-1)?.text);
		}
		const skip = page.getByRole('link', { name: rahmen.zumInhalt });
		await page.keyboard.press('Tab');
		await expect(skip).toBeInViewport();
		await skip.press('Enter');
		await expect(page.getByRole('main')).toBeFocused();
	});

	test(`${name}: with motion nothing shifts, loads early or is stored`, async ({
		page,
		observation,
	}) => {
		await page.emulateMedia({ reducedMotion: 'no-preference' });
		// Other words than the sample's may break otherwise in the font before the web font.
		const hasFont = isShipped && !isOwn;
		if (!hasFont) observation.expect(/ERR_FAILED .*woff2/);
		await page.route('**/*.woff2', async (route) => {
			if (!hasFont) return route.abort();
			await page.getByRole('contentinfo').waitFor();
			await route.continue();
		});
		for (const width of [390, 1440]) {
			await page.setViewportSize({ width, height: 800 });
			await openSettled(page, path);
			expect.soft(await earlyModules(page), `${width} px`).toEqual([]);
			await readToEnd(page);
			const { arriving, since, what } = await layoutShifts(page);
			// A slow line may cut the HTML anywhere.
			expect.soft(arriving, `${width} px`).toBeLessThanOrEqual(0.1);
			expect.soft(since, `${width} px: ${what}`).toBeLessThanOrEqual(INVISIBLE_SHIFT);
		}
		expect(await storedNames(page)).toEqual([]);
		expect(await moves(page), 'something may move').toBe(true);
	});
}

/** Whether an element of the page is animated, or would be when it changes. */
function moves(page: Page): Promise<boolean> {
	return page.evaluate(() =>
		[...document.querySelectorAll('body *')].some((element) => {
			const { animationName, transitionDuration } = getComputedStyle(element);
			// A film's source elements have no computed styles.
			return !/^(none)?$/.test(animationName) || /[1-9]/.test(transitionDuration);
		}),
	);
}

/** Modules requested before the page and its first pictures had loaded: they would delay these. */
function earlyModules(page: Page): Promise<string[]> {
	return page.evaluate(() => {
		const [visit] = performance.getEntriesByType('navigation');
		if (!(visit instanceof PerformanceNavigationTiming)) throw new Error('No visit was timed.');
		return performance
			.getEntriesByType('resource')
			.filter(({ name, startTime }) => name.endsWith('.js') && startTime < visit.loadEventStart)
			.map(({ name }) => name);
	});
}

onPhone.describe('with a finger', () => {
	for (const { name, path } of pageKinds) {
		onPhone(`${name}: controls are 44 px, no text is cut off, even enlarged`, async ({ page }) => {
			await openSettled(page, path);
			for (const width of [390, 1280]) {
				await page.setViewportSize({ width, height: 800 });
				// The carousel adapts to a new width a moment later.
				await expect.poll(() => smallControls(page), `${width} px`).toEqual([]);
			}
			for (const width of [320, 390, 768, 1024, 1280, 1920]) {
				await page.setViewportSize({ width, height: 500 });
				expect.soft(await cutOffTexts(page), `${width} px`).toEqual([]);
			}
			for (const [what, css] of Object.entries(ENLARGED)) {
				await setStyles(page, css);
				for (const width of [1280, 390, 320]) {
					await page.setViewportSize({ width, height: 800 });
					expect.soft(await cutOffTexts(page), `${what}, ${width} px`).toEqual([]);
				}
			}
		});
	}
});
