import { inhaber } from '#shared/inhaber.ts';
import { fehler } from '../src/content/texte/fehler.ts';
import { longestNamed } from '../testing/pages.ts';
import { boxOf } from './support/box-of.ts';
import { expect, test, withoutScript } from './support/test.ts';

test('an unknown address gets status 404 and a page that links home', async ({ page }) => {
	expect((await page.goto('/gibt-es-nicht'))?.status()).toBe(404);
	await expect(page).toHaveTitle(`404 | ${inhaber.name}`);
	await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - heading "404" [level=1]
    - paragraph: Diese Seite wurde nicht gefunden
  `);
	await page.getByRole('main').getByRole('link', { name: fehler.seite.startseite }).click();
	await expect(page).toHaveURL('/');
});

test('an unknown project gets status 404 and a link to all projects', async ({ page }) => {
	for (const slug of ['gibt-es-nicht', longestNamed.metadaten.url.toUpperCase()]) {
		expect((await page.goto(`/portfolio/${slug}`))?.status(), slug).toBe(404);
		await expect(page).toHaveTitle(`Portfolio | ${inhaber.name}`);
		await expect(page.getByText('Es wurde kein Projekt gefunden.', { exact: true })).toBeVisible();
	}
	await page.getByRole('main').getByRole('link', { name: fehler.projekt.projekte }).click();
	await expect(page).toHaveURL('/portfolio');
});

test('the 404 is 404 px wide, and the page names the missing address', async ({ page }) => {
	await page.setViewportSize({ width: 1440, height: 900 });
	await page.goto('/gibt/es%2fnicht/ümlaut');
	await page.locator('html[data-fonts]').waitFor();
	const line = await boxOf(page.locator('main h1 + p i'));
	expect(Math.abs(line.width - 404)).toBeLessThan(1);
	const address = page.locator('main output');
	await expect(address).toHaveText('/gibt/es%2fnicht/ümlaut');
	await page.goto(`/${'a'.repeat(30)}/${'b'.repeat(30)}`);
	await expect(address).toHaveText(`/${'a'.repeat(19)}…${'b'.repeat(19)}`);
});

withoutScript('without JavaScript the page names no address', async ({ page }) => {
	await page.goto('/gibt-es-nicht');
	await expect(page.locator('main output')).toHaveText(fehler.seite.adresse);
});
