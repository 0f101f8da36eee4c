import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { schnitt } from '../src/content/texte/schnitt.ts';
import { start } from '../src/content/texte/start.ts';
import { openSettled } from '../testing/open-settled.ts';
import { boxOf } from './support/box-of.ts';
import { holdBack } from './support/hold-back.ts';
import { expect, test, withoutScript } from './support/test.ts';
import { transfer } from './support/transfer.ts';

const cut = (page: Page): Locator => page.locator('[data-line]');
const grip = (page: Page): Locator => page.getByRole('slider', { name: schnitt.griff });
const headline = (page: Page): Locator => page.getByRole('heading', { level: 1 });
const sheet = (page: Page): Locator => cut(page).locator('[data-sheet]');
const tabs = (page: Page): Locator => page.getByRole('group', { name: start.beispiele });

/** The line's place in percent of the sheet, as the styles have it. */
const place = (page: Page): Promise<number> =>
	cut(page).evaluate((e) => Number(getComputedStyle(e).getPropertyValue('--line-percent')));

/** Opens home once the line rests and what is built can be seen. */
async function openAtRest(page: Page): Promise<void> {
	await openSettled(page, '/');
	await expect(cut(page)).toHaveAttribute('data-line', 'runs');
	await expect.poll(() => cut(page).evaluate((e) => e.getAnimations().length)).toBe(0);
}

for (const width of [1440, 390]) {
	test(`at ${width} px all is drawn left of the line and built right of it`, async ({ page }) => {
		await page.setViewportSize({ width, height: 900 });
		await openAtRest(page);
		const shots = async (value: number) => {
			await grip(page).fill(String(value));
			await expect.poll(() => place(page)).toBe(value);
			return Promise.all([headline(page), sheet(page)].map((part) => pixels(page, part)));
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
				expect(difference(part, built[i], line + 56, width), `${what}: right`).toBeLessThan(NOISE);
				if (value < 25) return;
				const changed = difference(part, built[i], 0, line - 32);
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
	const { data, info } = await sharp(await page.screenshot({ clip }))
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

test('the resting line stands between the words; each side says its pixels', async ({ page }) => {
	await page.setViewportSize({ width: 1440, height: 900 });
	await openAtRest(page);
	const { width } = await boxOf(cut(page));
	const left = Math.round((width * (await place(page))) / 100);
	await expect(cut(page).getByText(start.kette[0])).toHaveText(`${left} px gezeichnet`);
	await expect(cut(page).getByText(start.kette[1])).toHaveText(`${width - left} px gebaut`);
	const words = headline(page).locator('span span');
	const line = (await boxOf(cut(page))).x + left;
	expect((await boxOf(words.first())).right - 20).toBeLessThan(line);
	expect((await boxOf(words.last())).x).toBeGreaterThan(line);
});

test('keys move the line by one step, and its place is told once per step', async ({ page }) => {
	await openAtRest(page);
	for (const [key, value, text] of [
		['ArrowRight', 49, '49 % Plan'],
		['ArrowLeft', 48, '48 % Plan'],
		['Home', 0, schnitt.enden[0]],
		['End', 100, schnitt.enden[100]],
	] as const) {
		await grip(page).press(key);
		await expect(grip(page)).toHaveValue(String(value));
		await expect(grip(page)).toHaveAttribute('aria-valuetext', text);
		expect(await place(page)).toBe(value);
	}
});

test('a drag on the plate moves the line, which stays where it is let go', async ({ page }) => {
	await openAtRest(page);
	for (const width of [1280, 390]) {
		await page.setViewportSize({ width, height: 800 });
		const { x, y, width: wide } = await boxOf(grip(page));
		await page.mouse.move(x + wide / 2, y + 80);
		await page.mouse.down();
		await page.mouse.move(x + wide / 4, y + 80, { steps: 4 });
		expect(Math.abs((await place(page)) - 25)).toBeLessThan(0.5);
		await page.mouse.up();
		await page.mouse.move(x + wide / 2, y + 80);
		expect(Math.abs((await place(page)) - 25)).toBeLessThan(0.5);
	}
});

test('no client’s stage is asked for before it is pointed at or chosen', async ({ page }) => {
	await openAtRest(page);
	const stages = async () => (await transfer(page)).filter(({ path }) => path.endsWith('/schnitt'));
	const shown = () => sheet(page).getByRole('img', { name: /^Links der Schnittlinie/ });
	const before = await shown().getAttribute('alt');
	expect(await stages()).toEqual([]);
	const choices = tabs(page).getByRole('radio');
	await expect(choices.first()).toBeChecked();

	await choices.nth(1).hover();
	await expect.poll(stages).toHaveLength(1);
	await expect(shown()).toHaveAttribute('alt', before ?? '');
	await choices.nth(1).check();
	await expect(shown().last()).not.toHaveAttribute('alt', before ?? '');
	await expect(shown()).toHaveCount(1);
	expect(await stages()).toHaveLength(1);
	const kunde = (await choices.nth(1).getAttribute('data-kunde')) ?? '';
	const link = cut(page).getByRole('link', { name: kunde });
	await expect(link).toHaveAttribute('href', `/portfolio/${await choices.nth(1).inputValue()}`);
	await choices.nth(1).press('ArrowRight');
	await expect(choices.nth(2)).toBeChecked();
	await expect(cut(page).getByRole('link', { name: kunde })).toHaveCount(0);
});

test('a chosen client’s sheet covers the one before while it is laid', async ({ page }) => {
	await openAtRest(page);
	await page.emulateMedia({ reducedMotion: 'no-preference' });
	// Stopped just before its end: the right half is covered, too.
	await page.evaluate(() => {
		const { animate } = Element.prototype;
		Element.prototype.animate = function (...how) {
			const animation = animate.apply(this, how);
			animation.pause();
			animation.currentTime = Number(animation.effect?.getTiming().duration) - 1;
			return animation;
		};
	});
	await tabs(page).getByRole('radio').nth(1).check();
	const animated = () =>
		sheet(page)
			.last()
			.evaluate((last) => last.getAnimations().length);
	await expect.poll(animated).toBe(1);
	const seen = await page.evaluate(() => {
		const sheets = [...document.querySelectorAll('[data-sheet]')];
		const { left, top, width, height } = sheets[0]?.getBoundingClientRect() ?? new DOMRect();
		return document
			.elementsFromPoint(left + 0.75 * width, top + 0.6 * height)
			.map((element) => sheets.findIndex((sheet) => sheet.contains(element)));
	});
	expect(seen.find((i) => i >= 0)).toBe(1);
});

test('after coming back the chosen client is shown again', async ({ page }) => {
	await openAtRest(page);
	const second = tabs(page).getByRole('radio').nth(1);
	await second.check();
	await page.goto('/impressum');
	await page.goBack();
	const kunde = (await second.getAttribute('data-kunde')) ?? '';
	// The tab and the site are of one client, whether the browser keeps the choice or not.
	const isKept = await second.isChecked();
	await expect(cut(page).getByRole('link', { name: kunde })).toHaveCount(isKept ? 1 : 0);
});

test('a stage that fails to load leaves the shown client chosen', async ({ page, observation }) => {
	observation.expect(/503|Keine Bühne/);
	await openAtRest(page);
	await page.route('**/schnitt', (route) => route.fulfill({ status: 503 }));
	await tabs(page).getByRole('radio').nth(1).click();
	await expect(tabs(page).getByRole('radio').first()).toBeChecked();
});

test.describe('with motion', () => {
	test.use({ reducedMotion: 'no-preference' });

	test('nothing built loads before the plan; then the line comes in once', async ({ page }) => {
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

	test('a key ends the run', async ({ page }) => {
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
	await expect(grip(page)).toBeHidden();
	await expect(tabs(page)).toBeHidden();
	for (const picture of await sheet(page).locator('img').all())
		await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
});
