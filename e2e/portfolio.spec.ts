import { inhaber } from '#shared/inhaber.ts';
import { readToEnd } from './support/read-to-end.ts';
import { beispiel, projekte, projektPfad } from './support/seiten.ts';
import { expect, test } from './support/test.ts';

test('the portfolio lists every project in order, as a card of background, picture, icon and client', async ({
	page,
}) => {
	await page.goto('/portfolio');
	await expect(page).toHaveTitle(`Portfolio | ${inhaber.name}`);
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Meine Projekte');
	const karten = page.getByRole('main').getByRole('article');
	await expect(karten).toHaveCount(projekte.length);
	for (const [i, projekt] of projekte.entries()) {
		const karte = karten.nth(i);
		await expect(karte.getByRole('link')).toHaveText(projekt.projekt.kunde);
		await expect(karte.getByRole('link')).toHaveAttribute('href', projektPfad(projekt));
		await expect(karte.getByRole('heading').locator('svg')).toBeVisible();
		const ordner = projekt.metadaten.url;
		await expect(karte.locator(`img[src*="${ordner}/background"]`)).toBeAttached();
		await expect(karte.locator(`img[src*="${ordner}/bild-1"]`)).toBeAttached();
	}
	await readToEnd(page);
});

test('a click anywhere on a card opens its project', async ({ page }) => {
	await page.goto('/portfolio');
	const karte = page.getByRole('article').filter({ hasText: beispiel.projekt.kunde });
	await karte.click({ position: { x: 30, y: 30 } });
	await expect(page).toHaveURL(projektPfad(beispiel));
});
