import type { Page } from '@playwright/test';

/** Opens a page and waits for its web fonts, after which nothing changes its size. */
export async function openSettled(page: Page, path: string): Promise<void> {
	await page.goto(path);
	await page.locator('html[data-fonts]').waitFor();
}
