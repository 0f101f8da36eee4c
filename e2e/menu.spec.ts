import type { Locator, Page } from '@playwright/test';
import { inhaber } from '#shared/inhaber.ts';
import { rahmen } from '../src/content/texte/rahmen.ts';
import { openSettled } from '../testing/open-settled.ts';
import { menu as menuLinks } from '../testing/pages.ts';
import { axeFaultsInBothSchemes } from './support/axe-faults-in-both-schemes.ts';
import { boxOf } from './support/box-of.ts';
import { expect, onPhone, test } from './support/test.ts';
import { ENLARGED, setStyles, smallControls } from './support/text-size.ts';

const { name, menue } = rahmen.navigation;
const menu = (page: Page): Locator => page.getByRole('navigation', { name });
const toggle = (page: Page): Locator => page.locator('[popovertarget=navigation]');

test('below 767 px a button opens and closes the menu, which also closes when the focus goes on to what it covers; above, links show', async ({
	page,
}) => {
	await page.setViewportSize({ width: 766, height: 800 });
	await openSettled(page, '/about');
	await expect(menu(page)).toBeHidden();
	const icon = () => toggle(page).locator('svg:visible').innerHTML();
	const hamburger = await icon();
	await toggle(page).click();
	await expect(menu(page)).toBeVisible();
	expect(await icon()).not.toBe(hamburger);
	expect(await smallControls(page, '#navigation')).toEqual([]);
	expect(await axeFaultsInBothSchemes(page)).toEqual([]);
	await toggle(page).click();
	await expect(menu(page)).toBeHidden();
	expect(await icon()).toBe(hamburger);

	await toggle(page).click();
	await page.setViewportSize({ width: 767, height: 800 });
	await expect(page.locator(':popover-open')).toHaveCount(0);
	for (const { text } of menuLinks)
		await expect(menu(page).getByRole('link', { name: text, exact: true })).toBeVisible();
	await expect(toggle(page)).toBeHidden();

	await page.setViewportSize({ width: 640, height: 400 });
	await expect(toggle(page)).toBeInViewport();
	await toggle(page).press('Enter');
	for (const link of await menu(page).getByRole('link').all()) {
		await page.keyboard.press('Tab');
		await expect(link).toBeFocused();
	}
	await expect(menu(page)).toBeVisible();
	await page.keyboard.press('Tab');
	await expect(page.getByRole('main').locator(':focus')).toBeInViewport();
	await expect(menu(page)).toBeHidden();
});

onPhone(
	'Escape, a click outside, a return from the browser’s cache and a chosen link close the menu',
	async ({ page }) => {
		await openSettled(page, '/about');
		await toggle(page).press('Enter');
		await page.keyboard.press('Tab');
		await expect(menu(page).getByRole('link').first()).toBeFocused();
		await expect(toggle(page), 'its name stays').toHaveAccessibleName(menue);
		await page.keyboard.press('Escape');
		await expect(menu(page)).toBeHidden();
		await expect(toggle(page)).toBeFocused();

		await toggle(page).click();
		await page.mouse.click(4, 700);
		await expect(menu(page)).toBeHidden();
		await expect(page).toHaveURL('/about');
		await toggle(page).click();
		await page.locator('main').dispatchEvent('pointerup');
		await expect(menu(page), 'in iOS 18.2, whose popovers do not hear it').toBeHidden();

		await toggle(page).click();
		await expect(menu(page)).toBeVisible();
		// The browser of these tests has no such cache, and only this event tells of it.
		await page.evaluate(() =>
			dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
		);
		await expect(menu(page)).toBeHidden();

		await toggle(page).click();
		await page.evaluate(() => document.addEventListener('click', (e) => e.preventDefault()));
		await menu(page).locator('[aria-current=page]').click();
		await expect(menu(page), 'the link of the current page').toBeHidden();
	},
);

onPhone(
	'the menu ends with number and e-mail, which stay within it when enlarged, and drops below the header, also where a long name makes that higher',
	async ({ page }) => {
		await openSettled(page, '/about');
		await toggle(page).click();
		const { telefon, email } = inhaber;
		const names = await menu(page).getByRole('link').allInnerTexts();
		expect(names).toEqual([...menuLinks.map(({ text }) => text), telefon, email]);
		await setStyles(page, ENLARGED['text at 200 %']);
		const address = menu(page).locator('[href^=mailto] bdi');
		await address.evaluate((bdi) => {
			bdi.textContent = 'kontakt@tischlermeistermustermann.example';
		});
		for (const width of [320, 360, 390]) {
			await page.setViewportSize({ width, height: 800 });
			await expect.poll(async () => (await boxOf(address)).right).toBeLessThan(width);
		}
		await setStyles(page, '');

		const header = page.getByRole('banner');
		const isBelow = async () =>
			Math.round((await boxOf(menu(page))).y - (await boxOf(header)).bottom);
		expect(await isBelow()).toBe(0);
		const usual = (await boxOf(header)).height;
		await header.getByText(inhaber.name).evaluate((name) => {
			name.textContent = 'Dr. Anna-Lena Überschär-Nakamura und Partner, Büro für Gestaltung';
		});
		await expect.poll(async () => (await boxOf(header)).height).toBeGreaterThan(usual);
		expect(await isBelow()).toBe(0);
	},
);
