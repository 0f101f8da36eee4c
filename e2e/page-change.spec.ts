import type { Page } from '@playwright/test';
import { longestNamed, projektPath } from '../testing/pages.ts';
import { expect, test } from './support/test.ts';

test.use({ reducedMotion: 'no-preference' });

test('a card’s picture travels to its project’s page, and back to its place', async ({ page }) => {
	await noteTransitions(page);
	await page.goto('/portfolio');
	const card = page.getByRole('article').filter({ hasText: longestNamed.projekt.kunde });
	await card.scrollIntoViewIfNeeded();
	const height = () => page.evaluate(() => Math.round(scrollY));
	const before = await height();
	expect(await travellers(page)).toBe(1);
	await card.click();
	await page.waitForURL(projektPath(longestNamed));
	await expect.poll(height).toBe(0);
	expect(await travellers(page)).toBe(1);
	expect(await hasMoved(page)).toBe(true);
	await page.goBack();
	await expect.poll(height).toBe(before);
	expect(await hasMoved(page)).toBe(true);
});

test('between other pages nothing moves', async ({ page }) => {
	await noteTransitions(page);
	await page.goto('/portfolio');
	for (const [name, path] of [
		['Home', '/'],
		['Portfolio', '/portfolio'],
		['Impressum', '/impressum'],
		['About', '/about'],
	] as const) {
		await page.getByRole('link', { name, exact: true }).first().click();
		await page.waitForURL(`**${path}`);
		expect(await hasMoved(page), path).toBe(false);
	}
});

/** How many elements of the page a transition takes for the picture of the project. */
function travellers(page: Page): Promise<number> {
	const named = (name: string) =>
		[...document.querySelectorAll('*')].filter(
			(element) => getComputedStyle(element).viewTransitionName === name,
		).length;
	return page.evaluate(named, `projekt-${longestNamed.metadaten.url}`);
}

/** Makes every page note, when it is left, whether a transition begins that nobody skips. */
async function noteTransitions(page: Page): Promise<void> {
	await page.addInitScript(() =>
		addEventListener('pageswap', ({ viewTransition }) => {
			const note = (moves: boolean) => sessionStorage.setItem('moves', String(moves));
			note(Boolean(viewTransition));
			if (!viewTransition) return;
			const skip = viewTransition.skipTransition.bind(viewTransition);
			viewTransition.skipTransition = () => {
				note(false);
				skip();
			};
		}),
	);
}

/** Whether a transition has led to this page. */
function hasMoved(page: Page): Promise<boolean> {
	return page.evaluate(() => sessionStorage.getItem('moves') === 'true');
}
