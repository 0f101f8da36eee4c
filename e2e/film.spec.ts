import type { Locator, Page } from '@playwright/test';
import { observed } from './support/observed.ts';
import { projektPath, sample } from './support/pages.ts';
import { expect, test } from './support/test.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const film = (page: Page): Locator => page.getByLabel(/^Film ohne Ton: Rundgang/);
const running = (page: Page): Promise<boolean> =>
	film(page).evaluate((video: HTMLVideoElement) => !video.paused && video.currentTime > 0);
/** Not asked to play either: from a film that is, the first frame may still be on its way. */
const rests = (page: Page): Promise<boolean> =>
	film(page).evaluate((video: HTMLVideoElement) => video.paused);
const pause = (page: Page): Locator => page.getByRole('button', { name: 'Film anhalten' });
const play = (page: Page): Locator => page.getByRole('button', { name: 'Film abspielen' });

test('the film plays by itself, muted and in a loop, also where the window is low', async ({
	page,
}) => {
	for (const [width, height] of [
		[1280, 800],
		[667, 375],
	] as const) {
		await page.setViewportSize({ width, height });
		await page.goto(projektPath(sample));
		await expect.poll(() => running(page), `${width} × ${height}`).toBe(true);
	}
	await expect(film(page)).toHaveJSProperty('muted', true);
	await expect(film(page)).toHaveJSProperty('loop', true);
	await expect(film(page), 'on iPhones').toHaveAttribute('playsinline');
	await expect(film(page)).toHaveAttribute('poster', /\/projekte\/[^/]+\/poster-\d+\.avif$/);
	await expect(film(page).locator('source').last()).toHaveAttribute('src', sample.source.video);
});

test('out of sight it rests; a visible button pauses it for good and starts it again', async ({
	page,
}) => {
	await page.goto(projektPath(sample));
	await expect.poll(() => running(page)).toBe(true);
	const footer = page.getByRole('contentinfo');
	await footer.scrollIntoViewIfNeeded();
	await expect.poll(() => running(page)).toBe(false);
	await film(page).scrollIntoViewIfNeeded();
	await expect.poll(() => running(page)).toBe(true);

	await pause(page).click();
	await expect.poll(() => running(page)).toBe(false);
	await footer.scrollIntoViewIfNeeded();
	await expect(film(page)).not.toBeInViewport();
	await film(page).scrollIntoViewIfNeeded();
	await expect(film(page)).toBeInViewport();
	await observed(film(page));
	expect(await rests(page)).toBe(true);

	await play(page).press('Enter');
	await expect.poll(() => running(page)).toBe(true);
	await expect(pause(page)).toBeFocused();
});

/** Lets the time pass after which the film is looked for, and the browser look. */
async function expectRest(page: Page): Promise<void> {
	await page.clock.runFor(2000);
	await observed(film(page));
	expect(await rests(page)).toBe(true);
}

test('on a page opened below it, it does not start', async ({ page }) => {
	await page.clock.install();
	await page.setViewportSize({ width: 1280, height: 300 });
	await page.goto(projektPath(sample));
	await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
	await expect(page.getByRole('contentinfo')).toBeInViewport();
	await page.reload();
	await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
	await expect(film(page)).not.toBeInViewport();
	await expectRest(page);
});

test('a press plays it, early and with hardly any of it in view', async ({ page }) => {
	await page.clock.install();
	await page.setViewportSize({ width: 1280, height: 300 });
	await page.emulateMedia({ reducedMotion: 'reduce' });
	// The page's load, after which the film is looked for, does not come.
	await page.route('**/bild-*', () => {});
	await page.goto(projektPath(sample), { waitUntil: 'commit' });
	await play(page).press('Enter');
	await expect.poll(() => running(page)).toBe(true);
	await page.unrouteAll();
	await page.reload();
	await play(page).press('Enter');
	await page.clock.runFor(2000);
	await observed(film(page));
	await expect.poll(() => running(page)).toBe(true);
});

test('a film that cannot be had waits for a press, which asks for it anew', async ({
	page,
	observation,
}) => {
	observation.expect(/showcase/);
	let attempts = 0;
	await page.route('**/showcase.*', (route) => {
		attempts += 1;
		return route.fulfill({ status: 404 });
	});
	await page.goto(projektPath(sample));
	await expect.poll(() => attempts).toBeGreaterThan(0);
	await expect(play(page)).toBeVisible();
	await page.unrouteAll();
	await play(page).click();
	await expect.poll(() => running(page)).toBe(true);
});

for (const wish of ['reduced motion', 'Save-Data']) {
	test(`with ${wish} it waits for the visitor, and no byte of it is loaded`, async ({ page }) => {
		const films: string[] = [];
		page.on('request', (anfrage) => /showcase/.test(anfrage.url()) && films.push(anfrage.url()));
		if (wish === 'reduced motion') await page.emulateMedia({ reducedMotion: 'reduce' });
		else {
			await page.addInitScript(() => {
				Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
			});
		}
		await page.clock.install();
		await page.goto(projektPath(sample));
		await expect(play(page)).toBeVisible();
		await expectRest(page);
		expect(films).toEqual([]);
		await play(page).click();
		await expect.poll(() => running(page)).toBe(true);
	});
}

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false });
	test('the browser’s own controls play it', async ({ page }) => {
		await page.goto(projektPath(sample));
		await expect(film(page)).toHaveAttribute('controls');
		await expect(play(page)).toBeHidden();
		await expect(pause(page)).toBeHidden();
	});
});
