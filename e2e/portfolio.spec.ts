import { inhaber } from '#shared/inhaber.ts';
import { portfolio } from '../src/content/texte/portfolio.ts';
import { columns } from '../src/lib/columns.ts';
import { longestNamed, projekte, projektPath } from '../testing/pages.ts';
import { expect, test } from './support/test.ts';

test('the portfolio lists every project in order, each as a card with a link', async ({ page }) => {
	await page.goto('/portfolio');
	await expect(page).toHaveTitle(`Portfolio | ${inhaber.name}`);
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Meine Projekte');
	await expect(page.getByText(portfolio.einleitung)).toBeVisible();
	const cards = page.getByRole('main').getByRole('article');
	await expect(cards).toHaveCount(projekte.length);
	const widths = await cards.evaluateAll((all) => all.map((card) => card.clientWidth));
	const shares = widths.map((width) => Math.round((12 * width) / Number(widths[0])));
	expect(shares, 'the columns of each card').toEqual(
		widths.map((_, i) => columns(i, projekte.length)),
	);
	for (const [i, projekt] of projekte.entries()) {
		const card = cards.nth(i);
		await expect(card.getByRole('link')).toHaveText(projekt.projekt.kunde);
		await expect(card.getByRole('link')).toHaveAttribute('href', projektPath(projekt));
		await expect(card.getByRole('heading').locator('svg')).toBeVisible();
		const folder = projekt.metadaten.url;
		await expect(card.locator(`img[src*="${folder}/background"]`)).toBeAttached();
		await expect(card.locator(`img[src*="${folder}/bild-1"]`)).toBeAttached();
	}
	const card = page.getByRole('article').filter({ hasText: longestNamed.projekt.kunde });
	await card.click({ position: { x: 30, y: 30 } });
	await expect(page, 'a click anywhere on the card').toHaveURL(projektPath(longestNamed));
});
