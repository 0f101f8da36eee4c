import type { Page } from '@playwright/test';
import { longestNamed, projektPath } from '../testing/pages.ts';
import { expect, test } from './support/test.ts';

test.use({ reducedMotion: 'no-preference' });

const picture = `projekt-${longestNamed.metadaten.url}`;

test('a card’s picture travels to its project’s page, and back to its place', async ({ page }) => {
	await noteArrival(page);
	await page.goto('/portfolio');
	const card = page.getByRole('article').filter({ hasText: longestNamed.projekt.kunde });
	await card.scrollIntoViewIfNeeded();
	const height = () => page.evaluate(() => Math.round(scrollY));
	const before = await height();
	await card.click();
	await page.waitForURL(projektPath(longestNamed));
	await expect.poll(() => moved(page)).toContain(picture);
	await expect.poll(height).toBe(0);
	await page.goBack();
	await expect.poll(() => moved(page)).toContain(picture);
	await expect.poll(height).toBe(before);
});

test('between other pages nothing moves', async ({ page }) => {
	await noteArrival(page);
	await page.goto('/portfolio');
	for (const [name, path] of [
		['Home', '/'],
		['Portfolio', '/portfolio'],
		['Impressum', '/impressum'],
	] as const) {
		await page.getByRole('link', { name, exact: true }).first().click();
		await page.waitForURL(`**${path}`);
		await expect.poll(() => moved(page), path).toEqual([]);
	}
});

/** Makes every page note which parts a transition brought to it. */
async function noteArrival(page: Page): Promise<void> {
	await page.addInitScript(() =>
		addEventListener('pagereveal', async ({ viewTransition }) => {
			await viewTransition?.ready.catch(() => {});
			const parts = document
				.getAnimations()
				.map(({ effect }) => (effect instanceof KeyframeEffect && effect.pseudoElement) || '')
				.flatMap((pseudo) => /^::view-transition-group\((.+)\)$/.exec(pseudo)?.[1] ?? []);
			Object.assign(window, { moved: parts });
		}),
	);
}

/** The parts that a transition brought to this page; undefined before its first paint. */
function moved(page: Page): Promise<string[] | undefined> {
	return page.evaluate(() => (window as { moved?: string[] }).moved);
}
