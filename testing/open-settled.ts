import type { Page } from '@playwright/test';

/** Opens a page and waits for its web fonts, after which nothing changes its size, and for its scripts. */
export async function openSettled(page: Page, path: string): Promise<void> {
	await page.goto(path);
	await page.locator('html[data-fonts]:not(:has([data-deferred]))').waitFor();
	// A module that has been imported has run.
	await page.evaluate(() => {
		const modules = document.querySelectorAll<HTMLScriptElement>('script[type=module][src]');
		return Promise.all([...modules].map(({ src }) => import(src)));
	});
}
