import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { holdBack } from './support/hold-back.ts';
import { openSettled } from './support/open-settled.ts';
import { inCarousel } from './support/pages.ts';
import { swipe } from './support/swipe.ts';
import { expect, test } from './support/test.ts';

// One in view, unless a test says otherwise.
test.use({ viewport: { width: 766, height: 900 } });

const count = inCarousel.length;
const carousel = (page: Page): Locator => page.getByRole('region', { name: 'Projekte' });
const slides = (page: Page): Locator => carousel(page).getByRole('listitem');
const back = (page: Page): Locator => page.getByRole('button', { name: 'Vorheriges Projekt' });
const onward = (page: Page): Locator => page.getByRole('button', { name: 'Nächstes Projekt' });

/** Numbers of the slides that stand whole in the carousel, and the pixels between neighbours. */
async function standing(page: Page): Promise<{ seen: number[]; gaps: number[] }> {
	return carousel(page)
		.getByRole('list')
		.evaluate((row) => {
			const frame = row.getBoundingClientRect();
			const padding = Number.parseFloat(getComputedStyle(row).paddingLeft);
			const boxes = [...row.children].map((slide) => slide.getBoundingClientRect());
			const seen = boxes.flatMap(({ left, right }, i) => {
				const inside = Math.min(left - frame.left, frame.right - right) - padding;
				// Layout counts in parts of a pixel.
				return inside > -0.6 ? [i + 1] : [];
			});
			const gaps = boxes
				.slice(1)
				.map(({ left }, i) => Math.round((left - (boxes[i]?.right ?? NaN)) * 10) / 10);
			return { seen, gaps };
		});
}

async function expectSeen(page: Page, numbers: number[]): Promise<void> {
	const seen = async () => (await standing(page)).seen;
	await expect.poll(seen, { intervals: [20, 50] }).toEqual(numbers);
	const said = `Projekt ${numbers.join(' und ')} von ${count}`;
	await expect(carousel(page).locator('[aria-live=polite]')).toHaveText(said, {
		useInnerText: true,
	});
}

for (const { width, atOnce } of [
	{ width: 766, atOnce: 1 },
	{ width: 767, atOnce: 2 },
]) {
	// With two projects in all and both in view there is nowhere to go.
	const last = Math.max(count - atOnce + 1, 1);
	const from = (number: number) => [0, 1].slice(0, atOnce).map((i) => Math.min(number, last) + i);

	test(`at ${width} px ${atOnce} in view, 16 px apart; arrows and arrow keys walk to the end and back, never round`, async ({
		page,
	}) => {
		await page.setViewportSize({ width, height: 900 });
		await page.emulateMedia({ reducedMotion: 'no-preference' });
		await openSettled(page, '/');
		await expectSeen(page, from(1));
		expect(new Set((await standing(page)).gaps)).toEqual(new Set([16]));
		await expect(back(page)).toBeDisabled();
		for (let number = 2; number <= last; number++) {
			await onward(page).click();
			await expectSeen(page, from(number));
		}
		await expect(onward(page)).toBeDisabled();
		await expect(onward(page), 'whoever pressed it goes on from there').toBeFocused();
		await page.keyboard.press('Enter');
		await page.keyboard.press('ArrowRight');
		await expectSeen(page, from(last));

		for (let number = last - 1; number >= 1; number--) {
			await page.keyboard.press('ArrowLeft');
			await expectSeen(page, from(number));
		}
		await expect(back(page)).toBeDisabled();
		await expect(onward(page)).toBeEnabled({ enabled: last > 1 });
		// Quicker than a slide takes.
		await page.keyboard.press('ArrowRight');
		await page.keyboard.press('ArrowRight');
		await expectSeen(page, from(3));

		// What means something else to the browser, where a slide would be there at once.
		await page.emulateMedia({ reducedMotion: 'reduce' });
		for (const held of ['Alt', 'Control', 'Meta', 'Shift'])
			await page.keyboard.press(`${held}+ArrowLeft`);
		await expectSeen(page, from(3));
	});
}

test('a mouse drags it on and back before any script file is there, and opens no sheet', async ({
	page,
}) => {
	await page.emulateMedia({ reducedMotion: 'no-preference' });
	await holdBack(page, '**/_astro/*.js');
	// What is parsed waits for no file; the page's own event would.
	await page.goto('/', { waitUntil: 'commit' });
	await page.getByRole('contentinfo').waitFor();
	const { x, y, width } = await firstSlide(page);
	for (const [start, end, slide] of [
		[0.8, 0.4, 2],
		[0.4, 0.45, 2],
		[0.4, 0.8, 1],
	] as const) {
		await page.mouse.move(x + width * start, y);
		await page.mouse.down();
		await page.mouse.move(x + width * end, y, { steps: 8 });
		await page.mouse.up();
		await expectSeen(page, [slide]);
	}
	await expect(page).toHaveURL('/');
});

test('a horizontal wheel and two fingers on a trackpad move it, after a drag too', async ({
	page,
}) => {
	await openSettled(page, '/');
	const { x, y, width } = await firstSlide(page);
	await page.mouse.move(x + width / 2, y);
	await page.mouse.down();
	await page.mouse.move(x + width / 2 - 10, y);
	await page.mouse.up();
	await expectSeen(page, [1]);
	await page.mouse.wheel(width * 0.9, 0);
	await expectSeen(page, [2]);
	// A busy browser may swallow a wheel while it settles; there is nothing before the first slide.
	await expect(async () => {
		await page.mouse.wheel(-width * 0.9, 0);
		await expect.poll(async () => (await standing(page)).seen, { timeout: 2_000 }).toEqual([1]);
	}).toPass();
});

/** Scrolls to the first slide; its box, with a height at which to touch it. */
async function firstSlide(page: Page): Promise<{ x: number; y: number; width: number }> {
	await slides(page).first().scrollIntoViewIfNeeded();
	const box = (await slides(page).first().boundingBox()) ?? missing();
	return { ...box, y: box.y + 70 };
}

function missing(): never {
	throw new Error('The slide is not there.');
}

test.describe('on a touch screen', () => {
	test.use({ viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true });

	test('a finger swipes it on and back', async ({ page }) => {
		await openSettled(page, '/');
		const { y } = await firstSlide(page);
		await swipe(page, { x: 320, y }, { x: 60, y });
		await expectSeen(page, [2]);
		await swipe(page, { x: 60, y }, { x: 320, y });
		await expectSeen(page, [1]);
	});
});

test('a link reached with Tab comes into view as a slide, and back again', async ({ page }) => {
	await openSettled(page, '/');
	await onward(page).focus();
	const end = Math.min(count, 3);
	for (let number = 1; number <= end; number++) {
		await page.keyboard.press('Tab');
		await expectSeen(page, [number]);
		await expect(
			slides(page)
				.getByRole('link')
				.nth(number - 1),
		).toBeFocused();
	}
	await page.keyboard.press('Shift+Tab');
	await expectSeen(page, [end - 1]);
});

test('the focus is seen on all four sides of every card', async ({ page }) => {
	await openSettled(page, '/');
	for (const width of [360, 766, 767, 1280]) {
		await page.setViewportSize({ width, height: 1400 });
		await onward(page).focus();
		for (const slide of await slides(page).all()) {
			const link = slide.getByRole('link');
			await page.keyboard.press('Tab');
			await expect(link).toBeFocused();
			await slide.scrollIntoViewIfNeeded();
			const blue = await link.evaluate((a) => getComputedStyle(a, '::after').outlineColor);
			const box = (await slide.boundingBox()) ?? missing();
			const screen = await page.screenshot();
			const [middle, centre] = [box.x + box.width / 2, box.y + box.height / 2];
			for (const [x, y] of [
				[middle, box.y - 2.5],
				[middle, box.y + box.height + 2.5],
				[box.x - 2.5, centre],
				[box.x + box.width + 2.5, centre],
			] as const)
				expect.soft(await colourAt(screen, x, y), `${width} px: ${x}, ${y}`).toBe(blue);
		}
	}
});

async function colourAt(screen: Buffer, x: number, y: number): Promise<string> {
	const pixel = { left: Math.floor(x), top: Math.floor(y), width: 1, height: 1 };
	const [red, green, blue] = await sharp(screen).extract(pixel).raw().toBuffer();
	return `rgb(${red}, ${green}, ${blue})`;
}

test('a slide takes 300 ms, with reduced motion it jumps', async ({ page }) => {
	await openSettled(page, '/');
	await onward(page).click();
	expect((await standing(page)).seen, 'reduced').toEqual([2]);

	await page.emulateMedia({ reducedMotion: 'no-preference' });
	await page.clock.install();
	await page.clock.pauseAt(Date.now() + 60_000);
	await back(page).click();
	await page.clock.runFor(260);
	expect((await standing(page)).seen, 'still on its way').toEqual([]);
	await page.clock.runFor(50);
	expect((await standing(page)).seen).toEqual([1]);
});

test.describe('without JavaScript', () => {
	test.use({
		javaScriptEnabled: false,
		viewport: { width: 390, height: 800 },
		hasTouch: true,
		isMobile: true,
	});

	test('the row scrolls under a finger and snaps to a slide', async ({ page }) => {
		await page.goto('/');
		const { y } = await firstSlide(page);
		expect((await standing(page)).seen).toEqual([1]);
		expect(new Set((await standing(page)).gaps)).toEqual(new Set([16]));
		await swipe(page, { x: 330, y }, { x: 60, y });
		await expect.poll(async () => (await standing(page)).seen).toEqual([2]);
		await expect(onward(page), 'arrows that do nothing').toBeHidden();
	});
});
