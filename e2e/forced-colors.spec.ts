import type { Locator } from '@playwright/test';
import { openSettled } from '../testing/open-settled.ts';
import { brightness } from './support/brightness.ts';
import { expect, test } from './support/test.ts';

async function expectContour(place: Locator): Promise<void> {
	expect((await brightness(place)).spread).toBeGreaterThan(10);
}

for (const colorScheme of ['light', 'dark'] as const) {
	const forced = test.extend({ forcedColors: 'active', colorScheme });

	forced(
		`${colorScheme}: logo, navigation, the active link and the menu’s icon can be seen`,
		async ({ page }) => {
			await page.goto('/portfolio');
			const links = page.getByRole('banner').getByRole('link');
			for (const link of await links.all()) await expectContour(link);
			const active = page.getByRole('navigation').getByRole('link', { name: 'Portfolio' });
			await expect(active).toHaveCSS('text-decoration-line', 'underline');

			await page.setViewportSize({ width: 390, height: 800 });
			const open = page.getByRole('button', { name: 'Menü öffnen' });
			await expectContour(open);
			await open.click();
			await expectContour(page.getByRole('button', { name: 'Menü schließen' }));
		},
	);

	forced(`${colorScheme}: of the section drawing the plan is there too`, async ({ page }) => {
		await openSettled(page, '/');
		const stage = page.locator('[data-device]:visible');
		const plan = stage.locator('picture img').last();
		await plan.scrollIntoViewIfNeeded();
		await expect(plan).toHaveJSProperty('complete', true);
		const drawn = await stage.screenshot();
		await plan.evaluate((img) => img.style.setProperty('opacity', '0'));
		expect((await stage.screenshot()).equals(drawn)).toBe(false);
	});

	forced(
		`${colorScheme}: buttons and fields have an edge, a checked consent differs`,
		async ({ page, form }) => {
			await form.open();
			for (const place of [page.getByLabel('Vorname'), page.getByLabel('Nachricht'), form.button]) {
				await expect(place).toHaveCSS('border-top-style', 'solid');
			}
			await expectContour(form.button);

			const consent = page.getByRole('checkbox');
			await consent.hover();
			const empty = await consent.screenshot();
			await consent.check();
			await page.getByLabel('Vorname').focus();
			expect((await consent.screenshot()).equals(empty)).toBe(false);
		},
	);
}
