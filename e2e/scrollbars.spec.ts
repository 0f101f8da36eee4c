import { pageKinds } from '../testing/pages.ts';
import { chromiumArgs, findChromiumForTests } from '../tools/find-chromium.ts';
import { expect, test } from './support/test.ts';

const executablePath = findChromiumForTests();

// As on Windows and most of Linux; headless browsers hide them otherwise.
test.use({
	launchOptions: {
		args: chromiumArgs,
		ignoreDefaultArgs: ['--hide-scrollbars'],
		...(executablePath && { executablePath }),
	},
});

for (const { name, path } of pageKinds) {
	test(`${name}: a scrollbar that takes room makes no page scroll sideways`, async ({ page }) => {
		await page.goto(path);
		for (const width of [320, 767, 768, 1024, 1440, 2560]) {
			await page.setViewportSize({ width, height: 800 });
			const { clientWidth, scrollWidth } = await page.evaluate(() => {
				const { clientWidth, scrollWidth } = document.documentElement;
				return { clientWidth, scrollWidth };
			});
			expect(clientWidth, 'beside the scrollbar').toBeLessThan(width);
			expect.soft(scrollWidth, `${width} px`).toBe(clientWidth);
		}
	});
}
