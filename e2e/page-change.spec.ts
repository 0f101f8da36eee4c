import type { Page } from '@playwright/test';
import { projektPath } from '#shared/projekt-schema.ts';
import { rahmen } from '../src/content/texte/rahmen.ts';
import { travellingId } from '../src/lib/travelling-id.ts';
import { longestNamed, projekte } from '../testing/pages.ts';
import { expect, test } from './support/test.ts';

test.skip(projekte.length === 0, 'There is no project.');

test.use({ reducedMotion: 'no-preference' });
test.beforeEach(({ page }) =>
	// A transition that the page before has skipped does not reach this one.
	page.addInitScript(() =>
		addEventListener('pagereveal', ({ viewTransition }) => {
			Reflect.set(window, 'hasMoved', Boolean(viewTransition));
		}),
	),
);
/** Whether a transition has led to this page. */
const hasMoved = (page: Page): Promise<unknown> =>
	page.evaluate(() => Reflect.get(window, 'hasMoved'));

test('a card’s picture travels to its project’s page, and back to its place', async ({ page }) => {
	await page.goto('/portfolio');
	const card = page.getByRole('article').filter({ hasText: longestNamed.kunde });
	await card.scrollIntoViewIfNeeded();
	const height = () => page.evaluate(() => Math.round(scrollY));
	const before = await height();
	expect(await travellers(page)).toBe(1);
	await card.click();
	await page.waitForURL(projektPath(longestNamed));
	await expect.poll(height).toBe(0);
	expect(await travellers(page)).toBe(1);
	await expect.poll(() => hasMoved(page)).toBe(true);
	await page.goBack();
	await expect.poll(height).toBe(before);
	await expect.poll(() => hasMoved(page)).toBe(true);
});

test('between other pages nothing moves', async ({ page }) => {
	await page.goto('/portfolio');
	const named = [...rahmen.navigation.ziele, ...rahmen.fusszeile.ziele];
	for (const path of ['/', '/portfolio', '/impressum', '/about']) {
		const name = named.find(({ href }) => href === path)?.text ?? '';
		await page.getByRole('link', { name, exact: true }).first().click();
		await page.waitForURL(`**${path}`);
		await expect.poll(() => hasMoved(page), { message: path }).toBe(false);
	}
});

/** How many elements of the page a transition takes for the picture of the project. */
function travellers(page: Page): Promise<number> {
	const named = (name: string) =>
		[...document.querySelectorAll('*')].filter(
			(element) => getComputedStyle(element).viewTransitionName === name,
		).length;
	return page.evaluate(named, travellingId(longestNamed.slug));
}
