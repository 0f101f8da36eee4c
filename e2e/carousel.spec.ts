import sharp from 'sharp';
import { openSettled } from '../testing/open-settled.ts';
import { inCarousel } from '../testing/pages.ts';
import { boxOf } from './support/box-of.ts';
import { back, expectSeen, onward, seen, slides } from './support/carousel.ts';
import { expect, test } from './support/test.ts';

// One in view, unless a test says otherwise.
test.use({ viewport: { width: 766, height: 900 } });

const count = inCarousel.length;

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
		await expectSeen(page, ...from(1));
		const [first, second] = [await boxOf(slides(page).first()), await boxOf(slides(page).nth(1))];
		expect(second.x - first.right).toBeCloseTo(16, 1);
		await expect(back(page)).toBeDisabled();
		for (let number = 2; number <= last; number++) {
			await onward(page).click();
			await expectSeen(page, ...from(number));
		}
		await expect(onward(page)).toBeDisabled();
		await expect(onward(page), 'whoever pressed it goes on from there').toBeFocused();
		await page.keyboard.press('Enter');
		await page.keyboard.press('ArrowRight');
		await expectSeen(page, ...from(last));

		for (let number = last - 1; number >= 1; number--) {
			await page.keyboard.press('ArrowLeft');
			await expectSeen(page, ...from(number));
		}
		await expect(back(page)).toBeDisabled();
		await expect(onward(page)).toBeEnabled({ enabled: last > 1 });
		// Quicker than a slide takes.
		await page.keyboard.press('ArrowRight');
		await page.keyboard.press('ArrowRight');
		await expectSeen(page, ...from(3));

		// What means something else to the browser, where a slide would be there at once.
		await page.emulateMedia({ reducedMotion: 'reduce' });
		for (const held of ['Alt', 'Control', 'Meta', 'Shift'])
			await page.keyboard.press(`${held}+ArrowLeft`);
		await expectSeen(page, ...from(3));
	});
}

test('a link reached with Tab comes into view as a slide, and back again', async ({ page }) => {
	await openSettled(page, '/');
	await onward(page).focus();
	const end = Math.min(count, 3);
	for (let number = 1; number <= end; number++) {
		await page.keyboard.press('Tab');
		await expectSeen(page, number);
		const slide = slides(page).nth(number - 1);
		await expect(slide.getByRole('link')).toBeFocused();
	}
	await page.keyboard.press('Shift+Tab');
	await expectSeen(page, end - 1);
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
			const box = await boxOf(slide);
			const screen = await page.screenshot();
			const [middle, centre] = [box.x + box.width / 2, box.y + box.height / 2];
			for (const [x, y] of [
				[middle, box.y - 2.5],
				[middle, box.bottom + 2.5],
				[box.x - 2.5, centre],
				[box.right + 2.5, centre],
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
	expect(await seen(page), 'reduced').toEqual([2]);

	await page.emulateMedia({ reducedMotion: 'no-preference' });
	await page.clock.pauseAt(Date.now() + 60_000);
	await back(page).click();
	await page.clock.runFor(260);
	expect(await seen(page), 'still on its way').toEqual([]);
	await page.clock.runFor(50);
	expect(await seen(page)).toEqual([1]);
});
