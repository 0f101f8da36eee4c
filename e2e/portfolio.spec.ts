import type { Locator, Page } from '@playwright/test';
import { projektPath } from '#shared/projekt-schema.ts';
import { rahmen } from '../src/content/texte/rahmen.ts';
import { schnitt } from '../src/content/texte/schnitt.ts';
import { portfolio } from '../src/facts/texts.ts';
import { isShipped } from '../testing/is-shipped.ts';
import { openSettled } from '../testing/open-settled.ts';
import { longestNamed, projekte } from '../testing/pages.ts';
import { boxOf } from './support/box-of.ts';
import { lineAt } from './support/line-at.ts';
import { expect, test } from './support/test.ts';
import { brokenWords } from './support/text-size.ts';

test('the portfolio lists every project in order, each as a card with a link, in one column below 767 px and in two from there on', async ({
	page,
}) => {
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
	if (projekte.length > 1) await expectColumns(page, cards);
	const card = cards.filter({ hasText: longestNamed.kunde });
	await card.click({ position: { x: 30, y: 30 } });
	await expect(page, 'a click anywhere on the card').toHaveURL(projektPath(longestNamed));
});

async function expectColumns(page: Page, cards: Locator): Promise<void> {
	for (const [width, isBeside] of [
		[766, false],
		[767, true],
	] as const) {
		await page.setViewportSize({ width, height: 800 });
		const [first, second] = [await boxOf(cards.first()), await boxOf(cards.nth(1))];
		expect(second.x > first.right, `${width} px`).toBe(isBeside);
	}
}

test('the street links six houses and the free plot and is whole at every width, with names below all houses or none; its line rests on the second house and is dragged on the ground', async ({
	page,
}) => {
	test.skip(projekte.length < 2, 'One house makes no street.');
	await openSettled(page, '/portfolio');
	const street = page.getByRole('navigation', { name: portfolio.strasse });
	const line = street.getByRole('slider', { name: schnitt.linie });
	for (const width of [320, 360, 390, 767, 768, 1024, 1440, 2560]) {
		await page.setViewportSize({ width, height: 800 });
		const isPhone = width < 768;
		const houses = street.locator('li:visible').getByRole('link');
		const shown = projekte.slice(0, isPhone ? 3 : 6);
		await expect(houses, `${width} px`).toHaveCount(shown.length + 1);
		const plot = street.getByRole('link', { name: rahmen.aufruf.knopf });
		expect((await boxOf(plot)).right, `${width} px`).toBeLessThanOrEqual(width);
		const second = await boxOf(houses.nth(1).locator('svg'));
		const at = await lineAt(line);
		const flag = await boxOf(street.getByText(schnitt.fahneLinks, { exact: true }));
		expect(Math.round(flag.x), `${width} px: from the margin on`).toBeGreaterThanOrEqual(20);
		const fromMiddle = (at * width) / 100 - (second.x + second.width / 2);
		// On phones the flag needs more room.
		expect(Math.abs(fromMiddle), `${width} px`).toBeLessThan(width < 360 ? 30 : 1.5);
	}
	// They stand where each word of them has room.
	const names = street.locator('li b');
	for (const width of [390, 768, 800, 1024, 1180, 1280, 1366, 1440, 2560]) {
		await page.setViewportSize({ width, height: 800 });
		const heights = await names.evaluateAll((all) => all.map((name) => name.clientHeight));
		const isShown = heights.every((height) => height > 0);
		expect(isShown || heights.every((height) => height === 0), `${width} px`).toBe(true);
		if (!isShown) continue;
		for (const name of await names.all())
			expect.soft(await brokenWords(name), `${width} px`).toEqual([]);
	}
	if (isShipped) expect((await boxOf(names.first())).height, 'on the widest').toBeGreaterThan(0);

	await page.setViewportSize({ width: 1280, height: 800 });
	const shown = projekte.slice(0, 6).map(({ kunde }) => kunde);
	await expect(street.getByRole('link')).toContainText([...shown, rahmen.aufruf.knopf]);
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
