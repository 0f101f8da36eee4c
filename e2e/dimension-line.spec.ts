import type { Page } from '@playwright/test';
import { about } from '../src/facts/texts.ts';
import { isShipped } from '../testing/is-shipped.ts';
import { openSettled } from '../testing/open-settled.ts';
import { boxOf } from './support/box-of.ts';
import { expect, test } from './support/test.ts';

/** A headline’s words, its dimension line, and the phrase on it. */
async function measure(page: Page) {
	const words = await boxOf(page.getByRole('heading', { level: 1 }).locator('span').first());
	const line = await boxOf(page.locator('h1 + * i'));
	const phrase = await boxOf(page.getByText(about.masslinie));
	return { words, line, phrase };
}

test('a dimension line is as wide as its headline; a wider phrase stands below it', async ({
	page,
}) => {
	test.skip(!isShipped, 'Which phrase is wider depends on its words.');
	await openSettled(page, '/about');
	for (const [width, isBelow] of [
		[390, true],
		[1440, false],
	] as const) {
		await page.setViewportSize({ width, height: 900 });
		const { words, line, phrase } = await measure(page);
		// The line's ticks stand out at both ends.
		expect(Math.abs(line.width - 10 - words.width), `${width} px`).toBeLessThan(6);
		expect(phrase.y > line.y + line.height / 2, `${width} px`).toBe(isBelow);
	}
});
