import { inhaber } from '#shared/inhaber.ts';
import { portfolio } from '../src/content/texte/portfolio.ts';
import { columns } from '../src/lib/columns.ts';
import { openSettled } from '../testing/open-settled.ts';
import { projekte, projektPath, sample } from '../testing/pages.ts';
import { boxOf } from './support/box-of.ts';
import { expect, test } from './support/test.ts';
import { transfer } from './support/transfer.ts';

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
	const card = page.getByRole('article').filter({ hasText: sample.projekt.kunde });
	await card.click({ position: { x: 30, y: 30 } });
	await expect(page, 'a click anywhere on the card').toHaveURL(projektPath(sample));
});

test('a name in the list shows its window on hover and focus, until another name or Escape', async ({
	page,
}) => {
	await openSettled(page, '/portfolio');
	const first = page.locator('[data-plan-list] li').first().locator('img[src*="/bild-1"]');
	await expect(first).toBeVisible();
	const { kunde, branche } = sample.projekt;
	const entry = page.getByRole('main').getByRole('link', { name: `${kunde} ${branche}` });
	const window = entry.locator('img[src*="/bild-1"]');
	// Only the list's windows use the smallest picture.
	const small = async () => (await transfer(page)).filter(({ path }) => /bild-1-320/.test(path));
	await expect(window).toBeHidden();
	await expect.poll(small, 'of the first name').toHaveLength(1);

	for (const point of [() => entry.focus(), () => entry.hover()]) {
		await point();
		await expect(window, 'loaded').not.toHaveJSProperty('naturalWidth', 0);
		await entry.blur();
		await page.mouse.move(5, 5);
		await expect(window, 'the pointer can go there').toBeVisible();
		await page.keyboard.press('Escape');
		await expect(window).toBeHidden();
	}
	expect(await small()).toHaveLength(2);
	await entry.hover();
	const place = await boxOf(page.locator('svg[viewBox="0 0 302 214"]'));
	const preview = await boxOf(entry.locator('div').first());
	expect(preview, 'lies exactly over the empty window').toEqual(place);
	const [other] = projekte.filter((projekt) => projekt !== sample);
	await page
		.getByRole('link', { name: `${other?.projekt.kunde} ${other?.projekt.branche}` })
		.hover();
	await expect(window).toBeHidden();
});
