import type { Locator, Page } from '@playwright/test';
import { swipe } from './support/swipe.ts';
import { expect, test } from './support/test.ts';

const bilder = (page: Page): Locator => page.getByRole('button', { name: 'vergrößern' });
const betrachter = (page: Page, nummer: number, anzahl: number): Locator =>
	page.getByRole('dialog', { name: `Bild ${nummer} von ${anzahl}` });

async function oeffneSeite(page: Page): Promise<number> {
	await page.goto('/portfolio/druckerservice');
	// They come once the text is painted.
	await expect(bilder(page).first()).toBeVisible();
	return bilder(page).count();
}

test('each picture has a text and opens large with a click', async ({ page }) => {
	const anzahl = await oeffneSeite(page);
	for (let i = 0; i < anzahl; i++) {
		const klein = bilder(page).nth(i);
		await expect(klein.getByRole('img')).toHaveAttribute('alt', /.{10,}/);
		await klein.click();
		const gross = betrachter(page, i + 1, anzahl);
		await expect(gross).toBeVisible();
		const bild = gross.getByRole('img').first();
		await expect
			.poll(() => bild.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth))
			.toBeGreaterThan(300);
		await gross.getByRole('button', { name: 'Schließen' }).click();
		await expect(gross).toBeHidden();
	}
});

test('it opens, turns and closes from the keyboard, and the focus goes where one looked last', async ({
	page,
}) => {
	const anzahl = await oeffneSeite(page);
	await bilder(page).first().press('Enter');
	await expect(betrachter(page, 1, anzahl)).toBeVisible();
	expect(await betrachter(page, 1, anzahl).evaluate((d) => d.matches(':modal'))).toBe(true);

	await page.keyboard.press('ArrowRight');
	await expect(betrachter(page, 2, anzahl)).toBeVisible();
	await expect(page.getByRole('dialog')).toHaveCount(1);
	await page.keyboard.press('ArrowRight');
	await page.keyboard.press('ArrowLeft');
	await expect(betrachter(page, 2, anzahl)).toBeVisible();
	await expect(betrachter(page, 2, anzahl).locator(':focus')).toHaveCount(1);

	await page.keyboard.press('Escape');
	await expect(page.getByRole('dialog')).toHaveCount(0);
	await expect(bilder(page).nth(1)).toBeFocused();
});

test('next and previous turn the pictures and rest at both ends', async ({ page }) => {
	const anzahl = await oeffneSeite(page);
	await bilder(page).first().click();
	await expect(page.getByRole('button', { name: 'Vorheriges Bild' })).toBeDisabled();
	for (let nummer = 2; nummer <= anzahl; nummer++) {
		await page.getByRole('button', { name: 'Nächstes Bild' }).click();
		await expect(betrachter(page, nummer, anzahl)).toBeVisible();
	}
	await expect(page.getByRole('button', { name: 'Nächstes Bild' })).toBeDisabled();
	await page.keyboard.press('ArrowRight');
	await expect(betrachter(page, anzahl, anzahl)).toBeVisible();
	await page.getByRole('button', { name: 'Vorheriges Bild' }).click();
	await expect(betrachter(page, anzahl - 1, anzahl)).toBeVisible();
});

test('while a picture is open, Tab stays with it', async ({ page }) => {
	const anzahl = await oeffneSeite(page);
	await bilder(page).first().click();
	const offen = betrachter(page, 1, anzahl);
	for (let i = 0; i < 6; i++) {
		await page.keyboard.press('Tab');
		await expect(page.getByRole('main').locator(':focus:not(dialog *)')).toHaveCount(0);
	}
	await expect(offen).toBeVisible();
});

test.describe('on a touch screen', () => {
	test.use({ viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true });
	test('a swipe turns', async ({ page }) => {
		const anzahl = await oeffneSeite(page);
		await bilder(page).first().tap();
		await expect(betrachter(page, 1, anzahl)).toBeVisible();
		await swipe(page, { x: 300, y: 400 }, { x: 90, y: 400 });
		await expect(betrachter(page, 2, anzahl)).toBeVisible();
		await swipe(page, { x: 90, y: 400 }, { x: 300, y: 400 });
		await expect(betrachter(page, 1, anzahl)).toBeVisible();
	});
});

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false });
	test('pictures open and turn all the same; closing goes back layer by layer', async ({
		page,
	}) => {
		const anzahl = await oeffneSeite(page);
		await bilder(page).first().press('Enter');
		await expect(betrachter(page, 1, anzahl)).toBeVisible();
		await betrachter(page, 1, anzahl).getByRole('button', { name: 'Nächstes Bild' }).click();
		const zweites = betrachter(page, 2, anzahl);
		await expect(zweites.getByRole('button', { name: 'Schließen' })).toBeInViewport();
		await zweites.getByRole('button', { name: 'Schließen' }).click();
		await betrachter(page, 1, anzahl).getByRole('button', { name: 'Schließen' }).click();
		await expect(page.getByRole('dialog')).toHaveCount(0);

		await bilder(page).nth(2).click();
		await page.keyboard.press('Escape');
		await expect(page.getByRole('dialog')).toHaveCount(0);
		await expect(bilder(page).nth(2)).toBeFocused();
	});
});
