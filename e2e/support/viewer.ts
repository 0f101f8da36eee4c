import { expect, type Locator, type Page } from '@playwright/test';
import { longestNamed, projektPath } from '../../testing/pages.ts';

/** One link for each picture. */
export const links = (page: Page): Locator => page.locator('[id^="ansicht-"]');
export const viewer = (page: Page): Locator =>
	page.getByRole('dialog', { name: 'Einblicke in das Projekt' });
export const picture = (page: Page, n: number): Locator =>
	viewer(page).getByRole('figure', { name: RegExp(`^Bild ${n} von`) });
export const bar = (page: Page): Locator => viewer(page).locator('> :last-child');
export const control = (page: Page, name: string): Locator =>
	bar(page).getByRole('button', { name });
export const seen = (page: Page, n: number): Promise<void> =>
	expect(picture(page, n)).toBeInViewport({ ratio: 0.95 });

/**
 * Opens a project page and returns the number of its pictures once the viewer's script runs, which
 * only an attribute tells.
 */
export async function openAlive(page: Page): Promise<number> {
	await page.goto(projektPath(longestNamed));
	await expect(page.locator('#viewer[data-ready]')).toBeAttached();
	// They appear after the first paint.
	await expect(links(page).first()).toBeVisible();
	return links(page).count();
}
