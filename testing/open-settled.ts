import type { Page } from '@playwright/test';

/** Opens a page and waits until it is settled. */
export async function openSettled(page: Page, path: string): Promise<void> {
	await page.goto(path);
	await settle(page);
}

/** Waits for a page's web font, after which nothing changes its size, and for the islands in its first view. */
async function settle(page: Page): Promise<void> {
	await page.locator('html[data-fonts]').waitFor();
	await page.evaluate(() => document.fonts.ready);
	// Astro takes the attribute away once an island is alive.
	await page.waitForFunction(() =>
		[...document.querySelectorAll('astro-island[ssr]')].every(
			(island) => island.getAttribute('client') === 'visible',
		),
	);
}
