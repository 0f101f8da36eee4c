import type { Locator } from '@playwright/test';
import sharp from 'sharp';
import { oeffneFormular, SENDEN } from './support/formular.ts';
import { expect, test } from './support/test.ts';

test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

/** How far the brightness of a screenshot's pixels spreads; 0 = one plain area. */
async function kontur(stelle: Locator): Promise<number> {
	const { channels } = await sharp(await stelle.screenshot())
		.greyscale()
		.stats();
	return channels[0]?.stdev ?? 0;
}

async function rahmen(stelle: Locator): Promise<string> {
	return stelle.evaluate((element) => getComputedStyle(element).borderTopStyle);
}

for (const colorScheme of ['light', 'dark'] as const) {
	test.describe(`with forced colours, ${colorScheme}`, () => {
		test.use({ colorScheme });

		test('logo, navigation and the active link can be seen', async ({ page }) => {
			await page.goto('/portfolio');
			const links = page.getByRole('banner').getByRole('link');
			for (const link of await links.all()) expect(await kontur(link)).toBeGreaterThan(10);
			const aktiv = page.getByRole('navigation').getByRole('link', { name: 'Portfolio' });
			await expect(aktiv).toHaveCSS('text-decoration-line', 'underline');
		});

		test('the menu’s icon can be seen, open and closed', async ({ page }) => {
			await page.setViewportSize({ width: 390, height: 800 });
			await page.goto('/');
			expect(await kontur(page.getByRole('button', { name: 'Menü öffnen' }))).toBeGreaterThan(10);
			await page.getByRole('button', { name: 'Menü öffnen' }).click();
			expect(await kontur(page.getByRole('button', { name: 'Menü schließen' }))).toBeGreaterThan(
				10,
			);
		});

		test('buttons and fields have an edge', async ({ page }) => {
			await page.goto('/');
			const knoepfe = page.getByRole('main').getByRole('link', { name: 'Projekt starten' });
			for (const knopf of await knoepfe.all()) expect(await rahmen(knopf)).toBe('solid');
			await oeffneFormular(page);
			for (const feld of ['Vorname', 'Nachricht']) {
				expect(await rahmen(page.getByLabel(feld))).toBe('solid');
			}
			const senden = page.getByRole('button', { name: SENDEN });
			expect(await rahmen(senden)).toBe('solid');
			expect(await kontur(senden)).toBeGreaterThan(10);
		});

		test('a checked consent differs from an unchecked one', async ({ page }) => {
			await oeffneFormular(page);
			const haken = page.getByRole('checkbox');
			const leer = await haken.screenshot();
			await haken.check();
			await page.getByLabel('Vorname').focus();
			expect((await haken.screenshot()).equals(leer)).toBe(false);
		});
	});
}
