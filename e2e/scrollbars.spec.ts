import { pageKinds } from '../testing/pages.ts';
import { expect, test } from './support/test.ts';

test('a scrollbar that takes room makes no page scroll sideways', async ({ playwright }) => {
	// As on Windows and most of Linux; headless browsers hide them otherwise. As an option of the file it would
	// start another worker with all that belongs to it.
	await using browser = await playwright.chromium.launch({
		ignoreDefaultArgs: ['--hide-scrollbars'],
	});
	const page = await browser.newPage();
	for (const { name, path } of pageKinds) {
		await page.goto(path);
		for (const width of [320, 767, 768, 1024, 1440, 2560]) {
			await page.setViewportSize({ width, height: 800 });
			const { clientWidth, scrollWidth } = await page.evaluate(() => {
				const { clientWidth, scrollWidth } = document.documentElement;
				return { clientWidth, scrollWidth };
			});
			expect(clientWidth, 'beside the scrollbar').toBeLessThan(width);
			expect.soft(scrollWidth, `${name}, ${width} px`).toBe(clientWidth);
		}
	}
});
