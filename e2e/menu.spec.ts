import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

const menue = (page: Page): Locator => page.getByRole('navigation', { name: 'Hauptnavigation' });
const oeffnen = (page: Page): Locator => page.getByRole('button', { name: 'Menü öffnen' });
const schliessen = (page: Page): Locator => page.getByRole('button', { name: 'Menü schließen' });

test.describe('below 767 px', () => {
	test.use({ viewport: { width: 390, height: 800 } });

	test.beforeEach(async ({ page }) => {
		await page.goto('/portfolio');
	});

	test('the menu is closed at first, and its icon opens and closes it', async ({ page }) => {
		await page.setViewportSize({ width: 766, height: 800 });
		await expect(menue(page)).toBeHidden();
		const zu = await oeffnen(page).locator('svg:visible').innerHTML();
		await expect(oeffnen(page)).toHaveAttribute('type', 'button');
		await oeffnen(page).click();
		await expect(menue(page)).toBeVisible();
		await expect(oeffnen(page)).toBeHidden();
		const auf = await schliessen(page).locator('svg:visible').innerHTML();
		expect(auf, 'hamburger or cross').not.toBe(zu);
		await schliessen(page).click();
		await expect(menue(page)).toBeHidden();
		await expect(oeffnen(page)).toBeVisible();
	});

	test('choosing a link closes it, also the one of the page one is on', async ({ page }) => {
		await oeffnen(page).click();
		await menue(page).getByRole('link', { name: 'About' }).click();
		await expect(page).toHaveURL('/about');
		await expect(menue(page)).toBeHidden();

		await oeffnen(page).click();
		await page.evaluate(() => document.addEventListener('click', (e) => e.preventDefault()));
		await menue(page).getByRole('link', { name: 'About' }).click();
		await expect(menue(page)).toBeHidden();
	});

	test('Escape closes it and gives the focus back, a click outside closes it', async ({ page }) => {
		await oeffnen(page).press('Enter');
		await expect(menue(page)).toBeVisible();
		await page.keyboard.press('Tab');
		await expect(menue(page).getByRole('link', { name: 'Home' })).toBeFocused();
		await page.keyboard.press('Escape');
		await expect(menue(page)).toBeHidden();
		await expect(oeffnen(page)).toBeFocused();

		await oeffnen(page).click();
		await page.mouse.click(4, 30);
		await expect(menue(page)).toBeHidden();
		await expect(page).toHaveURL('/portfolio');
	});

	test('Tab goes round in menu and header, never to what the menu covers', async ({ page }) => {
		await oeffnen(page).press('Enter');
		for (let i = 0; i < 12; i++) {
			await page.keyboard.press('Tab');
			await expect(page.locator(':is(main, footer) :focus, .sprungmarke:focus')).toHaveCount(0);
			const hier = menue(page).locator(':focus');
			if (await hier.count()) await expect(hier, 'marked').toHaveCSS('outline-color', /^rgb\(/);
		}
		await expect(menue(page)).toBeVisible();
	});

	test('it closes when the phone is turned and the navigation stands open', async ({ page }) => {
		await oeffnen(page).click();
		await page.setViewportSize({ width: 800, height: 390 });
		await expect(page.locator(':popover-open')).toHaveCount(0);
	});
});

test.describe('from 767 px on', () => {
	test.use({ viewport: { width: 767, height: 800 } });
	test('the navigation stands open and there is no icon', async ({ page }) => {
		await page.goto('/');
		await expect(menue(page).getByRole('link')).toHaveCount(4);
		for (const link of await menue(page).getByRole('link').all()) await expect(link).toBeVisible();
		await expect(oeffnen(page)).toBeHidden();
	});
});

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 800 } });
	test('the icon opens and closes the menu, and a link leads on', async ({ page }) => {
		await page.goto('/');
		await oeffnen(page).click();
		await expect(menue(page)).toBeVisible();
		await schliessen(page).click();
		await expect(menue(page)).toBeHidden();
		await oeffnen(page).click();
		await menue(page).getByRole('link', { name: 'Projekt starten' }).click();
		await expect(page).toHaveURL('/kontakt');
		await expect(menue(page)).toBeHidden();
	});
});
