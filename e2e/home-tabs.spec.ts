import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { projektPath } from '#shared/projekt-schema.ts';
import { takeScreenshot } from '#shared/take-screenshot.ts';
import { beispiele } from '../src/content/texte/beispiele.ts';
import { rahmen } from '../src/content/texte/rahmen.ts';
import { schnitt } from '../src/content/texte/schnitt.ts';
import { tabLabel } from '../src/lib/client-tabs.ts';
import { openSettled, untilSettled } from '../testing/open-settled.ts';
import { homeClients } from '../testing/pages.ts';
import { boxOf } from './support/box-of.ts';
import { lineAt } from './support/line-at.ts';
import { expect, onPhone, test } from './support/test.ts';
import { ENLARGED, setStyles } from './support/text-size.ts';

test.skip(homeClients.length === 0, 'There is nothing to choose.');

const YOURS = beispiele.undIhre;
const tab = (page: Page, name: string): Locator => page.getByRole('radio', { name });
const line = (page: Page): Locator => page.getByRole('slider', { name: schnitt.linie });
const start = (page: Page): Locator =>
	page.getByRole('main').getByRole('link', { name: rahmen.aufruf.knopf, exact: true }).first();

/** Names of the clients whose finished page can be seen in the first view. */
async function clientsInSight(page: Page): Promise<string[]> {
	const { y, bottom } = await boxOf(line(page));
	const pictures = page.getByRole('img', { name: /links der Linie/ });
	return pictures.evaluateAll(
		(images, [top, end]) =>
			(images as HTMLImageElement[])
				.filter((image) => {
					const box = image.getBoundingClientRect();
					return image.naturalWidth > 0 && box.top < end && box.bottom > top;
				})
				.map(({ alt }) => alt),
		[y, bottom] as const,
	);
}

async function expectEveryTabShown(page: Page, linkIsShown: boolean): Promise<void> {
	for (const client of [...homeClients, ...homeClients.slice(0, 1)]) {
		await tab(page, tabLabel(client)).check();
		await expect.poll(() => clientsInSight(page)).toEqual([schnitt.bild(client.kunde)]);
		await expect(start(page)).toBeVisible();
		const link = page.getByRole('link', { name: beispiele.ansehen(client.kunde) });
		if (!linkIsShown) await expect(link).toBeHidden();
		else await expect(link).toHaveAttribute('href', projektPath(client));
	}
	await tab(page, YOURS.reiter).check();
	await expect.poll(() => clientsInSight(page)).toEqual([]);
	await expectYours(page);
}

/** The visitor's own site is in sight, its one button lies under the line, and leads to the form. */
async function expectYours(page: Page): Promise<void> {
	await expect(tab(page, YOURS.reiter)).toBeChecked();
	await expect(page.getByText(YOURS.name).first()).toBeVisible();
	await expect(page.getByText(YOURS.satz)).toBeVisible();
	const picture = await boxOf(line(page));
	const button = await boxOf(start(page));
	expect(button.y).toBeGreaterThan(picture.y);
	expect(button.bottom).toBeLessThan(picture.bottom);
	const cut = ((await lineAt(line(page))) * picture.width) / 100;
	expect(button.x + button.width / 2).toBeCloseTo(cut, -1);
}

test('every tab shows its client alone, the last one the visitor’s own site; after a reload, and on the way back, what is shown is what is chosen', async ({
	page,
}) => {
	await openSettled(page, '/');
	await expectEveryTabShown(page, true);
	await test.step('with wider spacing the picture is high enough for words and button', () =>
		expectRoomForSpacing(page));

	const expectAgreement = async () => {
		const isYours = await tab(page, YOURS.reiter).isChecked();
		await expect(page.getByText(YOURS.satz)).toBeVisible({ visible: isYours });
	};
	await page.setViewportSize({ width: 1280, height: 800 });
	await page.reload();
	await untilSettled(page);
	await expectAgreement();
	await tab(page, YOURS.reiter).check();
	await start(page).click();
	await expect(page).toHaveURL('/kontakt');
	await page.goBack();
	await expect(tab(page, YOURS.reiter)).toBeVisible();
	await expectAgreement();
});

async function expectRoomForSpacing(page: Page): Promise<void> {
	await setStyles(page, ENLARGED.spacing);
	for (const [width, height] of [
		[1280, 720],
		[390, 844],
	] as const) {
		const where = `${width} × ${height}`;
		await page.setViewportSize({ width, height });
		await expect(page.getByText(YOURS.satz), where).toBeVisible();
		const picture = await boxOf(line(page));
		expect(picture.height, where).toBeGreaterThan(235);
		const button = await boxOf(start(page));
		const words = await page.getByText(YOURS.satz).evaluate((sentence) => {
			const text = document.createRange();
			text.selectNodeContents(sentence);
			const { x, y, bottom } = text.getBoundingClientRect();
			return { x, y, bottom };
		});
		expect(words.y, where).toBeGreaterThan(picture.y);
		expect(words.bottom, where).toBeLessThan(picture.bottom);
		const isClear = words.x > button.right || words.bottom <= button.y;
		expect(isClear, `clear of the button, ${where}`).toBe(true);
	}
}

onPhone(
	'on a phone every tab does so, too, and is in sight once it is chosen',
	async ({ page }) => {
		await openSettled(page, '/');
		await expectEveryTabShown(page, false);
		const { x, right } = await boxOf(tab(page, YOURS.reiter));
		expect(x).toBeGreaterThanOrEqual(0);
		expect(right).toBeLessThanOrEqual(390);
	},
);

test('Tab goes from the tabs to the project’s link and to the line; wherever that is, the focus on the visitor’s own button is seen', async ({
	page,
}) => {
	await openSettled(page, '/');
	const [first] = homeClients;
	if (!first) return;
	await tab(page, tabLabel(first)).focus();
	await page.keyboard.press('Tab');
	await expect(page.getByRole('link', { name: beispiele.ansehen(first.kunde) })).toBeFocused();
	await page.keyboard.press('Tab');
	await expect(line(page)).toBeFocused();
	await page.keyboard.press('Tab');
	await expect(start(page)).toBeFocused();

	await tab(page, YOURS.reiter).check();
	await expect(page.getByText(YOURS.satz)).toBeVisible();
	for (const at of ['0', '100']) {
		await line(page).fill(at);
		const { x, y, width, height } = await boxOf(start(page));
		const clip = { x: x - 10, y: y - 10, width: width + 20, height: height + 20 };
		const shot = () => takeScreenshot(() => page.screenshot({ clip }));
		await tab(page, YOURS.reiter).focus();
		const before = await shot();
		await page.keyboard.press('Tab');
		await expect(start(page)).toBeFocused();
		expect(Buffer.from(before).equals(await shot()), `line at ${at}`).toBe(false);
	}
});

test('the first drawing is the largest paint; drawings are dark lines on light paper, and in the dark scheme light lines on dark', async ({
	page,
}) => {
	// Otherwise the line rests at once, and the finished page is as large.
	await page.emulateMedia({ reducedMotion: 'no-preference' });
	await page.goto('/');
	await expect.poll(() => largestPaint(page)).toMatch(/riss-desktop-hell/);
	const drawing = page.locator('img[src*="riss-"]').first();
	await expect(drawing).toHaveAttribute('fetchpriority', 'high');
	await expect(drawing).toHaveAttribute('loading', 'eager');

	await page.emulateMedia({ reducedMotion: 'reduce' });
	await untilSettled(page);
	const loaded = () => drawing.evaluate((image) => (image as HTMLImageElement).currentSrc);
	for (const [colorScheme, file] of [
		['light', '-hell-'],
		['dark', '-dunkel-'],
	] as const) {
		await page.emulateMedia({ colorScheme });
		for (const width of [1280, 390]) {
			await page.setViewportSize({ width, height: 800 });
			await expect.poll(loaded, { message: `${width} px` }).toContain(file);
			await line(page).fill('100');
			const { x, y, height } = await boxOf(line(page));
			const clip = { x, y: y + 4, width: width - 40, height: height - 8 };
			expect(await shareOfGround(page, clip, colorScheme), `${width} px`).toBeGreaterThan(0.6);
		}
	}
});

type Clip = { x: number; y: number; width: number; height: number };

/** Of a part of the page the share that is as light as paper or, in the dark scheme, as dark as a blueprint. */
async function shareOfGround(page: Page, clip: Clip, colorScheme: 'light' | 'dark') {
	const shot = sharp(await takeScreenshot(() => page.screenshot({ clip }))).greyscale();
	const shades = await shot.raw().toBuffer();
	const isGround = (shade: number) => (colorScheme === 'light' ? shade > 215 : shade < 80);
	return shades.filter(isGround).length / shades.length;
}

/** Address of the picture that is the largest paint so far. */
function largestPaint(page: Page): Promise<string | undefined> {
	return page.evaluate(
		() =>
			new Promise((resolve) => {
				const observer = new PerformanceObserver((list) => {
					const last: (PerformanceEntry & { url?: string }) | undefined = list.getEntries().at(-1);
					resolve(last?.url);
				});
				observer.observe({ type: 'largest-contentful-paint', buffered: true });
			}),
	);
}
