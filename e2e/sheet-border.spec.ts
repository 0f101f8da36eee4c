import type { Locator, Page } from '@playwright/test';
import { openSettled } from '../testing/open-settled.ts';
import { boxOf } from './support/box-of.ts';
import { expect, test } from './support/test.ts';

test.use({ reducedMotion: 'no-preference' });

/** The red mark of how far one has read, between the border's inner edges; on a phone it is a line that grows. */
const pointer = (page: Page): Locator => page.locator('body > div[aria-hidden] > div').last();

test('a mark shows how far one has read; on a phone, a growing line', async ({ page }) => {
	await openSettled(page, '/');
	for (const [width, height] of [
		[1440, 900],
		[390, 844],
	] as const) {
		await page.setViewportSize({ width, height });
		for (const share of [0, 0.5, 1]) {
			const progress = async () => {
				await page.evaluate((part) => {
					const { scrollHeight } = document.documentElement;
					scrollTo({ top: part * (scrollHeight - innerHeight), behavior: 'instant' });
				}, share);
				const box = await boxOf(pointer(page));
				return width === 390 ? box.width / width : (box.y - 34) / (height - 2 * 34 - 13);
			};
			await expect.poll(progress).toBeCloseTo(share, 2);
		}
	}
});

test('a page shorter than one and a half screens has no mark', async ({ page }) => {
	for (const width of [390, 1440]) {
		await page.setViewportSize({ width, height: 1000 });
		await openSettled(page, '/gibt-es-nicht');
		await expect(pointer(page)).toBeHidden();
	}
});
