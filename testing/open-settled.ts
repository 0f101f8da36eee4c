import type { Page } from '@playwright/test';

/** Matches once the web fonts are there and the deferred scripts are in the page. */
export const SETTLED = 'html[data-fonts]:not(:has([data-deferred]))';

/** Opens a page and waits until it is settled. */
export async function openSettled(page: Page, path: string): Promise<void> {
	await page.goto(path);
	await settle(page);
}

/** Waits for a page's web fonts, after which nothing changes its size, and for its scripts. */
export async function settle(page: Page): Promise<void> {
	await page.locator(SETTLED).waitFor();
	// A module that has been imported has run.
	await page.evaluate(() => {
		const modules = document.querySelectorAll<HTMLScriptElement>('script[type=module][src]');
		return Promise.all([...modules].map(({ src }) => import(src)));
	});
}
