import type { Locator, Page } from '@playwright/test';
import { hasPlan, projektPath } from '#shared/projekt-schema.ts';
import { galerie } from '../src/content/texte/galerie.ts';
import { schnitt } from '../src/content/texte/schnitt.ts';
import { openSettled } from '../testing/open-settled.ts';
import { longestNamed, projekte } from '../testing/pages.ts';
import { boxOf } from './support/box-of.ts';
import { holdBack } from './support/hold-back.ts';
import { swipe } from './support/swipe.ts';
import { expect, onPhone, test, withoutScript } from './support/test.ts';

test.skip(projekte.length === 0, 'There is no project.');

const path = projektPath(longestNamed);
const pictures = longestNamed.source.weiterebilder;
const caption = (n: number): string =>
	galerie.abbildung(n, longestNamed.bildunterschriften?.[n - 1]);

/** Chromium's own page around a picture has styles, which the policy of a file forbids. */
const FRAME_OF_A_FILE = /Applying inline style.*\.jpg/s;

const link = (page: Page, n: number): Locator =>
	page.getByRole('link', { name: `${caption(n)}, ${galerie.vergroessern}` });
const viewer = (page: Page): Locator => page.getByRole('dialog', { name: galerie.titel });
const button = (page: Page, name: string): Locator => viewer(page).getByRole('button', { name });

/** The picture of this number is shown, with its caption and its place. */
async function expectShown(page: Page, n: number): Promise<void> {
	await expect(viewer(page)).toContainText(caption(n));
	await expect(viewer(page)).toContainText(galerie.bildVon(n, pictures.length));
	const file = pictures[n - 1]?.replace('.jpg', '') ?? '';
	await expect(viewer(page).locator(`img[src*="${file}"]`).last()).toBeInViewport({ ratio: 0.95 });
}

/** It has closed, and the history holds no picture: a Back on its way would close the next viewer. */
async function expectClosed(page: Page): Promise<void> {
	await expect(viewer(page)).toBeHidden();
	await expect.poll(() => page.evaluate(() => history.state)).toBeNull();
}

test('each picture opens large with its caption; buttons, which end with the row, and keys turn and close; Back closes and stays on the page', async ({
	page,
}) => {
	await page.goto('/portfolio');
	await openSettled(page, path);
	await link(page, 1).click();
	await expect(button(page, galerie.vorheriges)).toBeDisabled();
	for (let n = 1; n <= pictures.length; n++) {
		await expectShown(page, n);
		if (n < pictures.length) await button(page, galerie.naechstes).click();
	}
	await expect(button(page, galerie.naechstes)).toBeDisabled();
	await expect(button(page, galerie.naechstes), 'one goes on from there').toBeFocused();
	await button(page, galerie.schliessen).click();
	await expectClosed(page);
	await expect(link(page, pictures.length)).toBeFocused();
	await expect(link(page, pictures.length)).toBeInViewport();
	const line = page.getByRole('slider', { name: schnitt.linie });
	await expect(line, 'of the first picture, where it was drawn').toHaveCount(
		Number(hasPlan(longestNamed)),
	);

	for (const close of [() => page.keyboard.press('Escape'), () => page.goBack()]) {
		await link(page, 2).press('Enter');
		await expectShown(page, 2);
		await page.keyboard.press('ArrowRight');
		await expectShown(page, 3);
		await close();
		await expectClosed(page);
		await expect(page).toHaveURL(path);
		await expect(link(page, 3)).toBeFocused();
	}
	await page.goBack();
	await expect(page, 'the viewer leaves no entry before the page').toHaveURL('/portfolio');
});

test('a reload shows the picture again; Back closes it, also while its code loads, and Forward opens it; it is not printed', async ({
	page,
}) => {
	await openSettled(page, path);
	await link(page, 2).click();
	await expectShown(page, 2);
	await button(page, galerie.naechstes).click();
	await expectShown(page, 3);
	await page.reload();
	await expectShown(page, 3);
	await page.goBack();
	await expect(viewer(page)).toBeHidden();
	await expect(page, 'one Back').toHaveURL(path);
	await expect(link(page, 3)).toBeFocused();
	await page.goForward();
	await expectShown(page, 3);
	await page.emulateMedia({ media: 'print' });
	await expect(viewer(page)).toHaveCount(0);
	await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
	await page.emulateMedia({ media: 'screen' });
	await page.keyboard.press('Escape');
	await expectClosed(page);

	await link(page, 2).click();
	await expectShown(page, 2);
	const release = await holdBack(page, '**/open-viewer*');
	const asked = page.waitForRequest('**/open-viewer*');
	await page.reload();
	const code = (await asked).url();
	await page.goBack();
	expect(await page.evaluate(() => history.state)).toBeNull();
	release();
	await page.evaluate((code) => import(code), code);
	await expect(viewer(page)).toHaveCount(0);
	expect(await page.evaluate(() => history.state)).toBeNull();
	await link(page, 1).click();
	await expectShown(page, 1);
});

/** The large picture of this number. */
const large = (page: Page, n: number): Locator =>
	viewer(page)
		.locator(`img[src*="${pictures[n - 1]?.replace('.jpg', '') ?? ''}"]`)
		.last();

onPhone(
	'a wide picture is cut to its left part; opened, fingers move, enlarge and turn, and a tap changes between the whole and a part',
	async ({ page }) => {
		await openSettled(page, path);
		const small = page.locator(`img[src="${pictures[1]}"]`);
		const cut = await boxOf(small);
		expect(cut.width / cut.height, 'can be read').toBeCloseTo(5 / 4, 1);
		await expect(small).toHaveCSS('object-position', '0% 0px');
		await link(page, 2).tap();
		const wide = large(page, 2);
		const height = async () => (await boxOf(wide)).height;
		await expect.poll(height, 'above the caption').toBeGreaterThan(600);
		const { x, width } = await boxOf(wide);
		expect(x, 'it begins at the left').toBeGreaterThanOrEqual(0);
		await swipe(page, { x: 340, y: 400 }, { x: 40, y: 400 });
		await expect.poll(async () => (await boxOf(wide)).x, 'it has moved').toBeLessThan(-200);
		expect((await boxOf(wide)).width).toBe(width);
		for (const isWhole of [true, false]) {
			await page.touchscreen.tap(195, 380);
			await expect.poll(async () => (await boxOf(wide)).width <= 390).toBe(isWhole);
		}
		await page.goBack();
		await expectClosed(page);

		await link(page, 4).tap();
		await expectShown(page, 4);
		const narrow = large(page, 4);
		const widthOfNarrow = async () => (await boxOf(narrow)).width;
		const before = await widthOfNarrow();
		await pinchOut(page);
		await expect.poll(widthOfNarrow).toBeGreaterThan(1.5 * before);
		await page.goBack();
		await expectClosed(page);

		await link(page, 4).tap();
		await expectShown(page, 4);
		for (const isWider of [true, false]) {
			await page.touchscreen.tap(195, 380);
			await expect.poll(async () => (await widthOfNarrow()) > 390).toBe(isWider);
		}
		await swipe(page, { x: 40, y: 400 }, { x: 340, y: 400 });
		await expect(viewer(page)).toContainText(caption(3));
	},
);

/** Moves two fingers apart. */
async function pinchOut(page: Page): Promise<void> {
	const cdp = await page.context().newCDPSession(page);
	const fingers = (apart: number) => [
		{ x: 195, y: 400 - apart, id: 1 },
		{ x: 195, y: 400 + apart, id: 2 },
	];
	const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', apart?: number) =>
		cdp.send('Input.dispatchTouchEvent', {
			type,
			touchPoints: apart === undefined ? [] : fingers(apart),
		});
	await send('touchStart', 40);
	for (let apart = 50; apart <= 160; apart += 10) {
		await send('touchMove', apart);
		await page.evaluate(() => new Promise(requestAnimationFrame));
	}
	await send('touchEnd');
	await cdp.detach();
}

test('where the viewer does not load, the picture itself opens', async ({ page, observation }) => {
	observation.expect(/große Ansicht|ERR_FAILED/);
	observation.expect(FRAME_OF_A_FILE);
	await page.route('**/open-viewer*', (route) => route.abort());
	await openSettled(page, path);
	await link(page, 2).click();
	await expect(page).toHaveURL(pictures[1] ?? '');
});

withoutScript('without JavaScript it opens, too', async ({ page, observation }) => {
	observation.expect(FRAME_OF_A_FILE);
	await page.goto(path);
	await link(page, 2).click();
	await expect(page).toHaveURL(pictures[1] ?? '');
});
