import type { Locator } from '@playwright/test';
import sharp from 'sharp';
import { openForm, SUBMIT_LABEL } from './support/form.ts';
import { openSettled } from './support/open-settled.ts';
import { expect, test } from './support/test.ts';

test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

/** How far the brightness of a screenshot's pixels spreads; 0 = one plain area. */
async function kontur(stelle: Locator): Promise<number> {
	const { channels } = await sharp(await stelle.screenshot())
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
			for (const link of await links.all()) expect(await kontur(link)).toBeGreaterThan(10);
			const aktiv = page.getByRole('navigation').getByRole('link', { name: 'Portfolio' });
			await expect(aktiv).toHaveCSS('text-decoration-line', 'underline');

			await page.setViewportSize({ width: 390, height: 800 });
			expect(await kontur(page.getByRole('button', { name: 'Menü öffnen' }))).toBeGreaterThan(10);
			await page.getByRole('button', { name: 'Menü öffnen' }).click();
			const schliessen = page.getByRole('button', { name: 'Menü schließen' });
			expect(await kontur(schliessen)).toBeGreaterThan(10);
		});

		test('of the section drawing the plan is there too', async ({ page }) => {
			await openSettled(page, '/');
			const buehne = page.locator('[data-geraet]:visible');
			const plan = buehne.locator('picture img').last();
			await plan.scrollIntoViewIfNeeded();
			await expect.poll(() => plan.evaluate((img: HTMLImageElement) => img.complete)).toBe(true);
			const gezeichnet = await buehne.screenshot();
			await plan.evaluate((img) => img.style.setProperty('opacity', '0'));
			expect((await buehne.screenshot()).equals(gezeichnet)).toBe(false);
		});

		test('buttons and fields have an edge, and a checked consent differs', async ({ page }) => {
			await openForm(page);
			const senden = page.getByRole('button', { name: SUBMIT_LABEL });
			for (const ort of [page.getByLabel('Vorname'), page.getByLabel('Nachricht'), senden]) {
				await expect(ort).toHaveCSS('border-top-style', 'solid');
			}
			expect(await kontur(senden)).toBeGreaterThan(10);

			const haken = page.getByRole('checkbox');
			await haken.hover();
			const leer = await haken.screenshot();
			await haken.check();
			await page.getByLabel('Vorname').focus();
			expect((await haken.screenshot()).equals(leer)).toBe(false);
		});
	});
}
