import config from '../playwright.config.ts';
import { pageKinds } from '../testing/pages.ts';
import { expect, test } from './support/test.ts';

// With scrollbars that take up room, as on Windows. Playwright hides them.
test.use({
	reducedMotion: 'no-preference',
	launchOptions: { ...config.use?.launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] },
});
// In one worker: each starts this browser and a service of its own.
test.describe.configure({ mode: 'default' });

for (const { name, path } of pageKinds) {
	test(`${name} never scrolls sideways, even during animations`, async ({ page }) => {
		// What runs is stopped and set to each moment by hand: a slow machine would miss most of them.
		const cdp = await page.context().newCDPSession(page);
		await cdp.send('Animation.enable');
		await cdp.send('Animation.setPlaybackRate', { playbackRate: 0 });
		await page.goto(path);
		for (const width of [320, 390, 768, 1024, 1280, 1440, 1920]) {
			await page.setViewportSize({ width, height: 500 });
			const { scrollbar, tooWide } = await page.evaluate(() => {
				const { documentElement: page, timeline } = document;
				const running = document.getAnimations().filter((a) => a.timeline === timeline);
				const ends = running.map(({ effect }) => Number(effect?.getComputedTiming().endTime));
				const tooWide: string[] = [];
				for (let ms = 0; ms <= Math.max(0, ...ends); ms += 50) {
					for (const animation of running) animation.currentTime = ms;
					const past = page.scrollWidth - page.clientWidth;
					if (past > 0) tooWide.push(`${past} px after ${ms} ms`);
				}
				return { scrollbar: innerWidth - page.clientWidth, tooWide };
			});
			expect.soft(tooWide, `${width} px`).toEqual([]);
			expect(scrollbar, 'width of the scrollbar').toBeGreaterThan(0);
		}
	});
}
