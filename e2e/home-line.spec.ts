import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { inhaber } from '#shared/inhaber.ts';
import { takeScreenshot } from '#shared/take-screenshot.ts';
import { beispiele } from '../src/content/texte/beispiele.ts';
import { schnitt } from '../src/content/texte/schnitt.ts';
import { start } from '../src/facts/texts.ts';
import { openSettled } from '../testing/open-settled.ts';
import { homeClients } from '../testing/pages.ts';
import { untilPicturesLoaded } from '../testing/read-to-end.ts';
import { type Box, boxOf } from './support/box-of.ts';
import { holdBack } from './support/hold-back.ts';
import { lineAt } from './support/line-at.ts';
import { swipe } from './support/swipe.ts';
import { expect, onPhone, test, withoutScript } from './support/test.ts';

test.skip(homeClients.length === 0, 'Of finished pictures nothing is drawn.');

/** The range input over home's picture, as large as that; without the script there is none. */
const line = (page: Page): Locator => page.getByRole('slider', { name: schnitt.linie });
const tabs = (page: Page): Locator => page.getByRole('radiogroup', { name: beispiele.wahl });

test('all is drawn left of the line, and built right of it', async ({ page }) => {
	for (const width of [1440, 390]) {
		await page.setViewportSize({ width, height: 900 });
		await openSettled(page, '/');
		await untilPicturesLoaded(page);
		const picture = await boxOf(line(page));
		const headline = await boxOf(page.getByRole('heading', { level: 1 }));
		const shot = async (value: number) => {
			await line(page).fill(String(value));
			return pixels(page);
		};
		const [built, drawn, mixed] = [await shot(0), await shot(100), await shot(40)];
		const at = Math.round(picture.x + picture.width * 0.4);
		for (const { y, bottom } of [picture, headline]) {
			// As far as the line's ring reaches at the edges and at its place.
			const left: Part = { y, bottom, x: picture.x + 30, right: at - 30 };
			const right: Part = { y, bottom, x: at + 30, right: picture.right - 30 };
			const change = (part: Part) => difference(drawn, built, part);
			expect(change(left), `${width} px`).toBeGreaterThan(100);
			expect(difference(mixed, drawn, left)).toBeLessThanOrEqual(NOISE * change(left));
			expect(difference(mixed, built, right)).toBeLessThanOrEqual(NOISE * change(right));
		}
	}
});

/** Share of the changed pixels that may differ: Chromium scales the edges of a clipped picture differently. */
const NOISE = 0.01;

async function pixels(page: Page) {
	const picture = sharp(await takeScreenshot(() => page.screenshot())).greyscale();
	const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
	return { width: info.width, data };
}

type Pixels = Awaited<ReturnType<typeof pixels>>;

type Part = Pick<Box, 'x' | 'y' | 'right' | 'bottom'>;

/** How many pixels of a part differ. */
function difference(a: Pixels, b: Pixels, { x, y, right, bottom }: Part): number {
	const rows = ({ width, data }: Pixels) =>
		data.subarray(Math.ceil(y) * width, Math.floor(bottom) * width);
	const others = rows(b);
	const isBetween = (i: number) => i % a.width >= x && i % a.width < right;
	return rows(a).filter((shade, i) => isBetween(i) && Math.abs(shade - (others[i] ?? 0)) > 12)
		.length;
}

/** Left and right end of the headline's ink, and the middle of the gap between its first line on phones and its second. */
function inkOf(headline: Element) {
	const { fontWeight, fontSize, fontFamily, webkitTextStrokeWidth } = getComputedStyle(headline);
	const outline = Number.parseFloat(webkitTextStrokeWidth) / 2;
	const words = document.createTreeWalker(headline, NodeFilter.SHOW_TEXT).nextNode();
	if (!words) throw new Error('The headline has no words.');
	const [first, second] = (words.textContent ?? '').split('\n').map((line, i, lines) => {
		const range = document.createRange();
		const start = lines.slice(0, i).join('\n').length + i;
		range.setStart(words, start);
		range.setEnd(words, start + line.length);
		return range.getBoundingClientRect();
	});
	if (!first) throw new Error('The headline has no words.');
	const context = document.createElement('canvas').getContext('2d');
	if (context) context.font = `${fontWeight} ${fontSize} ${fontFamily}`;
	const bearing = context?.measureText(headline.textContent?.[0] ?? '').actualBoundingBoxLeft ?? 0;
	return {
		left: first.left - bearing - outline,
		right: (second ?? first).right + outline,
		gap: second && (first.right + second.left) / 2,
	};
}

test('the headline is as wide as the content, and the line rests in its gap; a press on a tab sends it once across', async ({
	page,
}) => {
	// Its letters are no larger than those of this job title.
	const isShort = start.ueberschrift.length < 'Front-End Entwickler'.length;
	await openSettled(page, '/');
	for (const width of [1024, 1440, 1920, 2560]) {
		await page.setViewportSize({ width, height: 900 });
		const footer = await boxOf(page.getByRole('contentinfo').getByText(inhaber.name));
		const { left, right, gap } = await page.locator('h1 > span').evaluate(inkOf);
		expect.soft(Math.abs(left - footer.x), `left, ${width} px`).toBeLessThan(2);
		const end = width - footer.x;
		expect
			.soft(Math.abs((isShort ? Math.max(right, end) : right) - end), `right, ${width} px`)
			.toBeLessThan(3);
		const rest = ((await lineAt(line(page))) * width) / 100;
		if (gap) expect.soft(Math.abs(rest - gap), `line, ${width} px`).toBeLessThan(4);
	}

	// With one client there is no other to choose.
	if (homeClients.length < 2) return;
	await page.setViewportSize({ width: 1280, height: 800 });
	const rest = await lineAt(line(page));
	await line(page).fill('10');
	await page.emulateMedia({ reducedMotion: 'no-preference' });
	const seconds = nextRunIn(page);
	await tabs(page).getByRole('radio').nth(1).check();
	expect(await seconds).toBe(0.42);
	expect(Math.abs((await lineAt(line(page))) - rest)).toBeLessThan(1);
});

/** Waits until the line has run in from the right edge, and returns how many seconds that took. */
function nextRunIn(page: Page): Promise<number> {
	return page.evaluate(
		() =>
			new Promise((resolve) =>
				addEventListener('animationend', ({ animationName, elapsedTime }) => {
					if (animationName.includes('run-in')) resolve(elapsedTime);
				}),
			),
	);
}

onPhone('a finger drags the line sideways, and scrolls the page along it', async ({ page }) => {
	await openSettled(page, '/');
	const { y } = await boxOf(line(page));
	await swipe(page, { x: 180, y: y + 80 }, { x: 312, y: y + 80 });
	await expect.poll(() => lineAt(line(page))).toBeCloseTo(80, 0);
	await swipe(page, { x: 100, y: y + 200 }, { x: 100, y: y + 20 });
	await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(50);
	expect(await lineAt(line(page))).toBeCloseTo(80, 0);
});

test('the line runs in once the built page has loaded', async ({ page }) => {
	await page.emulateMedia({ reducedMotion: 'no-preference' });
	const release = await holdBack(page, '**/bild-1*');
	await page.goto('/', { waitUntil: 'domcontentloaded' });
	await expect.poll(() => lineAt(line(page))).toBe(100);
	const seconds = nextRunIn(page);
	release();
	expect(await seconds).toBe(0.9);
	await expect.poll(() => lineAt(line(page))).toBeLessThan(65);
});

withoutScript(
	'without JavaScript the line rests, and the first client is shown',
	async ({ page }) => {
		await page.goto('/');
		await expect(line(page)).toBeHidden();
		await expect(tabs(page)).toBeHidden();
		await expect(
			page.getByRole('img', { name: /links der Linie als Zeichnung/ }).first(),
		).toBeVisible();
	},
);
