import type { Locator } from '@playwright/test';
import sharp from 'sharp';
import { openSettled } from './support/open-settled.ts';
import { expect, test } from './support/test.ts';

test.use({ forcedColors: 'active' });

/** How far the brightness of a screenshot's pixels spreads; 0 = one plain area. */
async function contour(place: Locator): Promise<number> {
	const { channels } = await sharp(await place.screenshot())
		.greyscale()
		.stats();
	return channels[0]?.stdev ?? 0;
}

for (const colorScheme of ['light', 'dark'] as const) {
	test.describe(`with forced colours, ${colorScheme}`, () => {
		test.use({ colorScheme });

		test('logo, navigation, the active link and the menu’s icon can be seen', async ({ page }) => {
			await page.goto('/portfolio');
			const links = page.getByRole('banner').getByRole('link');
			for (const link of await links.all()) expect(await contour(link)).toBeGreaterThan(10);
			const active = page.getByRole('navigation').getByRole('link', { name: 'Portfolio' });
			await expect(active).toHaveCSS('text-decoration-line', 'underline');

			await page.setViewportSize({ width: 390, height: 800 });
			expect(await contour(page.getByRole('button', { name: 'Menü öffnen' }))).toBeGreaterThan(10);
			await page.getByRole('button', { name: 'Menü öffnen' }).click();
			const close = page.getByRole('button', { name: 'Menü schließen' });
			expect(await contour(close)).toBeGreaterThan(10);
		});

		test('of the section drawing the plan is there too', async ({ page }) => {
			await openSettled(page, '/');
			const stage = page.locator('[data-device]:visible');
			const plan = stage.locator('picture img').last();
			await plan.scrollIntoViewIfNeeded();
			await expect(plan).toHaveJSProperty('complete', true);
			const drawn = await stage.screenshot();
			await plan.evaluate((img) => img.style.setProperty('opacity', '0'));
			expect((await stage.screenshot()).equals(drawn)).toBe(false);
		});

		test('buttons and fields have an edge, and a checked consent differs', async ({
			page,
			form,
		}) => {
			await form.open();
			for (const place of [page.getByLabel('Vorname'), page.getByLabel('Nachricht'), form.button]) {
				await expect(place).toHaveCSS('border-top-style', 'solid');
			}
			expect(await contour(form.button)).toBeGreaterThan(10);

			const consent = page.getByRole('checkbox');
			await consent.hover();
			const empty = await consent.screenshot();
			await consent.check();
			await page.getByLabel('Vorname').focus();
			expect((await consent.screenshot()).equals(empty)).toBe(false);
		});
	});
}
