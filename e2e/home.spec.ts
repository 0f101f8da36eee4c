import type { Page } from '@playwright/test';
import { inhaber } from '#shared/inhaber.ts';
import { projektPath } from '#shared/projekt-schema.ts';
import { karussell } from '../src/content/texte/karussell.ts';
import { rahmen } from '../src/content/texte/rahmen.ts';
import { schnitt } from '../src/content/texte/schnitt.ts';
import { start } from '../src/facts/texts.ts';
import { noBreak } from '../src/lib/no-break.ts';
import { openSettled, untilSettled } from '../testing/open-settled.ts';
import { homeClients, projekte } from '../testing/pages.ts';
import { boxOf } from './support/box-of.ts';
import { expect, onPhone, test } from './support/test.ts';

test('home says what the owner does and who he is, shows every project and leads on', async ({
	page,
}) => {
	await page.goto('/');
	const content = page.getByRole('main');
	await expect(content.getByText(noBreak(inhaber.pitch), { exact: true })).toBeVisible();
	// Optional sections of the owner may stand between these.
	await expect(page.getByRole('heading', { level: 2 })).toContainText([
		...(projekte.length > 0 ? [karussell.titel] : []),
		start.about.titel,
		start.aufruf,
	]);
	for (const [name, target] of [
		...(projekte.length > 1 ? [[karussell.weitere, '/portfolio'] as const] : []),
		[start.about.knopf, '/about'],
		[rahmen.aufruf.knopf, '/kontakt'],
	] as const) {
		await expect(content.getByRole('link', { name }).last()).toHaveAttribute('href', target);
	}
	const cards = page.getByRole('region', { name: karussell.titel }).getByRole('listitem');
	await expect(cards).toHaveCount(projekte.length);
	for (const [i, projekt] of projekte.entries()) {
		const name = projekt.kunde;
		await expect(cards.nth(i).getByRole('heading', { level: 3, name })).toBeAttached();
		await expect(cards.nth(i).getByRole('link')).toHaveAttribute('href', projektPath(projekt));
	}
	await test.step('the profile card beside the teaser, on phones below it', () => expectCard(page));
	await untilSettled(page);
	await test.step('in every window the first view is in sight, down to its button', () =>
		expectFirstView(page));
});

async function expectCard(page: Page): Promise<void> {
	const card = page.getByRole('complementary', { name: rahmen.profilkarte.name });
	for (const fact of [inhaber.name, inhaber.rolle, inhaber.fokus])
		await expect(card).toContainText(fact);
	for (const width of [1280, 768, 390]) {
		await page.setViewportSize({ width, height: 800 });
		const text = await boxOf(page.getByText(start.about.text.slice(0, 20)));
		const { x, y } = await boxOf(card);
		expect(width < 768 ? y >= text.bottom : x >= text.right, `${width} px`).toBe(true);
	}
}

async function expectFirstView(page: Page): Promise<void> {
	const content = page.getByRole('main');
	// Where its button ends at the latest, and how high the picture is at least.
	for (const [width, height, end, picture] of [
		[1440, 900, 868, 490],
		[1440, 789, 757, 380],
		[1366, 650, 634, 310],
		[1920, 1080, 1064, 600],
		[1024, 768, 768, 320],
		[768, 1024, 1024, 400],
		[390, 844, 812, 350],
		[390, 664, 656, 240],
		[360, 740, 740, 240],
	] as const) {
		const where = `${width} × ${height}`;
		await page.setViewportSize({ width, height });
		const pitch = await boxOf(content.getByText(noBreak(inhaber.pitch), { exact: true }));
		expect.soft(pitch.bottom, where).toBeLessThanOrEqual(height);
		const button = await boxOf(
			content.getByRole('link', { name: rahmen.aufruf.knopf, exact: true }).first(),
		);
		expect.soft(button.y, where).toBeGreaterThan(0);
		expect.soft(button.bottom, where).toBeLessThanOrEqual(end);
		const line = await boxOf(page.getByRole('slider', { name: schnitt.linie }));
		expect.soft(line.height, where).toBeGreaterThanOrEqual(picture);
	}
}

onPhone('the tabs have nearly their place before the words below them arrive', async ({ page }) => {
	test.skip(homeClients.length === 0, 'Without a drawn client there are no tabs.');
	await openSettled(page, '/');
	const tabs = page.getByRole('radiogroup');
	const foot = page.getByText(noBreak(inhaber.pitch), { exact: true }).locator('..');
	const [there, { height }] = [await boxOf(tabs), await boxOf(foot)];
	// As where a slow line cuts the HTML.
	await foot.evaluate((element) => element.remove());
	const before = await boxOf(tabs);
	expect(Math.abs(before.y - there.y)).toBeLessThan(height / 2);
});
