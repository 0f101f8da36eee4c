import type { Page } from '@playwright/test';
import { openSettled } from './support/open-settled.ts';
import { expect, test } from './support/test.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** Where the red mark stands on the screen, and how far it is stretched. */
function pointer(page: Page): Promise<{ oben: number; width: number; height: number }> {
	return page
		.locator('body > div[aria-hidden] > div')
		.last()
		.evaluate((e) => {
			const { top, width, height } = e.getBoundingClientRect();
			return { oben: top, width, height };
		});
}

const scroll = (page: Page, share: number) =>
	page.evaluate((a) => {
		const { scrollHeight } = document.documentElement;
		scrollTo({ top: a * (scrollHeight - innerHeight), behavior: 'instant' });
	}, share);

test('the pointer stands as far down the sheet as one has read; on a phone a line grows', async ({
	page,
}) => {
	await openSettled(page, '/');
	for (const [width, height] of [
		[1440, 900],
		[390, 844],
	] as const) {
		await page.setViewportSize({ width, height });
		for (const share of [0, 0.5, 1]) {
			const state = async () => {
				await scroll(page, share);
				const { oben, width: breite } = await pointer(page);
				return width === 390 ? breite / width : oben / (height - 14);
			};
			await expect.poll(state).toBeCloseTo(share, 2);
		}
	}
});

test('a page of less than one and a half screens has neither', async ({ page }) => {
	for (const width of [390, 1440]) {
		await page.setViewportSize({ width, height: 1000 });
		await openSettled(page, '/gibt-es-nicht');
		expect((await pointer(page)).height).toBe(0);
	}
});
