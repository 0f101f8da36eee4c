import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { rahmen } from '../src/content/texte/rahmen.ts';
import { schnitt } from '../src/content/texte/schnitt.ts';
import { openSettled } from '../testing/open-settled.ts';
import { expect, test } from './support/test.ts';

test.use({ forcedColors: 'active' });

/** Expects more than one plain colour on this part of the screen. */
async function expectContour(place: Locator): Promise<void> {
	const { channels } = await sharp(await place.screenshot())
		.greyscale()
		.stats();
	expect(channels[0]?.stdev).toBeGreaterThan(10);
}

test('in forced colours header, section line and form are seen', async ({ page, form }) => {
	await openSettled(page, '/portfolio');
	await inBothSchemes(page, async () => {
		await page.setViewportSize({ width: 1280, height: 800 });
		const banner = page.getByRole('banner');
		for (const link of await banner.getByRole('link').all()) await expectContour(link);
		await expect(banner.locator('[aria-current]')).toHaveCSS('text-decoration-line', 'underline');

		await page.setViewportSize({ width: 390, height: 800 });
		await expectContour(page.getByRole('button', { name: rahmen.navigation.menue }));
	});

	await openSettled(page, '/');
	await inBothSchemes(page, async () => {
		await expect(page.getByText(schnitt.fahneLinks).first()).toBeVisible();
		await expectContour(page.getByText(schnitt.fahneRechts).first());
	});

	await form.open();
	await inBothSchemes(page, async () => {
		for (const place of [page.getByLabel('Vorname'), page.getByLabel('Nachricht'), form.button])
			await expect(place).toHaveCSS('border-top-style', 'solid');
		const box = page.getByRole('checkbox');
		const empty = await box.screenshot();
		await box.check();
		expect((await box.screenshot()).equals(empty), 'the tick').toBe(false);
		await box.uncheck();
	});
});

/** Looks at the open page in the light scheme, then in the dark one. */
async function inBothSchemes(page: Page, look: () => Promise<void>): Promise<void> {
	for (const colorScheme of ['light', 'dark'] as const) {
		await page.emulateMedia({ colorScheme });
		await look();
	}
}
