import { rahmen } from '../src/content/texte/rahmen.ts';
import { expect, test } from './support/test.ts';

const [, , about, kontakt] = rahmen.navigation.ziele;

test('a page is fetched once the pointer rests on its link, and runs only once it is opened; the first page of a visit shows the typeface late, the next ones from the start', async ({
	page,
}) => {
	await page.addInitScript(() =>
		addEventListener('DOMContentLoaded', () => {
			Reflect.set(window, 'hadTypeface', document.documentElement.hasAttribute('data-fonts'));
		}),
	);
	const hadTypeface = () => page.evaluate(() => Reflect.get(window, 'hadTypeface'));
	await page.goto('/');
	expect(await hadTypeface()).toBe(false);

	const banner = page.getByRole('banner');
	const link = banner.getByRole('link', { name: about?.text ?? '' });
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
	await expect.poll(hadTypeface).toBe(true);

	await banner.getByRole('link', { name: kontakt?.text ?? '' }).click();
	await page.waitForURL(kontakt?.href ?? '');
	await expect.poll(hadTypeface).toBe(true);
});
