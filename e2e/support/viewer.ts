import { expect, type Locator, type Page } from '@playwright/test';
import { projektPath, sample } from '../../testing/pages.ts';

/** One link for each picture; a phone shows the first picture a second time, on the wall. */
export const links = (page: Page): Locator => page.locator('[id^="ansicht-"]');
export const viewer = (page: Page): Locator =>
	page.getByRole('dialog', { name: 'Einblicke in das Projekt' });
export const picture = (page: Page, n: number): Locator =>
	viewer(page).getByRole('figure', { name: RegExp(`^Bild ${n} von`) });
export const bar = (page: Page): Locator => viewer(page).locator('> :last-child');
/** With the script there is one of each name. */
export const control = (page: Page, name: string): Locator =>
	viewer(page).getByRole('link', { name });
export const seen = (page: Page, n: number): Promise<void> =>
	expect(picture(page, n)).toBeInViewport({ ratio: 0.95 });

/**
 * Opens a project's sheet; resolves to the number of its pictures once the script runs. Nothing a
 * visitor sees tells that, therefore this looks at its mark.
 */
export async function openAlive(page: Page): Promise<number> {
	await page.goto(projektPath(sample));
	await expect(page.locator('#viewer[data-ready]')).toBeAttached();
	// They come once the text is painted.
	await expect(links(page).first()).toBeVisible();
	return links(page).count();
}
