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

const SCHEMES = ['light', 'dark'] as const;

test.use({ forcedColors: 'active' });

test('in forced colours header and menu icon are visible', async ({ page }) => {
	await page.goto('/portfolio');
	for (const colorScheme of SCHEMES) {
		await page.emulateMedia({ colorScheme });
		await page.setViewportSize({ width: 1280, height: 800 });
		const links = page.getByRole('banner').getByRole('link');
		for (const link of await links.all()) await expectContour(link);
		const active = page.getByRole('navigation').getByRole('link', { name: 'Portfolio' });
		await expect(active).toHaveCSS('text-decoration-line', 'underline');

		await page.setViewportSize({ width: 390, height: 800 });
		const toggle = page.getByRole('button', { name: rahmen.navigation.menue });
		await expectContour(toggle);
		await toggle.click();
		await expectContour(toggle);
		await page.keyboard.press('Escape');
	}
});

test('in forced colours the plan of the section is visible', async ({ page }) => {
	await openSettled(page, '/');
	const stage = page.locator('[data-stage]:visible');
	const plan = stage.locator('picture img').last();
	await plan.scrollIntoViewIfNeeded();
	const loaded = () =>
		plan.evaluate((img: HTMLImageElement) => (img.complete ? img.currentSrc : ''));
	for (const colorScheme of SCHEMES) {
		await page.emulateMedia({ colorScheme });
		await expect.poll(loaded).toContain(colorScheme === 'dark' ? 'riss-dunkel' : 'riss-hell');
		const drawn = await takeScreenshot(() => stage.screenshot());
		await plan.evaluate((img) => img.style.setProperty('opacity', '0'));
		expect((await takeScreenshot(() => stage.screenshot())).equals(drawn)).toBe(false);
		await plan.evaluate((img) => img.style.removeProperty('opacity'));
	}
});

test('forced colours leave borders and tick visible', async ({ page, form }) => {
	await form.open();
	const firstName = page.getByLabel('Vorname');
	/** The box with the pointer on it and the focus elsewhere. */
	const consent = async (checked: boolean) => {
		const box = page.getByRole('checkbox');
		await box.setChecked(checked);
		await box.hover();
		await firstName.focus();
		return takeScreenshot(() => box.screenshot());
	};
	for (const colorScheme of SCHEMES) {
		await page.emulateMedia({ colorScheme });
		for (const place of [firstName, page.getByLabel('Nachricht'), form.button])
			await expect(place).toHaveCSS('border-top-style', 'solid');
		await expectContour(form.button);
		expect((await consent(true)).equals(await consent(false))).toBe(false);
	}
});
