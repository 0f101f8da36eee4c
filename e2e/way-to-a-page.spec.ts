import type { Page } from '@playwright/test';
import { rahmen } from '../src/content/texte/rahmen.ts';
import { expect, onPhone, test } from './support/test.ts';

const [, portfolio, about] = rahmen.navigation.ziele;

test('a page is fetched once the pointer rests on its link, and runs only once it is opened', async ({
	page,
}) => {
	await page.goto('/');
	const link = page.getByRole('banner').getByRole('link', { name: about?.text ?? '' });
	await link.hover();
	const fetched = page.waitForResponse((response) => response.url().endsWith(about?.href ?? ''));
	expect((await fetched).request().headers()['sec-purpose']).toBe('prefetch');
	await link.click();
	await page.waitForURL(about?.href ?? '');
	const { deliveryType, activationStart } = await page.evaluate(
		() => performance.getEntriesByType('navigation')[0] as never,
	);
	expect({ deliveryType, activationStart }).toEqual({
		deliveryType: 'navigational-prefetch',
		activationStart: 0,
	});
});

test('the first page of a visit shows the typeface late, the next ones from the start', async ({
	page,
}) => {
	await page.addInitScript(() =>
		addEventListener('DOMContentLoaded', () => {
			Reflect.set(window, 'hadTypeface', document.documentElement.hasAttribute('data-fonts'));
		}),
	);
	const hadTypeface = (page: Page) => page.evaluate(() => Reflect.get(window, 'hadTypeface'));
	await page.goto('/');
	expect(await hadTypeface(page)).toBe(false);
	await page
		.getByRole('banner')
		.getByRole('link', { name: portfolio?.text ?? '' })
		.click();
	await page.waitForURL(portfolio?.href ?? '');
	await expect.poll(() => hadTypeface(page)).toBe(true);
});

onPhone('a page that comes back from the browser’s cache has its menu closed', async ({ page }) => {
	await page.goto('/about');
	await page.locator('[popovertarget=navigation]').click();
	const menu = page.getByRole('navigation', { name: rahmen.navigation.name });
	await expect(menu).toBeVisible();
	// The browser of these tests has no such cache, and only this event tells of it.
	await page.evaluate(() =>
		dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
	);
	await expect(menu).toBeHidden();
});
