import type { Locator, Page } from '@playwright/test';
import { projektPath, sample } from './support/pages.ts';
import { swipe } from './support/swipe.ts';
import { expect, test } from './support/test.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** One link for each picture; a phone shows the first picture a second time, on the wall. */
const links = (page: Page): Locator => page.locator('[id^="ansicht-"]');
const viewer = (page: Page): Locator =>
	page.getByRole('dialog', { name: 'Einblicke in das Projekt' });
const picture = (page: Page, n: number): Locator =>
	viewer(page).getByRole('figure', { name: RegExp(`^Bild ${n} von`) });
const bar = (page: Page): Locator => viewer(page).locator('> :last-child');
/** With the script there is one of each name. */
const control = (page: Page, name: string): Locator => viewer(page).getByRole('link', { name });
const seen = (page: Page, n: number): Promise<void> =>
	expect(picture(page, n)).toBeInViewport({ ratio: 0.95 });

/** Nothing a visitor sees tells that the script runs, therefore this looks at its mark. */
async function openAlive(page: Page): Promise<number> {
	await page.goto(projektPath(sample));
	await expect(page.locator('#viewer[data-ready]')).toBeAttached();
	// They come once the text is painted.
	await expect(links(page).first()).toBeVisible();
	return links(page).count();
}

test('each picture has a text and opens large with a click; one bar names it and rests at both ends', async ({
	page,
}) => {
	const count = await openAlive(page);
	await links(page).first().click();
	const [back, next] = [control(page, 'Vorheriges Bild'), control(page, 'Nächstes Bild')];
	await expect(back).toBeDisabled();
	for (let n = 1; n <= count; n++) {
		await seen(page, n);
		await expect(bar(page)).toContainText(`Bild ${n} von ${count}`);
		const caption = sample.bildunterschriften?.[n - 1];
		if (caption) await expect(bar(page)).toContainText(`Abb. ${n}: ${caption}`);
		const large = picture(page, n).getByRole('img');
		await expect(large).toHaveAttribute('alt', /.{10,}/);
		await expect
			.poll(() => large.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth))
			.toBeGreaterThan(300);
		if (n < count) await next.click();
	}
	await expect(next).toBeDisabled();
	await page.keyboard.press('ArrowRight');
	await seen(page, count);
	await back.click();
	await seen(page, count - 1);
	await control(page, 'Schließen').click();
	await expect(viewer(page)).toBeHidden();
	await links(page).last().click();
	await seen(page, count);
});

test('picture, chain and bar have the same edges', async ({ page }) => {
	await openAlive(page);
	for (const [width, height] of [
		[1440, 900],
		[1024, 600],
	] as const) {
		await page.setViewportSize({ width, height });
		await links(page).nth(1).click();
		await seen(page, 2);
		const figure = await picture(page, 2).boundingBox();
		for (const part of await viewer(page).locator('> :not(:first-child)').all()) {
			const box = await part.boundingBox();
			expect(box?.x).toBeCloseTo(figure?.x ?? 0, 0);
			expect(box?.width).toBeCloseTo(figure?.width ?? 0, 0);
		}
		await page.keyboard.press('Escape');
	}
});

test('it opens, turns and closes from the keyboard, and the focus goes where one looked last', async ({
	page,
}) => {
	await openAlive(page);
	await links(page).first().press('Enter');
	await seen(page, 1);
	expect(await viewer(page).evaluate((d) => d.matches(':modal'))).toBe(true);
	await expect(picture(page, 1)).toBeFocused();

	await page.keyboard.press('ArrowRight');
	await seen(page, 2);
	await page.keyboard.press('ArrowRight');
	await page.keyboard.press('ArrowLeft');
	await seen(page, 2);
	await page.keyboard.press('Escape');
	await expect(viewer(page)).toBeHidden();
	await expect(links(page).nth(1)).toBeFocused();
	await expect(links(page).nth(1)).toBeInViewport();
});

test('the address names the open picture; Back closes the viewer, and with Alt the arrow keys are the browser’s', async ({
	page,
}) => {
	await page.goto('/portfolio');
	await openAlive(page);
	const path = projektPath(sample);
	for (const close of [
		() => page.keyboard.press('Escape'),
		() => control(page, 'Schließen').click(),
		() => page.goBack(),
	]) {
		await links(page).first().click();
		await page.keyboard.press('Alt+ArrowRight');
		await seen(page, 1);
		await expect(page).toHaveURL(`${path}#bild-1`);
		await control(page, 'Nächstes Bild').click();
		await seen(page, 2);
		await expect(page).toHaveURL(`${path}#bild-2`);
		await close();
		await expect(viewer(page)).toBeHidden();
		await expect(page).toHaveURL(path);
		await expect(links(page).nth(1)).toBeFocused();
	}
	await page.goForward();
	await seen(page, 2);
	await page.goBack();
	await page.goBack();
	await expect(page, 'one entry, however often it was open').toHaveURL('/portfolio');
});

test('what was opened before the script came is taken over, open', async ({ page }) => {
	await page.goto(`${projektPath(sample)}#bild-2`);
	await expect(page.locator('#viewer:modal')).toBeAttached();
	await seen(page, 2);
	await page.keyboard.press('Escape');
	await expect(viewer(page)).toBeHidden();
	await expect(page).toHaveURL(projektPath(sample));
	await expect(links(page).nth(1)).toBeFocused();
});

test('however large the text and however low the window, the picture is seen and the way out reached', async ({
	page,
}) => {
	await openAlive(page);
	await links(page).first().click();
	const cdp = await page.context().newCDPSession(page);
	await cdp.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 13 } });
	for (const [width, height] of [
		[1280, 800],
		[390, 800],
		[320, 568],
		[320, 256],
	] as const) {
		await page.setViewportSize({ width, height });
		const box = await picture(page, 1).getByRole('img').boundingBox();
		expect(box?.width, `${width} × ${height}`).toBeGreaterThan(120);
		expect(box?.height, `${width} × ${height}`).toBeGreaterThan(80);
		for (const link of await viewer(page).getByRole('link', { disabled: false }).all())
			await link.click({ trial: true });
	}
});

test.describe('on a touch screen', () => {
	test.use({ viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true });

	test('the pictures are a roll as high as the phone; swipes pan along it, and the focus follows', async ({
		page,
	}) => {
		await openAlive(page);
		await links(page).nth(1).tap();
		await expect(picture(page, 2)).toBeFocused();
		const box = await picture(page, 2).boundingBox();
		expect(box?.height, 'most of the phone').toBeGreaterThan(600);
		expect(box?.width, 'wider than the phone').toBeGreaterThan(800);
		for (let i = 0; i < 5; i++) await swipe(page, { x: 370, y: 400 }, { x: 20, y: 400 });
		await expect(picture(page, 3).or(picture(page, 4)).and(page.locator(':focus'))).toBeAttached();
		await expect(control(page, 'Nächstes Bild')).not.toHaveAttribute('href', /#bild-3$/);
	});

	test('a pinch zooms and does not turn', async ({ page }) => {
		await openAlive(page);
		// On phones the first picture has two links: the section line's and its own.
		await page.locator('#ansicht-2').tap();
		await expect(picture(page, 2)).toBeFocused();
		await spread(page);
		await expect.poll(() => page.evaluate(() => visualViewport?.scale)).toBeGreaterThan(1.5);
		await page.keyboard.press('Escape');
		await expect(page.locator('#ansicht-2')).toBeFocused();
	});
});

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false });
	test('pictures open, turn and close all the same, and the focus comes back', async ({ page }) => {
		await page.goto(projektPath(sample));
		await links(page).nth(1).press('Enter');
		await seen(page, 2);
		await picture(page, 2).getByRole('link', { name: 'Nächstes Bild' }).click();
		await seen(page, 3);
		await picture(page, 3).getByRole('link', { name: 'Schließen' }).click();
		await expect(viewer(page)).toBeHidden();
		await expect(links(page).nth(2)).toBeFocused();
	});
});

/** Two fingers move apart on the screen. */
async function spread(page: Page): Promise<void> {
	const cdp = await page.context().newCDPSession(page);
	for (const width of [20, 60, 100, 150]) {
		const type = width === 20 ? 'touchStart' : 'touchMove';
		const touchPoints = [-width, width].map((dx, id) => ({ x: 195 + dx, y: 400, id }));
		await cdp.send('Input.dispatchTouchEvent', { type, touchPoints });
	}
	await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}
