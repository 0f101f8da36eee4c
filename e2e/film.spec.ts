import { existsSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { projektPath } from '#shared/projekt-schema.ts';
import { film as texts } from '../src/content/texte/film.ts';
import { longestNamed, projekte } from '../testing/pages.ts';
import { expect, test, withoutScript } from './support/test.ts';
import { translate } from './support/translate.ts';

test.skip(projekte.length === 0, 'There is no project.');

const path = projektPath(longestNamed);
const film = (page: Page): Locator => page.getByLabel(texts.name(longestNamed.kunde));
const isRunning = (page: Page): Promise<boolean> =>
	film(page).evaluate((video: HTMLVideoElement) => !video.paused && video.currentTime > 0);
const play = (page: Page): Locator => page.getByRole('button', { name: texts.abspielen });
const pause = (page: Page): Locator => page.getByRole('button', { name: texts.anhalten });
const toEnd = (page: Page): Promise<void> =>
	page.evaluate(() => scrollTo(0, document.body.scrollHeight));
const toTop = (page: Page): Promise<void> => page.evaluate(() => scrollTo(0, 0));
const hasPhoneFilm = existsSync(`public/projekte/${longestNamed.slug}/showcase-telefon.mp4`);

test.describe('with motion', () => {
	test.use({ reducedMotion: 'no-preference' });

	test('the film plays by itself, and pauses out of view; once the visitor has paused it, it stays so', async ({
		page,
	}) => {
		await page.goto(path);
		await expect.poll(() => isRunning(page)).toBe(true);
		await expect(film(page)).toHaveJSProperty('muted', true);
		await expect(film(page)).toHaveJSProperty('loop', true);
		await expect(film(page), 'no stop in Firefox').toHaveAttribute('tabindex', '-1');
		await toEnd(page);
		await expect(film(page)).toHaveJSProperty('paused', true);
		await toTop(page);
		await expect.poll(() => isRunning(page)).toBe(true);
		await pause(page).click();
		await expect(page.getByRole('status').filter({ hasText: texts.haelt })).toBeAttached();
		await toEnd(page);
		await expect(film(page)).not.toBeInViewport();
		await toTop(page);
		await expect(film(page)).toBeInViewport();
		await expect(film(page)).toHaveJSProperty('paused', true);
	});

	/** What a browser says or does before the page's own scripts run. */
	const SPARING: Record<string, () => void> = {
		'with Save-Data': () =>
			void Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
		'where the browser starts a film only after a press': () => {
			const { play } = HTMLMediaElement.prototype;
			let isPressed = false;
			addEventListener('pointerdown', () => {
				isPressed = true;
			});
			HTMLMediaElement.prototype.play = function () {
				return isPressed
					? play.call(this)
					: Promise.reject(new DOMException('', 'NotAllowedError'));
			};
		},
	};
	for (const [when, script] of Object.entries(SPARING))
		test(`${when} it waits for the visitor, and answers him`, async ({ page }) => {
			await page.addInitScript(script);
			await page.goto(path);
			await expect(play(page)).toBeVisible();
			expect(await isRunning(page)).toBe(false);
			await play(page).click();
			await expect.poll(() => isRunning(page)).toBe(true);
			await expect(page.getByRole('status').filter({ hasText: texts.laeuft })).toBeAttached();
		});

	test('phones get the recording of a phone’s window, and without one neither film nor button', async ({
		page,
	}) => {
		await page.setViewportSize({ width: 390, height: 844 });
		await page.goto(path);
		if (hasPhoneFilm) {
			await expect.poll(() => isRunning(page)).toBe(true);
			const shown = film(page).evaluate((video: HTMLVideoElement) => video.currentSrc);
			expect(await shown).toMatch(/showcase-telefon\.(webm|mp4)$/);
		} else {
			await expect(film(page)).toHaveCount(0);
			await expect(play(page).or(pause(page))).toHaveCount(0);
		}
	});

	test('the button loads again a film that failed to load', async ({ page, observation }) => {
		observation.expect(/showcase/);
		await page.route('**/showcase.*', (route) => route.fulfill({ status: 404 }));
		await page.goto(path);
		await expect(play(page)).toBeVisible();
		await page.unrouteAll();
		await play(page).click();
		await expect.poll(() => isRunning(page)).toBe(true);
	});
});

test('under reduced motion nothing of the film is loaded before a press; the button works on a translated page, too', async ({
	page,
}) => {
	await page.goto(path);
	await expect(play(page)).toBeVisible();
	const asked = (await page.requests()).map((request) => request.url());
	expect(asked.filter((url) => /showcase/.test(url))).toEqual([]);
	await play(page).click();
	await expect.poll(() => isRunning(page)).toBe(true);
	await expect(pause(page), 'the pressed button keeps the focus').toBeFocused();

	await pause(page).click();
	await play(page).evaluate(translate);
	await play(page).click();
	await expect(pause(page)).toBeVisible();
});

withoutScript('without JavaScript the film has the browser’s own controls', async ({ page }) => {
	await page.goto(path);
	await expect(film(page)).toHaveAttribute('controls');
	await expect(play(page)).toHaveCount(0);
});
