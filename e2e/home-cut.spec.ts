import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { takeScreenshot } from '../recorder/website/take-screenshot.ts';
import { schnitt } from '../src/content/texte/schnitt.ts';
import { start } from '../src/content/texte/start.ts';
import { boxOf } from './support/box-of.ts';
import { holdBack } from './support/hold-back.ts';
import { cut, handle, layer, openAtRest, tabs } from './support/home-cut.ts';
import { expect, test, withoutScript } from './support/test.ts';

const headline = (page: Page): Locator => page.getByRole('heading', { level: 1 });

/** The line's place in percent of the sheet, as the styles have it. */
const place = (page: Page): Promise<number> =>
	cut(page).evaluate((e) => Number(getComputedStyle(e).getPropertyValue('--line-percent')));

for (const [width, height] of [
	[2560, 1300],
	[1440, 900],
	[390, 900],
] as const) {
	test(`at ${width} px the plan is left of the line, the built page right`, async ({ page }) => {
		await page.setViewportSize({ width, height });
		await openAtRest(page);
		const shots = async (value: number) => {
			await handle(page).fill(String(value));
			await expect.poll(() => place(page)).toBe(value);
			return Promise.all([headline(page), layer(page)].map((part) => pixels(page, part)));
		};
		const [built, drawn] = [await shots(0), await shots(100)];
		// In both words, at their gap, and at the edges.
		for (const value of [8, 25, 48, 70, 92]) {
			const mixed = await shots(value);
			const { x, width } = await boxOf(cut(page));
			const line = Math.round(x + (width * value) / 100);
			mixed.forEach((part, i) => {
				const what = `${i ? 'site' : 'headline'}, ${value} %`;
				// The line's arrows and the focused ring reach this far.
				expect(difference(part, drawn[i], 0, line - 32), `${what}: left`).toBeLessThan(NOISE);
				expect(difference(part, built[i], line + 56, x + width), `${what}: right`).toBeLessThan(
					NOISE,
				);
				// In the `built` shots the line stands at the sheet's left edge.
				const besideEdge = x + 56;
				if (value < 25 || line - 32 <= besideEdge) return;
				const changed = difference(part, built[i], besideEdge, line - 32);
				expect(changed, `${what}: left is not built`).toBeGreaterThan(10 * NOISE);
			});
		}
	});
}

/** A redrawn letter's edge may differ by a few pixels. */
const NOISE = 10;

type Part = { left: number; width: number; data: Buffer };

async function pixels(page: Page, part: Locator): Promise<Part> {
	const { x, y, width, height } = await boxOf(part);
	const inside = Math.min(width, (page.viewportSize()?.width ?? 0) - x);
	// Without the tabs at the plate's lower edge.
	const clip = { x, y, width: inside, height: height - 46 };
	const { data, info } = await sharp(await takeScreenshot(() => page.screenshot({ clip })))
		.greyscale()
		.raw()
		.toBuffer({ resolveWithObject: true });
	return { left: Math.round(x), width: info.width, data };
}

/** How many pixels between two places of the window differ. */
function difference(a: Part, b: Part | undefined, from: number, until: number): number {
	const isBetween = (i: number) => {
		const x = a.left + (i % a.width);
		return x >= from && x < until;
	};
	return a.data.filter((shade, i) => isBetween(i) && Math.abs(shade - (b?.data[i] ?? 0)) > 12)
		.length;
}

test('the line rests between words, sides state their width, keys move it', async ({ page }) => {
	await page.setViewportSize({ width: 1440, height: 900 });
	await openAtRest(page);
	const { x, width } = await boxOf(cut(page));
	const left = Math.round((width * (await place(page))) / 100);
	await expect(cut(page).getByText(start.kette[0])).toHaveText(`${left} px gezeichnet`);
	await expect(cut(page).getByText(start.kette[1])).toHaveText(`${width - left} px gebaut`);
	const words = headline(page).locator('span span');
	expect((await boxOf(words.first())).right - 20).toBeLessThan(x + left);
	expect((await boxOf(words.last())).x).toBeGreaterThan(x + left);

	for (const [key, value, text] of [
		['ArrowRight', 49, '49 % Plan'],
		['ArrowLeft', 48, '48 % Plan'],
		['Home', 0, schnitt.plan.ganz[0]],
		['End', 100, schnitt.plan.ganz[100]],
	] as const) {
		await handle(page).press(key);
		await expect(handle(page)).toHaveValue(String(value));
		await expect(handle(page)).toHaveAttribute('aria-valuetext', text);
		expect(await place(page)).toBe(value);
	}
});

test('a drag on the plate moves the line, which stays where it is released', async ({ page }) => {
	await openAtRest(page);
	for (const width of [1280, 390]) {
		await page.setViewportSize({ width, height: 800 });
		const { x, y, width: wide } = await boxOf(handle(page));
		await page.mouse.move(x + wide / 2, y + 80);
		await page.mouse.down();
		await page.mouse.move(x + wide / 4, y + 80, { steps: 4 });
		expect(Math.abs((await place(page)) - 25)).toBeLessThan(0.5);
		await page.mouse.up();
		await page.mouse.move(x + wide / 2, y + 80);
		expect(Math.abs((await place(page)) - 25)).toBeLessThan(0.5);
	}
});

test.describe('with motion', () => {
	test.use({ reducedMotion: 'no-preference' });

	test('the plan loads before the built page; then the line moves in once', async ({ page }) => {
		// Stopped, so that the line comes in because of the pictures, not since four seconds have passed.
		const cdp = await page.context().newCDPSession(page);
		await cdp.send('Animation.enable');
		await cdp.send('Animation.setPlaybackRate', { playbackRate: 0 });
		const release = await holdBack(page, '**/riss-*');
		const releaseBuilt = await holdBack(page, '**/bild-1*');
		await page.goto('/', { waitUntil: 'domcontentloaded' });
		const asked: string[] = [];
		page.on('request', (request) => asked.push(request.url()));
		await expect.poll(() => place(page)).toBe(100);
		expect(asked.filter((url) => /background|bild-\d/.test(url))).toEqual([]);

		release();
		await expect.poll(() => asked.some((url) => url.includes('bild-1'))).toBe(true);
		expect(await place(page)).toBe(100);
		releaseBuilt();
		await expect(cut(page)).toHaveAttribute('data-line', 'runs');
		await cdp.send('Animation.setPlaybackRate', { playbackRate: 1 });
		await expect.poll(() => place(page)).toBeLessThan(50);
	});

	test('a key stops the line’s first movement', async ({ page }) => {
		await holdBack(page, '**/bild-1*');
		await page.goto('/', { waitUntil: 'domcontentloaded' });
		await expect(cut(page).getByText(/^\d+ px gezeichnet$/)).toBeAttached();
		await page.keyboard.press('Shift');
		expect(await place(page)).toBeLessThan(50);
	});
});

withoutScript('without JavaScript the line rests, without handle and choice', async ({ page }) => {
	await page.goto('/');
	await expect(headline(page)).toHaveText(start.titel);
	await expect(handle(page)).toBeHidden();
	await expect(tabs(page)).toBeHidden();
	for (const picture of await layer(page).locator('img').all())
		await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
});
