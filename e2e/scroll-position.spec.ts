import { expect, test } from './support/test.ts';

for (const javaScriptEnabled of [true, false]) {
	test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
		test.use({ javaScriptEnabled, viewport: { width: 390, height: 800 } });

		test('a new page starts at the top, and going back restores the position', async ({ page }) => {
			const height = () => page.evaluate(() => Math.round(scrollY));
			await page.goto('/portfolio');
			const last = page.getByRole('article').last().getByRole('link');
			await last.hover();
			const before = await height();
			expect(before).toBeGreaterThan(500);

			const target = (await last.getAttribute('href')) ?? '';
			expect(target).toMatch(/^\/portfolio\/[a-z0-9-]+$/);
			// Pressed where the pointer is: looking for the place again may scroll the page once more.
			await page.mouse.down();
			await page.mouse.up();
			await expect(page).toHaveURL(target);
			await expect.poll(height).toBe(0);

			await page.goBack();
			await expect(page).toHaveURL('/portfolio');
			await expect.poll(async () => Math.abs((await height()) - before)).toBeLessThanOrEqual(2);
		});
	});
}
