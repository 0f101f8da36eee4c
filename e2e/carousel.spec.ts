import type { Locator, Page } from '@playwright/test';
import { projektPath } from '#shared/projekt-schema.ts';
import { karussell } from '../src/content/texte/karussell.ts';
import { openSettled } from '../testing/open-settled.ts';
import { longestNamed, projekte } from '../testing/pages.ts';
import { type Box, boxOf } from './support/box-of.ts';
import { swipe } from './support/swipe.ts';
import { expect, onPhone, test } from './support/test.ts';

test.skip(projekte.length < 3, 'So few slides do not move.');

const carousel = (page: Page): Locator => page.getByRole('region', { name: karussell.titel });
/** The cards, without the room for their focus rings. */
const slides = (page: Page): Locator => carousel(page).getByRole('article');
const onward = (page: Page): Locator => page.getByRole('button', { name: karussell.naechstes });
const back = (page: Page): Locator => page.getByRole('button', { name: karussell.vorheriges });

/** Numbers of the slides that are fully within the page's margins. */
async function seen(page: Page): Promise<number[]> {
	const heading = await boxOf(carousel(page).getByRole('heading', { level: 2 }));
	const width = page.viewportSize()?.width ?? 0;
	const boxes = await slides(page).evaluateAll((all) =>
		all.map((slide) => slide.getBoundingClientRect().toJSON()),
	);
	// Positions are fractions of a pixel.
	return boxes.flatMap(({ left, right }, i) =>
		left > heading.x - 1 && right < width - heading.x + 1 ? [i + 1] : [],
	);
}

/** Scrolls to the first slide and returns its box; `y` is a height to touch it at. */
async function firstSlide(page: Page): Promise<Box> {
	await slides(page).first().scrollIntoViewIfNeeded();
	const box = await boxOf(slides(page).first());
	return { ...box, y: box.y + 70 };
}

test('it shows one below 767 px, and two from there on; an arrow moves by one, and the browser brings the slide that has the focus into sight', async ({
	page,
}) => {
	await page.setViewportSize({ width: 766, height: 900 });
	await openSettled(page, '/');
	for (const { width, shown, next } of [
		{ width: 766, shown: [1], next: [2] },
		{ width: 767, shown: [1, 2], next: [2, 3] },
	]) {
		await page.setViewportSize({ width, height: 900 });
		const first = await firstSlide(page);
		await expect.poll(() => seen(page), `${width} px`).toEqual(shown);
		expect((await boxOf(slides(page).nth(1))).x - first.right).toBeCloseTo(16, 1);
		await onward(page).click();
		await expect.poll(() => seen(page), `${width} px`).toEqual(next);
		await expect(onward(page), 'the pressed arrow keeps the focus').toBeFocused();
		await back(page).click();
		await expect.poll(() => seen(page), `${width} px, back`).toEqual(shown);
	}

	const forth = projekte.map((_, i) => i);
	for (const width of [390, 766, 767]) {
		await page.setViewportSize({ width, height: 900 });
		for (const i of [...forth, ...forth.toReversed()]) {
			await slides(page).nth(i).getByRole('link').focus();
			await expect.poll(() => seen(page), { intervals: [20, 50, 100] }).toContain(i + 1);
		}
	}
});

test('a slide moves for 300 ms', async ({ page }) => {
	await page.setViewportSize({ width: 766, height: 900 });
	await page.emulateMedia({ reducedMotion: 'no-preference' });
	await openSettled(page, '/');
	await firstSlide(page);
	await page.clock.pauseAt(Date.now() + 60_000);
	await onward(page).click();
	await page.clock.runFor(260);
	expect(await seen(page), 'still on its way').toEqual([]);
	await page.clock.runFor(60);
	expect(await seen(page)).toEqual([2]);
});

test('a mouse drags the slides, which snap again; a click opens a project', async ({ page }) => {
	await page.setViewportSize({ width: 766, height: 900 });
	await page.emulateMedia({ reducedMotion: 'no-preference' });
	await openSettled(page, '/');
	const { x, y, width } = await firstSlide(page);
	await page.mouse.move(x + width * 0.8, y);
	await page.mouse.down();
	await page.mouse.move(x + width * 0.4, y, { steps: 8 });
	await page.mouse.up();
	await expect.poll(() => seen(page)).toEqual([2]);
	await expect(page).toHaveURL('/');
	await page.mouse.click(x + width / 2, y);
	await expect(page).toHaveURL(projektPath(projekte[1] ?? longestNamed));
});

for (const javaScriptEnabled of [true, false]) {
	const swiped = onPhone.extend({ javaScriptEnabled });
	const how = javaScriptEnabled ? 'with' : 'without';
	swiped(`${how} JavaScript a finger swipes to the next slide`, async ({ page }) => {
		await page.goto('/');
		const { y } = await firstSlide(page);
		await swipe(page, { x: 330, y }, { x: 60, y });
		await expect.poll(() => seen(page)).toEqual([2]);
		// Without JavaScript the arrows would do nothing.
		await expect(onward(page)).toBeVisible({ visible: javaScriptEnabled });
	});
}
