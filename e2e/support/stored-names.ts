import type { Page } from '@playwright/test';

/** Names of everything that the page keeps in the browser. */
export async function storedNames(page: Page): Promise<(string | undefined)[]> {
	const cookies = await page.context().cookies();
	const stored = await page.evaluate(async () => [
		...Object.keys(localStorage),
		...Object.keys(sessionStorage),
		...(await indexedDB.databases()).map(({ name }) => name),
		...(await caches.keys()),
		...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
	]);
	return [...cookies.map(({ name }) => name), ...stored];
}
