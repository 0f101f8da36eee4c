import { expect, type Locator, type Page } from '@playwright/test';
import { schnitt } from '../../src/content/texte/schnitt.ts';
import { start } from '../../src/content/texte/start.ts';
import { openSettled } from '../../testing/open-settled.ts';

/** The range input over home's picture, as large as that. */
export const line = (page: Page): Locator => page.getByRole('slider', { name: schnitt.linie });
export const tabs = (page: Page): Locator =>
	page.getByRole('radiogroup', { name: start.beispiele });

/** Where the line is seen, in percent of the width. */
export function lineAt(page: Page): Promise<number> {
	return line(page).evaluate((e) => Number(getComputedStyle(e).getPropertyValue('--line-percent')));
}

/** Opens home once its line can be moved. */
export async function openHome(page: Page): Promise<void> {
	await openSettled(page, '/');
	await expect(line(page)).toBeAttached();
}
