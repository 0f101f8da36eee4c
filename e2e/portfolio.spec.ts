import { projektPath } from '#shared/projekt-schema.ts';
import { rahmen } from '../src/content/texte/rahmen.ts';
import { schnitt } from '../src/content/texte/schnitt.ts';
import { portfolio } from '../src/facts/texts.ts';
import { openSettled } from '../testing/open-settled.ts';
import { longestNamed, projekte } from '../testing/pages.ts';
import { boxOf } from './support/box-of.ts';
import { lineAt } from './support/line-at.ts';
import { expect, test } from './support/test.ts';

test('the portfolio lists every project in order, each as a card with a link', async ({ page }) => {
	await page.goto('/portfolio');
	const cards = page.getByRole('main').getByRole('article');
	await expect(cards).toHaveCount(projekte.length);
	for (const [i, projekt] of projekte.entries()) {
		const link = cards.nth(i).getByRole('link');
		await expect(link).toHaveText(projekt.kunde);
		await expect(link).toHaveAttribute('href', projektPath(projekt));
		const folder = projekt.slug;
		for (const picture of ['background', 'bild-1'])
			await expect(cards.nth(i).locator(`img[src*="${folder}/${picture}"]`)).toBeAttached();
	}
	if (projekte.length === 0) return;
	const card = cards.filter({ hasText: longestNamed.kunde });
	await card.click({ position: { x: 30, y: 30 } });
	await expect(page, 'a click anywhere on the card').toHaveURL(projektPath(longestNamed));
});

test('cards are in one column below 767 px, and in two from there on', async ({ page }) => {
	test.skip(projekte.length < 2, 'One card is beside none.');
	await page.goto('/portfolio');
	const cards = page.getByRole('main').getByRole('article');
	for (const [width, isBeside] of [
		[766, false],
		[767, true],
	] as const) {
		await page.setViewportSize({ width, height: 800 });
		const [first, second] = [await boxOf(cards.first()), await boxOf(cards.nth(1))];
		expect(second.x > first.right, `${width} px`).toBe(isBeside);
	}
});

test('the street links six houses and the free plot; its line is dragged on the ground', async ({
	page,
}) => {
	test.skip(projekte.length < 2, 'One house makes no street.');
	await page.goto('/portfolio');
	const street = page.getByRole('navigation', { name: portfolio.strasse });
	const shown = projekte.slice(0, 6).map(({ kunde }) => kunde);
	await expect(street.getByRole('link')).toContainText([...shown, rahmen.aufruf.knopf]);
	const line = street.getByRole('slider', { name: schnitt.linie });
	const { x, y, width, height } = await boxOf(line);
	expect(Math.round(height)).toBe(44);
	await page.mouse.move(x + width * 0.22, y + height / 2);
	await page.mouse.down();
	await page.mouse.move(x + width / 2, y + height / 2, { steps: 4 });
	await page.mouse.up();
	await expect(line).toHaveAttribute('aria-valuetext', schnitt.lage(50));
	await street.getByRole('link').first().click();
	await expect(page).toHaveURL(projektPath(projekte[0] ?? longestNamed));
});

test('at every width the street is whole, and its line rests on the second house', async ({
	page,
}) => {
	test.skip(projekte.length < 2, 'One house makes no street.');
	await openSettled(page, '/portfolio');
	const street = page.getByRole('navigation', { name: portfolio.strasse });
	for (const width of [320, 360, 390, 767, 768, 1024, 1440, 2560]) {
		await page.setViewportSize({ width, height: 800 });
		const houses = street.getByRole('listitem').getByRole('link').filter({ hasText: /./ });
		const last = await boxOf(houses.nth(Math.min(projekte.length, 6) - 1));
		expect(last.right, `${width} px`).toBeLessThanOrEqual(width);
		const second = await boxOf(houses.nth(1).locator('svg'));
		const at = await lineAt(street.getByRole('slider', { name: schnitt.linie }));
		const flag = await boxOf(street.getByText(schnitt.fahneLinks, { exact: true }));
		expect(flag.x, `${width} px`).toBeGreaterThan(0);
		const fromMiddle = (at * width) / 100 - (second.x + second.width / 2);
		// On phones the flag needs more room.
		expect(Math.abs(fromMiddle), `${width} px`).toBeLessThan(width < 430 ? 30 : 1.5);
		await expect(street.getByRole('link', { name: rahmen.aufruf.knopf })).toBeVisible({
			visible: width >= 768,
		});
	}
});
