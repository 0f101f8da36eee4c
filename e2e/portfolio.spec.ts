import { readFileSync } from 'node:fs';
import { inhaber } from '#shared/inhaber.ts';
import { columns } from '../src/lib/columns.ts';
import { phonePicture, readManifest } from '../src/lib/manifest.ts';
import { openSettled } from './support/open-settled.ts';
import { projekte, projektPath, sample } from './support/pages.ts';
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
		await expect(karte.getByRole('link')).toHaveAttribute('href', projektPath(projekt));
		await expect(karte.getByRole('heading').locator('svg')).toBeVisible();
		const ordner = projekt.metadaten.url;
		await expect(karte.locator(`img[src*="${ordner}/background"]`)).toBeAttached();
		await expect(karte.locator(`img[src*="${ordner}/bild-1"]`)).toBeAttached();
	}
	const karte = page.getByRole('article').filter({ hasText: sample.projekt.kunde });
	await karte.click({ position: { x: 30, y: 30 } });
	await expect(page, 'by a click anywhere on the card').toHaveURL(projektPath(sample));
});

test('the first project leads over the full width, the others share theirs', async ({ page }) => {
	await page.goto('/portfolio');
	const karten = page.getByRole('main').getByRole('article');
	const breiten = await karten.evaluateAll((alle) => alle.map((karte) => karte.clientWidth));
	const anteile = breiten.map((breite) => Math.round((12 * breite) / Number(breiten[0])));
	expect(anteile).toEqual(breiten.map((_, i) => columns(i, projekte.length)));
});

test('on phones a card shows its site on a phone, uncropped', async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 844 });
	await openSettled(page, '/portfolio');
	const mitTelefon = projekte.filter(({ metadaten, source }) => {
		const datei = new URL(`../public/projekte/${metadaten.url}/manifest.json`, import.meta.url);
		return phonePicture(readManifest(readFileSync(datei, 'utf8')), source.weiterebilder);
	});
	await expect(page.locator('[data-telefon]')).toHaveCount(mitTelefon.length);
	for (const { projekt } of mitTelefon) {
		const karte = page.getByRole('article').filter({ hasText: projekt.kunde });
		await karte.scrollIntoViewIfNeeded();
		const telefon = karte.locator('img').nth(1);
		await expect
			.poll(() => telefon.evaluate((img: HTMLImageElement) => img.naturalWidth))
			.toBeGreaterThan(0);
		const { width = 0, height = 0 } = (await telefon.boundingBox()) ?? {};
		expect(height / width).toBeGreaterThan(2);
	}
});

test('a name in the list shows its window in focus and under the pointer, and loads nothing before', async ({
	page,
}) => {
	const geladen: string[] = [];
	page.on('request', (anfrage) => geladen.push(new URL(anfrage.url()).pathname));
	await openSettled(page, '/portfolio');
	const { kunde, branche } = sample.projekt;
	const eintrag = page.getByRole('main').getByRole('link', { name: `${kunde} ${branche}` });
	const bild = eintrag.locator('img[src*="/bild-1"]');
	// No card is drawn as small as the window beside the name.
	const kleine = () => geladen.filter((pfad) => /bild-1-320/.test(pfad));
	await expect(bild).toBeHidden();
	expect(kleine()).toEqual([]);

	for (const zeige of [() => eintrag.focus(), () => eintrag.hover()]) {
		await zeige();
		await expect
			.poll(() => bild.evaluate((img: HTMLImageElement) => img.naturalWidth))
			.toBeGreaterThan(0);
		await expect(bild).toBeVisible();
		await eintrag.blur();
		await page.mouse.move(5, 5);
		await expect(bild).toBeHidden();
	}
	expect(kleine()).toHaveLength(1);
});
