import { inhaber } from '#shared/inhaber.ts';
import { sample } from '../testing/pages.ts';
import { expect, test } from './support/test.ts';

test('an unknown address gets status 404 and a page that links home', async ({ page }) => {
	expect((await page.goto('/gibt-es-nicht'))?.status()).toBe(404);
	await expect(page).toHaveTitle(`404 | ${inhaber.name}`);
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('404');
	await expect(page.getByText('Diese Seite wurde nicht gefunden', { exact: true })).toBeVisible();
	await page.getByRole('main').getByRole('link', { name: 'Zur Startseite' }).click();
	await expect(page).toHaveURL('/');
});

test('an unknown project gets status 404 and a page that links to all projects', async ({
	page,
}) => {
	for (const slug of ['gibt-es-nicht', sample.metadaten.url.toUpperCase()]) {
		expect((await page.goto(`/portfolio/${slug}`))?.status(), slug).toBe(404);
		await expect(page).toHaveTitle(`Portfolio | ${inhaber.name}`);
		await expect(page.getByText('Es wurde kein Projekt gefunden.', { exact: true })).toBeVisible();
	}
	await page.getByRole('main').getByRole('link', { name: 'Zu allen Projekten' }).click();
	await expect(page).toHaveURL('/portfolio');
});
