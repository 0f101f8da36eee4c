import type { Locator, Page } from '@playwright/test';
import { projektPath, sample } from './support/pages.ts';
import { swipe } from './support/swipe.ts';
import { expect, test } from './support/test.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** One link for each picture; a phone shows the first picture a second time, on the wall. */
const bilder = (page: Page): Locator => page.locator('[id^="ansicht-"]');
const betrachter = (page: Page): Locator =>
	page.getByRole('dialog', { name: 'Einblicke in das Projekt' });
const bild = (page: Page, nummer: number): Locator =>
	betrachter(page).getByRole('figure', { name: RegExp(`^Bild ${nummer} von`) });
const knopf = (page: Page, nummer: number, name: string): Locator =>
	bild(page, nummer).getByLabel(name);
const erwarte = (page: Page, nummer: number): Promise<void> =>
	expect(bild(page, nummer)).toBeInViewport({ ratio: 0.95 });

async function oeffneSeite(page: Page): Promise<number> {
	await page.goto(projektPath(sample));
	// They come once the text is painted.
	await expect(bilder(page).first()).toBeVisible();
	return bilder(page).count();
}

/** Nothing a visitor sees tells that the script runs, therefore this looks at its mark. */
async function oeffneLebendig(page: Page): Promise<number> {
	const anzahl = await oeffneSeite(page);
	await expect(page.locator('#betrachter[data-bereit]')).toBeAttached();
	return anzahl;
}

test('each picture has a text and opens large with a click; next and previous rest at both ends', async ({
	page,
}) => {
	const anzahl = await oeffneLebendig(page);
	await bilder(page).first().click();
	await expect(knopf(page, 1, 'Vorheriges Bild')).toBeDisabled();
	for (let nummer = 1; nummer <= anzahl; nummer++) {
		await erwarte(page, nummer);
		const gross = bild(page, nummer).getByRole('img');
		await expect(gross).toHaveAttribute('alt', /.{10,}/);
		await expect
			.poll(() => gross.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth))
			.toBeGreaterThan(300);
		if (nummer < anzahl) await knopf(page, nummer, 'Nächstes Bild').click();
	}
	await expect(knopf(page, anzahl, 'Nächstes Bild')).toBeDisabled();
	await page.keyboard.press('ArrowRight');
	await erwarte(page, anzahl);
	await knopf(page, anzahl, 'Vorheriges Bild').click();
	await erwarte(page, anzahl - 1);
	await knopf(page, anzahl - 1, 'Schließen').click();
	await expect(betrachter(page)).toBeHidden();
	await bilder(page).last().click();
	await erwarte(page, anzahl);
});

test('it opens, turns and closes from the keyboard, and the focus goes where one looked last', async ({
	page,
}) => {
	await oeffneLebendig(page);
	await bilder(page).first().press('Enter');
	await erwarte(page, 1);
	expect(await betrachter(page).evaluate((d) => d.matches(':modal'))).toBe(true);

	await page.keyboard.press('ArrowRight');
	await erwarte(page, 2);
	await page.keyboard.press('ArrowRight');
	await page.keyboard.press('ArrowLeft');
	await erwarte(page, 2);
	await expect(bild(page, 2).and(page.locator(':focus-within'))).toBeAttached();

	await page.keyboard.press('Escape');
	await expect(betrachter(page)).toBeHidden();
	await expect(bilder(page).nth(1)).toBeFocused();
});

test('what was opened before the script came is taken over, open', async ({ page }) => {
	await page.goto(`${projektPath(sample)}#bild-2`);
	await expect(page.locator('#betrachter:modal')).toBeAttached();
	await erwarte(page, 2);
	await page.keyboard.press('Escape');
	await expect(betrachter(page)).toBeHidden();
	await expect(bilder(page).nth(1)).toBeFocused();
});

test.describe('on a touch screen', () => {
	test.use({ viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true });

	test('a swipe turns, and the focus follows', async ({ page }) => {
		await oeffneLebendig(page);
		await bilder(page).first().tap();
		await erwarte(page, 1);
		await swipe(page, { x: 350, y: 400 }, { x: 30, y: 400 });
		await erwarte(page, 2);
		await expect(bild(page, 2)).toBeFocused();
		await swipe(page, { x: 30, y: 400 }, { x: 350, y: 400 });
		await erwarte(page, 1);
	});

	test('a pinch zooms and does not turn', async ({ page }) => {
		await oeffneLebendig(page);
		// On phones the first picture has two links: the section line's and its own.
		await page.locator('#ansicht-2').tap();
		await erwarte(page, 2);
		await spreize(page);
		await expect.poll(() => page.evaluate(() => visualViewport?.scale)).toBeGreaterThan(1.5);
		await page.keyboard.press('Escape');
		await expect(page.locator('#ansicht-2')).toBeFocused();
	});
});

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false });
	test('pictures open, turn and close all the same, and the focus comes back', async ({ page }) => {
		await oeffneSeite(page);
		await bilder(page).nth(1).press('Enter');
		await erwarte(page, 2);
		await knopf(page, 2, 'Nächstes Bild').click();
		await erwarte(page, 3);
		await knopf(page, 3, 'Schließen').click();
		await expect(betrachter(page)).toBeHidden();
		await expect(bilder(page).nth(2)).toBeFocused();
	});
});

/** Two fingers move apart on the screen. */
async function spreize(page: Page): Promise<void> {
	const cdp = await page.context().newCDPSession(page);
	for (const [type, weite] of [
		['touchStart', 20],
		['touchMove', 60],
		['touchMove', 100],
		['touchMove', 150],
	] as const) {
		const touchPoints = [-weite, weite].map((dx, id) => ({ x: 195 + dx, y: 400, id }));
		await cdp.send('Input.dispatchTouchEvent', { type, touchPoints });
	}
	await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}
