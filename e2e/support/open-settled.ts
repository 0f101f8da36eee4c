import type { Page } from '@playwright/test';

/** Opens a page and waits until its faces are there, after which nothing changes its size. */
export async function openSettled(page: Page, pfad: string): Promise<void> {
	await page.goto(pfad);
	await page.locator('html[data-schriften]').waitFor();
}
