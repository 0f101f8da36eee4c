import type { Locator, Page } from '@playwright/test';
import { rahmen } from '../src/content/texte/rahmen.ts';
import { expect, test } from './support/test.ts';

const menu = (page: Page): Locator => page.getByRole('navigation', { name: 'Hauptnavigation' });
const open = (page: Page): Locator => page.getByRole('button', { name: 'Menü öffnen' });
const close = (page: Page): Locator => page.getByRole('button', { name: 'Menü schließen' });

test.describe('below 767 px', () => {
	test.use({ viewport: { width: 390, height: 800 } });

	test.beforeEach(async ({ page }) => {
		await page.goto('/portfolio');
	});

	test('the menu is closed at first, and its icon opens and closes it', async ({ page }) => {
		await page.setViewportSize({ width: 766, height: 800 });
		await expect(menu(page)).toBeHidden();
		const too = await open(page).locator('svg:visible').innerHTML();
		await expect(open(page)).toHaveAttribute('type', 'button');
		await open(page).click();
		await expect(menu(page)).toBeVisible();
		await expect(open(page)).toBeHidden();
		const on = await close(page).locator('svg:visible').innerHTML();
		expect(on, 'hamburger or cross').not.toBe(too);
		await close(page).click();
		await expect(menu(page)).toBeHidden();
		await expect(open(page)).toBeVisible();
	});

	test('choosing a link closes it, also the one of the page one is on', async ({ page }) => {
		await open(page).click();
		await menu(page).getByRole('link', { name: 'About' }).click();
		await expect(page).toHaveURL('/about');
		await expect(menu(page)).toBeHidden();

		await open(page).click();
		await page.evaluate(() => document.addEventListener('click', (e) => e.preventDefault()));
		await menu(page).getByRole('link', { name: 'About' }).click();
		await expect(menu(page)).toBeHidden();
	});

	test('Escape closes it and gives the focus back, a click outside closes it', async ({ page }) => {
		await open(page).press('Enter');
		await expect(menu(page)).toBeVisible();
		await page.keyboard.press('Tab');
		await expect(menu(page).getByRole('link', { name: 'Home' })).toBeFocused();
		await page.keyboard.press('Escape');
		await expect(menu(page)).toBeHidden();
		await expect(open(page)).toBeFocused();

		await open(page).click();
		await page.mouse.click(4, 30);
		await expect(menu(page)).toBeHidden();
		await expect(page).toHaveURL('/portfolio');
	});

	test('Tab goes round in menu and header, never to what it covers; it closes when the phone is turned', async ({
		page,
	}) => {
		await open(page).press('Enter');
		for (let i = 0; i < 12; i++) {
			await page.keyboard.press('Tab');
			await expect(page.locator(':is(main, footer) :focus, .skipLink:focus')).toHaveCount(0);
			const here = menu(page).locator(':focus');
			if (await here.count()) await expect(here, 'marked').toHaveCSS('outline-color', /^rgb\(/);
		}
		await expect(menu(page)).toBeVisible();
		await page.setViewportSize({ width: 800, height: 390 });
		await expect(page.locator(':popover-open')).toHaveCount(0);
	});
});

test('from 767 px on the navigation stands open and there is no icon', async ({ page }) => {
	await page.setViewportSize({ width: 767, height: 800 });
	await page.goto('/');
	for (const { text } of rahmen.navigation.ziele)
		await expect(menu(page).getByRole('link', { name: text })).toBeVisible();
	await expect(open(page)).toBeHidden();
});

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 800 } });
	test('the icon opens and closes the menu, and a link leads on', async ({ page }) => {
		await page.goto('/');
		await open(page).click();
		await expect(menu(page)).toBeVisible();
		await close(page).click();
		await expect(menu(page)).toBeHidden();
		await open(page).click();
		await menu(page).getByRole('link', { name: 'Projekt starten' }).click();
		await expect(page).toHaveURL('/kontakt');
		await expect(menu(page)).toBeHidden();
	});

	test('open while the phone is turned, it stands in the header and covers nothing', async ({
		page,
	}) => {
		await page.goto('/portfolio');
		await open(page).click();
		await page.setViewportSize({ width: 800, height: 390 });
		const [bar, links] = [page.getByRole('banner'), menu(page)];
		const [outer, inner] = [await bar.boundingBox(), await links.boundingBox()];
		expect(inner?.width).toBeLessThan(700);
		expect(inner?.height).toBeLessThanOrEqual(outer?.height ?? 0);
		expect(inner?.y).toBeGreaterThanOrEqual(outer?.y ?? 1);
	});
});
