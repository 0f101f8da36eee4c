import { expect, type Locator, type Page } from '@playwright/test';
import { schnitt } from '../../src/content/texte/schnitt.ts';
import { start } from '../../src/content/texte/start.ts';
import { openSettled } from '../../testing/open-settled.ts';

export const cut = (page: Page): Locator => page.locator('[data-line]');
export const handle = (page: Page): Locator => page.getByRole('slider', { name: schnitt.griff });
export const layer = (page: Page): Locator => cut(page).locator('[data-layer]');
export const tabs = (page: Page): Locator =>
	page.getByRole('radiogroup', { name: start.beispiele });

/** Opens home once the line rests and what is built can be seen. */
export async function openAtRest(page: Page): Promise<void> {
	await openSettled(page, '/');
	await expect(cut(page)).toHaveAttribute('data-line', 'runs');
	await expect.poll(() => cut(page).evaluate((e) => e.getAnimations().length)).toBe(0);
}
