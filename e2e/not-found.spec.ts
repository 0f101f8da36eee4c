import { inhaber } from '#shared/inhaber.ts';
import { fehler } from '../src/content/texte/fehler.ts';
import { longestNamed } from '../testing/pages.ts';
import { expect, test } from './support/test.ts';

test('an unknown address gets status 404 and a page that leads on', async ({ page }) => {
	expect((await page.goto('/gibt-es-nicht'))?.status()).toBe(404);
	await expect(page).toHaveTitle(`404 | ${inhaber.name}`);
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('404');
	await expect(page.getByText('Diese Seite wurde nicht gefunden', { exact: true })).toBeVisible();
	await page.getByRole('main').getByRole('link', { name: fehler.seite.startseite }).click();
	await expect(page).toHaveURL('/');
});

test('an unknown project gets status 404 and a link to the projects', async ({ page }) => {
	for (const slug of ['gibt-es-nicht', longestNamed.metadaten.url.toUpperCase()]) {
		expect((await page.goto(`/portfolio/${slug}`))?.status(), slug).toBe(404);
		await expect(page).toHaveTitle(`Portfolio | ${inhaber.name}`);
		await expect(page.getByRole('heading', { level: 1 })).toHaveText(
			'Es wurde kein Projekt gefunden.',
		);
	}
	await page.getByRole('main').getByRole('link', { name: fehler.projekt.projekte }).click();
	await expect(page).toHaveURL('/portfolio');
});
