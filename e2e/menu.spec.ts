import type { Locator, Page } from '@playwright/test';
import { rahmen } from '../src/content/texte/rahmen.ts';
import { settle } from '../testing/open-settled.ts';
import { boxOf } from './support/box-of.ts';
import { holdBack } from './support/hold-back.ts';
import { expect, test, withoutScript } from './support/test.ts';

const menu = (page: Page): Locator =>
	page.getByRole('navigation', { name: rahmen.navigation.name });
const toggle = (page: Page): Locator =>
	page.getByRole('button', { name: rahmen.navigation.menue, exact: true });

test.use({ viewport: { width: 390, height: 800 } });

test.beforeEach(async ({ page }) => {
	await page.goto('/portfolio');
});

test('below 768 px a button opens and closes the menu; above, links show', async ({ page }) => {
	await page.setViewportSize({ width: 767, height: 800 });
	await expect(menu(page)).toBeHidden();
	const icon = () => toggle(page).locator('svg:visible').innerHTML();
	const hamburger = await icon();
	await expect(toggle(page)).toHaveAttribute('type', 'button');
	await toggle(page).click();
	await expect(menu(page)).toBeVisible();
	expect(await icon()).not.toBe(hamburger);
	await toggle(page).click();
	await expect(menu(page)).toBeHidden();
	expect(await icon()).toBe(hamburger);

	await page.setViewportSize({ width: 768, height: 800 });
	for (const { text } of rahmen.navigation.ziele)
		await expect(menu(page).getByRole('link', { name: text })).toBeVisible();
	await expect(toggle(page)).toBeHidden();
});

test('choosing a link closes the menu, also the link of the current page', async ({ page }) => {
	await toggle(page).click();
	await menu(page).getByRole('link', { name: 'About' }).click();
	await expect(page).toHaveURL('/about');
	await expect(menu(page)).toBeHidden();

	await settle(page);
	await toggle(page).click();
	await page.evaluate(() => document.addEventListener('click', (e) => e.preventDefault()));
	await menu(page).getByRole('link', { name: 'About' }).click();
	await expect(menu(page)).toBeHidden();
});

test('Escape and a click outside close the menu; Escape returns the focus', async ({ page }) => {
	await toggle(page).press('Enter');
	await expect(menu(page)).toBeVisible();
	await page.keyboard.press('Tab');
	await expect(menu(page).getByRole('link', { name: 'Home' })).toBeFocused();
	await page.keyboard.press('Escape');
	await expect(menu(page)).toBeHidden();
	await expect(toggle(page)).toBeFocused();

	await toggle(page).click();
	await page.mouse.click(4, 30);
	await expect(menu(page)).toBeHidden();
	await expect(page).toHaveURL('/portfolio');
});

test('Tab stays out of the page under the menu; turning the phone closes it', async ({ page }) => {
	await toggle(page).press('Enter');
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

test('the menu also closes when its script loads after the phone was turned', async ({ page }) => {
	const release = await holdBack(page, '**/_astro/BaseLayout*.js');
	await page.reload({ waitUntil: 'commit' });
	await toggle(page).click();
	await page.setViewportSize({ width: 800, height: 390 });
	await expect(page.locator(':popover-open')).toHaveCount(1);
	release();
	await expect(page.locator(':popover-open')).toHaveCount(0);
});

withoutScript('without JavaScript the menu works, also on a turned phone', async ({ page }) => {
	await toggle(page).click();
	await expect(menu(page)).toBeVisible();
	await toggle(page).click();
	await expect(menu(page)).toBeHidden();
	await toggle(page).click();
	await menu(page).getByRole('link', { name: 'Projekt starten' }).click();
	await expect(page).toHaveURL('/kontakt');
	await expect(menu(page)).toBeHidden();

	await toggle(page).click();
	await page.setViewportSize({ width: 800, height: 390 });
	const [outer, inner] = [await boxOf(page.getByRole('banner')), await boxOf(menu(page))];
	expect(inner.width).toBeLessThan(700);
	expect(inner.y).toBeGreaterThanOrEqual(outer.y);
	expect(inner.bottom).toBeLessThanOrEqual(outer.bottom);
});
