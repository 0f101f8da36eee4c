import type { Locator, Page } from '@playwright/test';
import { schnitt } from '../src/content/texte/schnitt.ts';
import { openSettled } from '../testing/open-settled.ts';
import { longestNamed, projektPath } from '../testing/pages.ts';
import { boxOf } from './support/box-of.ts';
import { holdBack } from './support/hold-back.ts';
import { runUntil } from './support/run-until.ts';
import { expect, test, withoutScript } from './support/test.ts';

const PATH = projektPath(longestNamed);

const handle = (page: Page): Locator => page.getByRole('slider', { name: schnitt.griff });
const cut = (page: Page): Locator => page.locator('[data-section-cut]');

const stage = (page: Page): Locator => cut(page).locator('[data-stage]:visible');

/** Horizontal middles of the line and of the handle's ring, in pixels. */
async function positions(page: Page): Promise<[line: number, ring: number]> {
	const line = await boxOf(stage(page).locator('> :last-child'));
	const ring = await boxOf(cut(page).locator('input + *'));
	return [(line.x + line.right) / 2, (ring.x + ring.right) / 2];
}

test('keys move the line; the handle reads out the share of the plan', async ({ page }) => {
	await page.goto(PATH);
	await expect(handle(page)).toHaveAttribute('aria-valuetext', '52 % Plan');
	for (const [key, value] of [
		['ArrowRight', 53],
		['PageUp', 63],
		['Home', 0],
		['End', 100],
	] as const) {
		await handle(page).press(key);
		await expect(handle(page)).toHaveValue(String(value));
		const text = { 0: 'ganz gebaut', 100: 'ganz gezeichnet' }[value as number] ?? `${value} % Plan`;
		await expect(handle(page)).toHaveAttribute('aria-valuetext', text);
		const [line, ring] = await positions(page);
		expect(Math.abs(line - ring), key).toBeLessThanOrEqual(1);
	}
});

test('dragging on the stage moves line and handle', async ({ page }) => {
	await openSettled(page, PATH);
	for (const width of [1280, 390]) {
		await page.setViewportSize({ width, height: 800 });
		await handle(page).scrollIntoViewIfNeeded();
		const box = await boxOf(stage(page));
		const [middle, quarter] = [box.x + box.width / 2, box.x + box.width / 4];
		const y = box.y + box.height / 2;
		await page.mouse.move(middle, y);
		await page.mouse.down();
		await page.mouse.move(quarter, y, { steps: 4 });
		await page.mouse.up();
		const [line, ring] = await positions(page);
		expect(Math.abs(line - quarter), `${width} px`).toBeLessThanOrEqual(3);
		expect(Math.abs(line - ring), `${width} px`).toBeLessThanOrEqual(3);
		await page.mouse.move(middle, y);
		expect(await positions(page), 'after the button is up').toEqual([line, ring]);
	}
});

test('a click on the stage moves the line there in 240 ms', async ({ page }) => {
	await page.emulateMedia({ reducedMotion: 'no-preference' });
	await page.clock.pauseAt(Date.now() + 60_000);
	await page.goto(PATH);
	await waits(page);
	await stage(page).scrollIntoViewIfNeeded();
	const { x, y, width } = await boxOf(stage(page));
	await page.mouse.click(x + width / 4, y + 40);
	await page.clock.runFor(200);
	const [line] = await positions(page);
	expect(line - x - width / 4, 'on its way').toBeGreaterThan(1);
	await page.clock.runFor(60);
	const [there] = await positions(page);
	expect(Math.abs(there - x - width / 4)).toBeLessThanOrEqual(3);
});

test.describe('with motion', () => {
	test.use({ reducedMotion: 'no-preference' });
	test.beforeEach(async ({ page }) => {
		await page.clock.pauseAt(Date.now() + 60_000);
	});

	test('the line moves once, when its pictures come into view, then rests', async ({ page }) => {
		const release = await holdBack(page, '**/riss-*');
		await page.goto(PATH);
		await waits(page);
		await look(cut(page));
		await page.clock.runFor(1000);
		await expect(cut(page), 'before its pictures').toHaveAttribute('style', /--value: 88;/);
		await expect(handle(page), 'what is heard does not run').toHaveValue('52');
		release();
		await arrives(page);
		await look(page.getByRole('banner'));
		await look(cut(page));
		await page.clock.runFor(100);
		await expect(cut(page)).toHaveAttribute('style', /--value: 52;/);
	});

	test('the line also moves in a window lower than the stage', async ({ page }) => {
		for (const [width, height] of [
			[667, 375],
			[720, 450],
		] as const) {
			await page.setViewportSize({ width, height });
			await page.goto(PATH);
			await waits(page);
			await look(cut(page));
			await arrives(page);
		}
	});

	test('the line does not move by itself after the visitor has moved it', async ({ page }) => {
		await page.goto(PATH);
		await waits(page);
		// A focus that scrolls does so smoothly, and `look` would meet it on its way.
		await handle(page).evaluate((input) => input.focus({ preventScroll: true }));
		await page.keyboard.press('ArrowLeft');
		await look(cut(page));
		const pictures = stage(page).locator('img');
		await pictures.evaluateAll((all: HTMLImageElement[]) =>
			Promise.all(all.map((i) => i.decode())),
		);
		await page.clock.runFor(1000);
		await expect(handle(page)).toHaveValue('51');
		await expect(cut(page)).toHaveAttribute('style', /--value: 51;/);
	});
});

withoutScript('without JavaScript one picture shows both sides, no handle', async ({ page }) => {
	await page.goto(PATH);
	await expect(handle(page)).toBeHidden();
	const picture = page.getByRole('img', { name: /^Links der Schnittlinie/ });
	await expect(picture.locator('visible=true')).toBeAttached();
});

/** Scrolls there at once and waits until the place is in view. */
async function look(place: Locator): Promise<void> {
	await place.evaluate((e) => e.scrollIntoView({ block: 'center', behavior: 'instant' }));
	await expect(place).toBeInViewport();
}

/** Waits until the script has put the line at its starting point. */
const waits = (page: Page): Promise<void> =>
	runUntil(page, 100, () =>
		expect(cut(page)).toHaveAttribute('style', /--value: 88;/, { timeout: 100 }),
	);

/** Waits until the line rests. */
const arrives = (page: Page): Promise<void> =>
	runUntil(page, 1000, () =>
		expect(cut(page)).toHaveAttribute('style', /--value: 52;/, { timeout: 1 }),
	);
