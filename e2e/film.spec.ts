import type { Locator, Page } from '@playwright/test';
import { film as filmTexte } from '../src/content/texte/film.ts';
import { longestNamed, projektPath } from '../testing/pages.ts';
import { runUntil } from './support/run-until.ts';
import { expect, test, withoutScript } from './support/test.ts';

test.use({ reducedMotion: 'no-preference' });

const film = (page: Page): Locator => page.getByLabel(/^Film ohne Ton über/);
const running = (page: Page): Promise<boolean> =>
	film(page).evaluate((video: HTMLVideoElement) => !video.paused && video.currentTime > 0);
const pause = (page: Page): Locator => page.getByRole('button', { name: filmTexte.anhalten });
const play = (page: Page): Locator => page.getByRole('button', { name: filmTexte.abspielen });

test('the film plays by itself, muted and in a loop, also in a low window', async ({ page }) => {
	await page.setViewportSize({ width: 667, height: 375 });
	await page.goto(projektPath(longestNamed));
	await expect.poll(() => running(page)).toBe(true);
	await expect(film(page)).toHaveJSProperty('muted', true);
	await expect(film(page)).toHaveJSProperty('loop', true);
	await expect(film(page), 'no stop in Firefox').toHaveAttribute('tabindex', '-1');
	await expect(film(page), 'on iPhones').toHaveAttribute('playsinline');
	await expect(film(page)).toHaveAttribute('poster', /\/projekte\/[^/]+\/poster-\d+\.avif$/);
	await expect(film(page).locator('source').last()).toHaveAttribute(
		'src',
		longestNamed.source.video,
	);
});

test('the film pauses out of view; once the visitor pauses it, it stays so', async ({ page }) => {
	await page.goto(projektPath(longestNamed));
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
	await expect(film(page)).toHaveJSProperty('paused', true);

	await play(page).press('Enter');
	await expect.poll(() => running(page)).toBe(true);
	await expect(pause(page)).toBeFocused();
});

test('on a page opened below the film, it does not start', async ({ page }) => {
	await page.clock.install();
	await page.setViewportSize({ width: 1280, height: 300 });
	await page.goto(projektPath(longestNamed));
	await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
	await expect(page.getByRole('contentinfo')).toBeInViewport();
	await page.reload();
	await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
	await expect(play(page)).toBeAttached();
	// Longer than the script waits before it looks whether the film is in view.
	await page.clock.runFor(2000);
	await expect(film(page)).not.toBeInViewport();
	await expect(film(page)).toHaveJSProperty('paused', true);
});

test('the button plays the film at once, even if hardly any of it is in view', async ({ page }) => {
	await page.clock.pauseAt(Date.now() + 60_000);
	await page.setViewportSize({ width: 1280, height: 300 });
	await page.emulateMedia({ reducedMotion: 'reduce' });
	await page.goto(projektPath(longestNamed));
	// As soon as the button is there, before the script looks whether the film is in view.
	await runUntil(page, 20, () => expect(play(page)).toBeVisible({ timeout: 100 }));
	await play(page).press('Enter');
	await expect.poll(() => running(page)).toBe(true);
	await page.clock.runFor(2000);
	await expect(film(page)).toBeInViewport();
	await expect.poll(() => running(page)).toBe(true);
});

test('the button requests again a film that failed to load', async ({ page, observation }) => {
	observation.expect(/showcase/);
	await page.route('**/showcase.*', (route) => route.fulfill({ status: 404 }));
	const attempt = page.waitForRequest('**/showcase.*');
	await page.goto(projektPath(longestNamed));
	await attempt;
	await expect(play(page)).toBeVisible();
	await page.unrouteAll();
	await play(page).click();
	await expect.poll(() => running(page)).toBe(true);
});

for (const wish of ['reduced motion', 'Save-Data']) {
	test(`with ${wish} the film waits for the visitor and loads nothing`, async ({ page }) => {
		if (wish === 'reduced motion') await page.emulateMedia({ reducedMotion: 'reduce' });
		else {
			await page.addInitScript(() => {
				Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
			});
		}
		await page.clock.install();
		await page.goto(projektPath(longestNamed));
		await expect(play(page)).toBeVisible();
		await page.clock.runFor(2000);
		await expect(film(page)).toBeInViewport();
		await expect(film(page)).toHaveJSProperty('paused', true);
		const asked = (await page.requests()).map((request) => request.url());
		expect(asked.filter((url) => /showcase/.test(url))).toEqual([]);
		await play(page).click();
		await expect.poll(() => running(page)).toBe(true);
	});
}

withoutScript('without JavaScript the film has the browser’s own controls', async ({ page }) => {
	await page.goto(projektPath(longestNamed));
	await expect(film(page)).toHaveAttribute('controls');
	await expect(play(page).or(pause(page)).filter({ visible: true })).toHaveCount(0);
});
