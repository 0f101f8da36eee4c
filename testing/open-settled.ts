import type { Page } from '@playwright/test';

/** Opens a page and waits until it is settled. */
export async function openSettled(page: Page, path: string): Promise<void> {
	await page.goto(path);
	await settle(page);
}

/** Waits for a page's web font, after which nothing changes its size, and for its scripts. */
export async function settle(page: Page): Promise<void> {
	await page.locator('html[data-fonts]').waitFor();
	await page.evaluate(async () => {
		await document.fonts.ready;
		// A module that has been imported has run.
		const modules = document.querySelectorAll<HTMLScriptElement>('script[type=module][src]');
		await Promise.all([...modules].map(({ src }) => import(src)));
	});
}
