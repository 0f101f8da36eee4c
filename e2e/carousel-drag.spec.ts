import { inCarousel, longestNamed, projektPath } from '../testing/pages.ts';
import { carousel, expectSeen, firstSlide, onward, seen } from './support/carousel.ts';
import { holdBack } from './support/hold-back.ts';
import { swipe } from './support/swipe.ts';
import { expect, onPhone, test } from './support/test.ts';

test('before other scripts load, a drag moves the carousel and a click opens a project', async ({
	page,
}) => {
	await page.setViewportSize({ width: 766, height: 900 });
	await page.emulateMedia({ reducedMotion: 'no-preference' });
	await holdBack(page, '**/_astro/*.js');
	// The load event would wait for the scripts.
	await page.goto('/', { waitUntil: 'commit' });
	await page.getByRole('contentinfo').waitFor();
	const { x, y, width } = await firstSlide(page);
	// Its own script is part of the page and comes after the first picture.
	await expectSeen(page, 1);
	for (const [start, end, slide] of [
		[0.8, 0.4, 2],
		[0.4, 0.45, 2],
		[0.4, 0.8, 1],
	] as const) {
		await page.mouse.move(x + width * start, y);
		await page.mouse.down();
		await page.mouse.move(x + width * end, y, { steps: 8 });
		await page.mouse.up();
		await expectSeen(page, slide);
	}
	// The browser itself handles wheel and trackpad, and then snaps to a slide.
	await expect(carousel(page).getByRole('list')).toHaveCSS('scroll-snap-type', 'x mandatory');
	await expect(page).toHaveURL('/');
	await page.mouse.click(x + width / 2, y);
	await expect(page).toHaveURL(projektPath(inCarousel[0] ?? longestNamed));
});

for (const javaScriptEnabled of [true, false]) {
	const swiped = onPhone.extend({ javaScriptEnabled });
	const how = javaScriptEnabled ? 'with' : 'without';
	swiped(`${how} JavaScript a finger swipes to the next slide and back`, async ({ page }) => {
		await page.goto('/');
		const { y } = await firstSlide(page);
		expect(await seen(page)).toEqual([1]);
		await swipe(page, { x: 330, y }, { x: 60, y });
		await expect.poll(() => seen(page)).toEqual([2]);
		await swipe(page, { x: 60, y }, { x: 330, y });
		await expect.poll(() => seen(page)).toEqual([1]);
		// Without JavaScript the arrows would do nothing.
		await expect(onward(page)).toBeVisible({ visible: javaScriptEnabled });
	});
}
