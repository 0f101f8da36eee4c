import type { Page } from '@playwright/test';

/** Opens a page and waits until it is settled. */
export async function openSettled(page: Page, path: string): Promise<void> {
	await page.goto(path);
	await untilSettled(page);
}

/** Waits for a page's web font, after which nothing changes its size, and the islands in its first view. */
export async function untilSettled(page: Page): Promise<void> {
	await page.locator('html[data-fonts]').waitFor();
	await page.evaluate(() => document.fonts.ready);
	// Astro takes the attribute away once an island is alive.
	await page.waitForFunction(() => !document.querySelector('astro-island[ssr]'));
	// What islands measure first and show then, such as the carousel's count, is there when nothing runs. A page that
	// draws no more frames may never be idle.
	await page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 2000 })));
}
