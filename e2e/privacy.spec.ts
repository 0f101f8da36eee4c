import type { Page } from '@playwright/test';
import { pageKinds } from '../testing/pages.ts';
import { readToEnd } from '../testing/read-to-end.ts';
import { expect, test } from './support/test.ts';

// That nothing is asked of a foreign server fails any test: see support/test.ts.
test('no page sets a cookie or stores anything, but the form its draft', async ({ page, form }) => {
	for (const { path } of pageKinds) {
		await page.goto(path);
		await readToEnd(page);
		expect.soft(await traces(page), path).toEqual([]);
	}
	await form.openAs('Spuren');
	await form.submit();
	await expect(form.reply).toBeVisible();
	expect(await traces(page)).toEqual(['form']);
});

/** The names of all that a browser has been given to keep. */
async function traces(page: Page): Promise<(string | undefined)[]> {
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
