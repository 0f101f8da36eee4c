import { fehler } from '../src/content/texte/fehler.ts';
import { longestNamed } from '../testing/pages.ts';
import { expect, test } from './support/test.ts';

// The addresses of projects are case-sensitive.
const wrongCase = longestNamed.metadaten.url.toUpperCase();

for (const [path, message, link, target] of [
	['/gibt-es-nicht', fehler.seite.meldung, fehler.seite.startseite, '/'],
	[`/portfolio/${wrongCase}`, fehler.projekt.ueberschrift, fehler.projekt.projekte, '/portfolio'],
] as const) {
	test(`${path} gets status 404 and a page that leads to ${target}`, async ({ page }) => {
		expect((await page.goto(path))?.status()).toBe(404);
		await expect(page.getByText(message, { exact: true })).toBeVisible();
		await page.getByRole('main').getByRole('link', { name: link }).click();
		await expect(page).toHaveURL(target);
	});
}
