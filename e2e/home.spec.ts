import { inhaber } from '#shared/inhaber.ts';
import { projektPath } from '#shared/projekt-schema.ts';
import { beispiele } from '../src/content/texte/beispiele.ts';
import { karussell } from '../src/content/texte/karussell.ts';
import { rahmen } from '../src/content/texte/rahmen.ts';
import { start } from '../src/content/texte/start.ts';
import { openSettled } from '../testing/open-settled.ts';
import { homeClients, projekte } from '../testing/pages.ts';
import { boxOf } from './support/box-of.ts';
import { expect, test } from './support/test.ts';

test('home says what the owner does, shows every project and leads on', async ({ page }) => {
	await page.goto('/');
	const content = page.getByRole('main');
	await expect(content.getByText(inhaber.pitch, { exact: true })).toBeVisible();
	// Optional sections of the owner may stand between these.
	await expect(page.getByRole('heading', { level: 2 })).toContainText([
		karussell.titel,
		start.about.titel,
		start.aufruf,
	]);
	for (const [name, target] of [
		[karussell.weitere, '/portfolio'],
		[start.about.knopf, '/about'],
		[rahmen.aufruf.knopf, '/kontakt'],
	] as const) {
		await expect(content.getByRole('link', { name }).last()).toHaveAttribute('href', target);
	}
	const cards = page.getByRole('region', { name: karussell.titel }).getByRole('listitem');
	await expect(cards).toHaveCount(projekte.length);
	for (const [i, projekt] of projekte.entries()) {
		const name = projekt.projekt.kunde;
		await expect(cards.nth(i).getByRole('heading', { level: 3, name })).toBeAttached();
		await expect(cards.nth(i).getByRole('link')).toHaveAttribute('href', projektPath(projekt));
	}
});

test('the profile card is beside the teaser, on phones below it', async ({ page }) => {
	await page.goto('/');
	const card = page.getByRole('complementary', { name: rahmen.profilkarte.name });
	for (const fact of [inhaber.name, inhaber.rolle, inhaber.fokus])
		await expect(card).toContainText(fact);
	for (const width of [1280, 768, 390]) {
		await page.setViewportSize({ width, height: 800 });
		const text = await boxOf(page.getByText(start.about.text.slice(0, 20)));
		const { x, y } = await boxOf(card);
		expect(width < 768 ? y >= text.bottom : x >= text.right, `${width} px`).toBe(true);
	}
});

test('headline, clients, pitch and both links are in view on any screen', async ({ page }) => {
	await openSettled(page, '/');
	const content = page.getByRole('main');
	const parts = [
		page.getByRole('heading', { level: 1 }),
		...(homeClients.length > 0 ? [page.getByRole('radiogroup', { name: beispiele.wahl })] : []),
		content.getByText(inhaber.pitch, { exact: true }),
		content.getByRole('link', { name: rahmen.aufruf.knopf, exact: true }).first(),
		content.getByRole('link', { name: beispiele.meineProjekte }),
	];
	for (const [width, height] of [
		[1440, 900],
		[1366, 650],
		[1920, 900],
		[1024, 768],
		[768, 1024],
		[390, 844],
	] as const) {
		await page.setViewportSize({ width, height });
		for (const part of parts)
			expect.soft((await boxOf(part)).bottom, `${width} × ${height}`).toBeLessThanOrEqual(height);
	}
});
