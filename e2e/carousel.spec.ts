import { longestNamed, projekte, projektPath } from '../testing/pages.ts';
import { boxOf } from './support/box-of.ts';
import { back, firstSlide, onward, seen, slides } from './support/carousel.ts';
import { swipe } from './support/swipe.ts';
import { expect, onPhone, test } from './support/test.ts';

/** At this size one slide is in view. */
const NARROW = { width: 766, height: 900 };

for (const { width, shown } of [
	{ width: 766, shown: [1] },
	{ width: 767, shown: [1, 2] },
]) {
	test(`at ${width} px it shows ${shown.length}; arrows reach both ends`, async ({ page }) => {
		await page.setViewportSize({ width, height: 900 });
		await page.goto('/');
		await slides(page).first().scrollIntoViewIfNeeded();
		await expect.poll(() => seen(page)).toEqual(shown);
		const [first, second] = [await boxOf(slides(page).first()), await boxOf(slides(page).nth(1))];
		expect(second.x - first.right).toBeCloseTo(16, 1);
		await expect(back(page)).toBeDisabled();
		for (let number = 2; number <= projekte.length - shown.length + 1; number++) {
			await onward(page).click();
			await expect.poll(() => seen(page)).toEqual(shown.map((i) => i + number - 1));
		}
		await expect(onward(page)).toBeDisabled();
		await expect(onward(page), 'the pressed arrow keeps the focus').toBeFocused();
	});
}

test('a slide moves for 300 ms, with reduced motion it jumps', async ({ page }) => {
	await page.setViewportSize(NARROW);
	await page.goto('/');
	await slides(page).first().scrollIntoViewIfNeeded();
	await expect(onward(page)).toBeEnabled();
	await onward(page).click();
	await expect.poll(() => seen(page)).toEqual([2]);
	await page.emulateMedia({ reducedMotion: 'no-preference' });
	await page.clock.pauseAt(Date.now() + 60_000);
	await back(page).click();
	await page.clock.runFor(260);
	expect(await seen(page), 'still on its way').toEqual([]);
	await page.clock.runFor(60);
	expect(await seen(page)).toEqual([1]);
});

test('a mouse drags the slides, then they snap again; a click opens a project', async ({
	page,
}) => {
	await page.setViewportSize(NARROW);
	await page.emulateMedia({ reducedMotion: 'no-preference' });
	await page.goto('/');
	const { x, y, width } = await firstSlide(page);
	await expect(onward(page)).toBeEnabled();
	for (const [start, end, slide] of [
		[0.8, 0.4, 2],
		[0.4, 0.45, 2],
		[0.4, 0.8, 1],
	] as const) {
		await page.mouse.move(x + width * start, y);
		await page.mouse.down();
		await page.mouse.move(x + width * end, y, { steps: 8 });
		await page.mouse.up();
		await expect.poll(() => seen(page)).toEqual([slide]);
	}
	await expect(page).toHaveURL('/');
	await page.mouse.click(x + width / 2, y);
	await expect(page).toHaveURL(projektPath(projekte[0] ?? longestNamed));
});

for (const javaScriptEnabled of [true, false]) {
	const swiped = onPhone.extend({ javaScriptEnabled });
	const how = javaScriptEnabled ? 'with' : 'without';
	swiped(`${how} JavaScript a finger swipes to the next slide and back`, async ({ page }) => {
		await page.goto('/');
		const { y } = await firstSlide(page);
		await swipe(page, { x: 330, y }, { x: 60, y });
		await expect.poll(() => seen(page)).toEqual([2]);
		await swipe(page, { x: 60, y }, { x: 330, y });
		await expect.poll(() => seen(page)).toEqual([1]);
		// Without JavaScript the arrows would do nothing.
		await expect(onward(page)).toBeVisible({ visible: javaScriptEnabled });
	});
}
