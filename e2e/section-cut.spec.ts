import type { Locator, Page } from '@playwright/test';
import { openSettled } from '../testing/open-settled.ts';
import { boxOf } from './support/box-of.ts';
import { holdBack } from './support/hold-back.ts';
import { runUntil } from './support/run-until.ts';
import { expect, test, withoutScript } from './support/test.ts';

const grip = (page: Page): Locator =>
	page.getByRole('slider', { name: 'Schnittlinie verschieben' });
const cut = (page: Page): Locator => page.locator('[data-section]');

const stage = (page: Page): Locator => cut(page).locator('[data-device]:visible');

/** Where the plan ends and where the handle's ring stands: the horizontal middle of both, in px. */
async function positions(page: Page): Promise<[line: number, ring: number]> {
	const line = await boxOf(stage(page).locator('> :last-child'));
	const ring = await boxOf(cut(page).locator('input + *'));
	return [(line.x + line.right) / 2, (ring.x + ring.right) / 2];
}

test('arrow and page keys move the line; the handle says how much is plan', async ({ page }) => {
	await page.goto('/');
	await expect(grip(page)).toHaveAttribute('aria-valuetext', '52 % Plan');
	for (const [key, value] of [
		['ArrowRight', 53],
		['PageUp', 63],
		['Home', 0],
		['End', 100],
	] as const) {
		await grip(page).press(key);
		await expect(grip(page)).toHaveValue(String(value));
		await expect(grip(page)).toHaveAttribute('aria-valuetext', `${value} % Plan`);
		const [line, ring] = await positions(page);
		expect(Math.abs(line - ring), key).toBeLessThanOrEqual(1);
	}
});

test('a drag on the stage moves line and handle', async ({ page }) => {
	await openSettled(page, '/');
	for (const width of [1280, 390]) {
		await page.setViewportSize({ width, height: 800 });
		await grip(page).scrollIntoViewIfNeeded();
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

test.describe('where things move', () => {
	test.use({ reducedMotion: 'no-preference' });
	test.beforeEach(async ({ page }) => {
		await page.clock.pauseAt(Date.now() + 60_000);
		await page.goto('/');
		await waits(page);
	});

	test('the line travels once its pictures are seen, and rests', async ({ page }) => {
		const release = await holdBack(page, '**/riss-*');
		await page.reload();
		await waits(page);
		await look(cut(page));
		await page.clock.runFor(1000);
		await expect(grip(page), 'before its pictures').toHaveValue('88');
		release();
		await arrives(page);
		await look(page.getByRole('banner'));
		await look(cut(page));
		await page.clock.runFor(100);
		await expect(grip(page)).toHaveValue('52');
	});

	test('it rests where the stage is taller than the window too', async ({ page }) => {
		for (const [width, height] of [
			[667, 375],
			[720, 450],
		] as const) {
			await page.setViewportSize({ width, height });
			await page.reload();
			await waits(page);
			await look(cut(page));
			await arrives(page);
		}
	});

	test('it does not travel once the visitor has touched it', async ({ page }) => {
		await grip(page).press('ArrowLeft');
		await look(cut(page));
		const pictures = stage(page).locator('img');
		await pictures.evaluateAll((all: HTMLImageElement[]) =>
			Promise.all(all.map((i) => i.decode())),
		);
		await page.clock.runFor(1000);
		await expect(grip(page)).toHaveValue('87');
	});
});

withoutScript('without JavaScript a picture has both sides, and no handle', async ({ page }) => {
	await page.goto('/');
	await expect(grip(page)).toBeHidden();
	const picture = page.getByRole('img', { name: /^Links der Schnittlinie/ });
	await expect(picture.locator('visible=true')).toBeAttached();
});

/** Scrolls there at once; resolves when the page knows that it is seen. */
async function look(place: Locator): Promise<void> {
	await place.evaluate((e) => e.scrollIntoView({ block: 'center', behavior: 'instant' }));
	await expect(place).toBeInViewport();
}

/** The line stands where it will set out from, once its script is there. */
const waits = (page: Page): Promise<void> =>
	runUntil(page, 100, () => expect(grip(page)).toHaveValue('88', { timeout: 100 }));

/** The line comes to rest, once its pictures have arrived. */
const arrives = (page: Page): Promise<void> =>
	runUntil(page, 1000, () => expect(grip(page)).toHaveValue('52', { timeout: 1 }));
