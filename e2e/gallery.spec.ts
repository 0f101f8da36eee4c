import type { Locator, Page } from '@playwright/test';
import { galerie } from '../src/content/texte/galerie.ts';
import { longestNamed, projektPath } from '../testing/pages.ts';
import { boxOf } from './support/box-of.ts';
import { swipe } from './support/swipe.ts';
import { expect, onPhone, test, withoutScript } from './support/test.ts';

test.use({ reducedMotion: 'no-preference' });

const path = projektPath(longestNamed);
const count = longestNamed.source.weiterebilder.length;

/** One link for each picture. */
const links = (page: Page): Locator => page.locator('[id^="ansicht-"]');
const viewer = (page: Page): Locator =>
	page.getByRole('dialog', { name: 'Einblicke in das Projekt' });
const picture = (page: Page, n: number): Locator =>
	viewer(page).getByRole('figure', { name: galerie.bildVon(n, count) });
const bar = (page: Page): Locator => viewer(page).locator('> :last-child');
const control = (page: Page, name: string): Locator => bar(page).getByRole('button', { name });
const seen = (page: Page, n: number): Promise<void> =>
	expect(picture(page, n)).toBeInViewport({ ratio: 0.95 });

/** Opens a project page and waits until the viewer's script runs, which only an attribute tells. */
async function openAlive(page: Page): Promise<void> {
	await page.goto(path);
	await expect(page.locator('#viewer[data-ready]')).toBeAttached();
	// They appear after the first paint.
	await expect(links(page).first()).toBeVisible();
}

test('each picture opens large with its caption; buttons stop at both ends', async ({ page }) => {
	await openAlive(page);
	await links(page).first().click();
	const [back, next] = [control(page, galerie.vorheriges), control(page, galerie.naechstes)];
	await expect(back).toBeDisabled();
	for (let n = 1; n <= count; n++) {
		await seen(page, n);
		await expect(page).toHaveURL(`${path}#bild-${n}`);
		await expect(bar(page)).toContainText(galerie.bildVon(n, count));
		const caption = longestNamed.bildunterschriften?.[n - 1];
		if (caption) await expect(bar(page)).toContainText(galerie.abbildung(n, caption));
		const large = picture(page, n).getByRole('img');
		await expect(large).toHaveAttribute('alt', /.{10,}/);
		await expect(large, 'has come').not.toHaveJSProperty('naturalWidth', 0);
		if (n < count) await next.click();
	}
	await expect(next).toBeDisabled();
	await expect(next, 'whoever pressed it goes on from there').toBeFocused();
	await page.keyboard.press('ArrowRight');
	await seen(page, count);
	await back.click();
	await seen(page, count - 1);
	const { right, y, height } = await boxOf(picture(page, count - 1));
	await page.mouse.click(right + 60, y + height / 2);
	await seen(page, count);
	await control(page, galerie.schliessen).click();
	await expect(viewer(page)).toBeHidden();
	await links(page).last().click();
	await seen(page, count);
});

test('keys change the picture; closing returns focus to the last one', async ({ page }) => {
	await page.goto('/portfolio');
	await openAlive(page);
	for (const close of [
		() => page.keyboard.press('Escape'),
		() => control(page, galerie.schliessen).click(),
		() => page.goBack(),
		() => page.mouse.click(20, 20),
	]) {
		await links(page).first().press('Enter');
		await expect(picture(page, 1)).toBeFocused();
		// With Alt the arrow belongs to the browser.
		for (const key of ['Alt+ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowLeft'])
			await page.keyboard.press(key);
		await seen(page, 2);
		await expect(page).toHaveURL(`${path}#bild-2`);
		await close();
		await expect(viewer(page)).toBeHidden();
		await expect(page).toHaveURL(path);
		await expect(links(page).nth(1).and(page.locator(':focus'))).toBeInViewport();
	}
	await page.goForward();
	await seen(page, 2);
	await page.goBack();
	await page.goBack();
	await expect(page, 'the viewer leaves one history entry').toHaveURL('/portfolio');
});

test('the place that a picture shrinks into has a dashed edge', async ({ page }) => {
	await page.addInitScript(() => {
		const start = document.startViewTransition.bind(document);
		document.startViewTransition = (update) => {
			const transition = start(update);
			transition.updateCallbackDone.then(() => {
				const link = document.querySelector('#ansicht-2') ?? document.body;
				link.setAttribute('data-edge', getComputedStyle(link).outlineStyle);
			});
			return transition;
		};
	});
	await openAlive(page);
	const link = links(page).nth(1);
	await link.click();
	await expect(link).toHaveAttribute('data-edge', 'none');
	await control(page, galerie.schliessen).click();
	await expect(link).toHaveAttribute('data-edge', 'dashed');
	await expect(link, 'once it has shrunk').not.toHaveCSS('outline-style', 'dashed');
});

test('a picture that still glides by does not come back into the address', async ({ page }) => {
	await openAlive(page);
	await links(page).first().click();
	await seen(page, 1);
	await page.evaluate(() => {
		const row = document.querySelector('#viewer > div');
		// As by a finger.
		row?.dispatchEvent(new Event('pointerdown'));
		addEventListener('popstate', () => {
			row?.scrollBy({ left: row.clientWidth, behavior: 'instant' });
			row?.dispatchEvent(new Event('scroll'));
		});
		history.back();
	});
	await expect(viewer(page)).toBeHidden();
	await expect(page).toHaveURL(path);
});

test('a picture opened before the script runs stays open', async ({ page }) => {
	await page.goto(`${path}#bild-2`);
	await expect(page.locator('#viewer:modal')).toBeAttached();
	await seen(page, 2);
	await page.keyboard.press('Escape');
	await expect(viewer(page)).toBeHidden();
	await expect(page).toHaveURL(path);
	await expect(links(page).nth(1)).toBeFocused();
});

withoutScript('without JavaScript pictures open, move on and close', async ({ page }) => {
	await page.goto(path);
	await links(page).nth(1).press('Enter');
	await seen(page, 2);
	await picture(page, 2).getByRole('link', { name: galerie.naechstes }).click();
	await seen(page, 3);
	await picture(page, 3).getByRole('link', { name: galerie.schliessen }).click();
	await expect(viewer(page)).toBeHidden();
	await expect(links(page).nth(2)).toBeFocused();
});

test('in a right-to-left page the viewer’s arrow keys are mirrored', async ({ page }) => {
	await openAlive(page);
	await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
	await links(page).first().click();
	await seen(page, 1);
	await page.keyboard.press('ArrowLeft');
	await seen(page, 2);
	await expect(bar(page)).toContainText(galerie.bildVon(2, count));
	await picture(page, 3).scrollIntoViewIfNeeded();
	await expect(bar(page)).toContainText(galerie.bildVon(3, count));
	await page.keyboard.press('ArrowRight');
	await seen(page, 2);
});

test('with large text in a low window, picture and buttons fit', async ({ page }) => {
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
		const box = await boxOf(picture(page, 1).getByRole('img'));
		expect(box.width, `${width} × ${height}`).toBeGreaterThan(120);
		expect(box.height, `${width} × ${height}`).toBeGreaterThan(80);
		for (const button of await viewer(page).getByRole('button', { disabled: false }).all())
			await button.click({ trial: true });
	}
});

test('picture, dimension chain and buttons have the same edges', async ({ page }) => {
	await openAlive(page);
	for (const [width, height] of [
		[1440, 900],
		[1024, 600],
	] as const) {
		await page.setViewportSize({ width, height });
		await links(page).nth(1).click();
		await seen(page, 2);
		const figure = await boxOf(picture(page, 2));
		for (const part of await viewer(page).locator('> :not(:first-child)').all()) {
			const box = await boxOf(part);
			expect(box.x).toBeCloseTo(figure.x, 0);
			expect(box.right).toBeCloseTo(figure.right, 0);
		}
		await page.keyboard.press('Escape');
	}
});

onPhone('a pinch zooms and keeps the picture', async ({ page }) => {
	await openAlive(page);
	await links(page).nth(1).tap();
	await expect(picture(page, 2)).toBeFocused();
	const cdp = await page.context().newCDPSession(page);
	for (const width of [20, 60, 100, 150]) {
		const type = width === 20 ? 'touchStart' : 'touchMove';
		const touchPoints = [-width, width].map((dx, id) => ({ x: 195 + dx, y: 400, id }));
		await cdp.send('Input.dispatchTouchEvent', { type, touchPoints });
	}
	await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
	await expect.poll(() => page.evaluate(() => visualViewport?.scale)).toBeGreaterThan(1.5);
	await expect(picture(page, 2)).toBeFocused();
});

onPhone('swipes move along the row of pictures; the focus follows', async ({ page }) => {
	await openAlive(page);
	await links(page).nth(1).tap();
	await expect(picture(page, 2)).toBeFocused();
	const box = await boxOf(picture(page, 2));
	expect(box.height, 'most of the phone').toBeGreaterThan(600);
	expect(box.width, 'wider than the phone').toBeGreaterThan(800);
	for (let i = 0; i < 5; i++) await swipe(page, { x: 370, y: 400 }, { x: 20, y: 400 });
	await expect(picture(page, 3).or(picture(page, 4)).and(page.locator(':focus'))).toBeAttached();
	await expect(bar(page)).toContainText(/Bild [34] von/);
});
