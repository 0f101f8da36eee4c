import type { Locator, Page } from '@playwright/test';
import { projektPath } from '#shared/projekt-schema.ts';
import { film as texts } from '../src/content/texte/film.ts';
import { longestNamed, projekte } from '../testing/pages.ts';
import { expect, test, withoutScript } from './support/test.ts';

test.skip(projekte.length === 0, 'There is no project.');

const path = projektPath(longestNamed);
const film = (page: Page): Locator => page.getByLabel(texts.name(longestNamed.kunde));
const isRunning = (page: Page): Promise<boolean> =>
	film(page).evaluate((video: HTMLVideoElement) => !video.paused && video.currentTime > 0);
const play = (page: Page): Locator => page.getByRole('button', { name: texts.abspielen });

test.describe('with motion', () => {
	test.use({ reducedMotion: 'no-preference' });

	test('the film plays by itself, muted and in a loop', async ({ page }) => {
		await page.goto(path);
		await expect.poll(() => isRunning(page)).toBe(true);
		await expect(film(page)).toHaveJSProperty('muted', true);
		await expect(film(page)).toHaveJSProperty('loop', true);
		await expect(film(page), 'no stop in Firefox').toHaveAttribute('tabindex', '-1');
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

test('under reduced motion nothing of the film is loaded before a press', async ({ page }) => {
	await page.goto(path);
	await expect(play(page)).toBeVisible();
	const asked = (await page.requests()).map((request) => request.url());
	expect(asked.filter((url) => /showcase/.test(url))).toEqual([]);
	await play(page).click();
	await expect.poll(() => isRunning(page)).toBe(true);
	const pause = page.getByRole('button', { name: texts.anhalten });
	await expect(pause, 'the pressed button keeps the focus').toBeFocused();
});

withoutScript('without JavaScript the film has the browser’s own controls', async ({ page }) => {
	await page.goto(path);
	await expect(film(page)).toHaveAttribute('controls');
	await expect(play(page)).toHaveCount(0);
});
