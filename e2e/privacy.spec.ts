import type { Page } from '@playwright/test';
import { pageKinds } from '../testing/pages.ts';
import { readToEnd } from '../testing/read-to-end.ts';
import { expect, test } from './support/test.ts';

// Requests to foreign servers fail every test: see support/test.ts.
test('no page sets cookies or stores anything, except the form its draft', async ({
	page,
	form,
}) => {
	for (const { path } of pageKinds) {
		await page.goto(path);
		await readToEnd(page);
		expect.soft(await storedNames(page), path).toEqual([]);
	}
	await form.openAs('Spuren');
	await form.submit();
	await expect(form.reply).toBeVisible();
	expect(await storedNames(page)).toEqual(['form']);
});

/** Names of everything that the page keeps in the browser. */
async function storedNames(page: Page): Promise<(string | undefined)[]> {
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
