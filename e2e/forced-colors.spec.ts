import type { Locator } from '@playwright/test';
import sharp from 'sharp';
import { takeScreenshot } from '../recorder/website/take-screenshot.ts';
import { rahmen } from '../src/content/texte/rahmen.ts';
import { openSettled } from '../testing/open-settled.ts';
import { expect, test } from './support/test.ts';

/** Expects more than one plain colour on this part of the screen. */
async function expectContour(place: Locator): Promise<void> {
	const { channels } = await sharp(await takeScreenshot(() => place.screenshot()))
		.greyscale()
		.stats();
	expect(channels[0]?.stdev).toBeGreaterThan(10);
}

for (const colorScheme of ['light', 'dark'] as const) {
	const forced = test.extend({ forcedColors: 'active', colorScheme });

	forced(`in forced ${colorScheme} colours header and menu icon are visible`, async ({ page }) => {
		await page.goto('/portfolio');
		const links = page.getByRole('banner').getByRole('link');
		for (const link of await links.all()) await expectContour(link);
		const active = page.getByRole('navigation').getByRole('link', { name: 'Portfolio' });
		await expect(active).toHaveCSS('text-decoration-line', 'underline');

		await page.setViewportSize({ width: 390, height: 800 });
		const toggle = page.getByRole('button', { name: rahmen.navigation.menue });
		await expectContour(toggle);
		await toggle.click();
		await expectContour(toggle);
	});

	forced(
		`in forced ${colorScheme} colours the plan of the section is visible`,
		async ({ page }) => {
			await openSettled(page, '/');
			const stage = page.locator('[data-stage]:visible');
			const plan = stage.locator('picture img').last();
			await plan.scrollIntoViewIfNeeded();
			await expect(plan).toHaveJSProperty('complete', true);
			const drawn = await takeScreenshot(() => stage.screenshot());
			await plan.evaluate((img) => img.style.setProperty('opacity', '0'));
			expect((await takeScreenshot(() => stage.screenshot())).equals(drawn)).toBe(false);
		},
	);

	forced(`forced ${colorScheme} colours leave borders and tick visible`, async ({ page, form }) => {
		await form.open();
		for (const place of [page.getByLabel('Vorname'), page.getByLabel('Nachricht'), form.button]) {
			await expect(place).toHaveCSS('border-top-style', 'solid');
		}
		await expectContour(form.button);

		const consent = page.getByRole('checkbox');
		await consent.hover();
		const empty = await takeScreenshot(() => consent.screenshot());
		await consent.check();
		await page.getByLabel('Vorname').focus();
		expect((await takeScreenshot(() => consent.screenshot())).equals(empty)).toBe(false);
	});
}
