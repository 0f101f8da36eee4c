import { openSettled } from '../testing/open-settled.ts';
import { inCarousel } from '../testing/pages.ts';
import { boxOf } from './support/box-of.ts';
import {
	announcement,
	back,
	carousel,
	expectSeen,
	onward,
	seen,
	slides,
} from './support/carousel.ts';
import { expect, test } from './support/test.ts';

// At this width one slide is in view.
test.use({ viewport: { width: 766, height: 900 } });

const count = inCarousel.length;

for (const { width, atOnce } of [
	{ width: 766, atOnce: 1 },
	{ width: 767, atOnce: 2 },
]) {
	// With two projects and both in view there is no way on.
	const last = Math.max(count - atOnce + 1, 1);
	const from = (number: number) => [0, 1].slice(0, atOnce).map((i) => Math.min(number, last) + i);

	test(`at ${width} px it shows ${atOnce}; arrows and keys reach both ends`, async ({ page }) => {
		await page.setViewportSize({ width, height: 900 });
		await openSettled(page, '/');
		await expectSeen(page, ...from(1));
		await expect(announcement(page)).toHaveAttribute('aria-hidden', 'true');
		const [first, second] = [await boxOf(slides(page).first()), await boxOf(slides(page).nth(1))];
		expect(second.x - first.right).toBeCloseTo(16, 1);
		await expect(back(page)).toBeDisabled();
		for (let number = 2; number <= last; number++) {
			await onward(page).click();
			await expectSeen(page, ...from(number));
		}
		await expect(announcement(page)).toHaveAttribute('aria-hidden', 'false');
		await expect(onward(page)).toBeDisabled();
		await expect(onward(page), 'the pressed arrow keeps the focus').toBeFocused();
		await page.keyboard.press('Enter');
		await page.keyboard.press('ArrowRight');
		await expectSeen(page, ...from(last));

		for (let number = last - 1; number >= 1; number--) {
			await page.keyboard.press('ArrowLeft');
			await expectSeen(page, ...from(number));
		}
		await expect(back(page)).toBeDisabled();
		await expect(onward(page)).toBeEnabled({ enabled: last > 1 });
		await page.emulateMedia({ reducedMotion: 'no-preference' });
		// Faster than one slide moves.
		await page.keyboard.press('ArrowRight');
		await page.keyboard.press('ArrowRight');
		await expectSeen(page, ...from(3));

		// With these keys the arrows belong to the browser.
		await page.emulateMedia({ reducedMotion: 'reduce' });
		for (const held of ['Alt', 'Control', 'Meta', 'Shift'])
			await page.keyboard.press(`${held}+ArrowLeft`);
		await expectSeen(page, ...from(3));
	});
}

test('Tab and Shift+Tab bring a slide into view; its outline is whole', async ({ page }) => {
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

	await onward(page).focus();
	await page.keyboard.press('Tab');
	const link = slides(page).first().getByRole('link');
	await expect(link).toBeFocused();
	const reach = await link.evaluate((element) => {
		const { outlineWidth, outlineOffset } = getComputedStyle(element, '::after');
		return Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset);
	});
	expect(reach).toBeGreaterThan(2);
	for (const width of [360, 767, 1280]) {
		await page.setViewportSize({ width, height: 1400 });
		const row = await boxOf(carousel(page).getByRole('list'));
		const first = await boxOf(slides(page).first());
		const room = [first.x - row.x, first.y - row.y, row.bottom - first.bottom];
		expect(Math.min(...room), `${width} px`).toBeGreaterThanOrEqual(reach);
	}
});

test('a slide moves for 300 ms, with reduced motion it jumps', async ({ page }) => {
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

test('in a right-to-left page the carousel is mirrored', async ({ page }) => {
	await openSettled(page, '/');
	await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
	await expect(back(page)).toBeDisabled();
	await onward(page).click();
	await expectSeen(page, 2);
	await page.keyboard.press('ArrowLeft');
	await expectSeen(page, 3);
	await page.keyboard.press('ArrowRight');
	await expectSeen(page, 2);
	const { x, y, width } = await boxOf(slides(page).nth(1));
	await page.mouse.move(x + width * 0.3, y + 70);
	await page.mouse.down();
	await page.mouse.move(x + width * 0.7, y + 70, { steps: 8 });
	await page.mouse.up();
	await expectSeen(page, 3);
	for (let number = 4; number <= count; number++) await onward(page).click();
	await expectSeen(page, count);
	await expect(onward(page)).toBeDisabled();
});
