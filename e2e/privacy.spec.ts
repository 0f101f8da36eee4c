import type { Page } from '@playwright/test';
import { openAs, openForm, submit } from './support/form.ts';
import { pageKinds } from './support/pages.ts';
import { readToEnd } from './support/read-to-end.ts';
import { expect, test } from './support/test.ts';

// That nothing is asked of a foreign server fails any test: see support/test.ts.
test('no page sets a cookie, stores anything or asks a foreign server', async ({ page }) => {
	for (const { path } of pageKinds) {
		await page.goto(path);
		await readToEnd(page);
		expect.soft(await traces(page), path).toEqual([]);
	}
});

test('only the form stores something, and only once something is typed', async ({ page }) => {
	await openForm(page);
	expect(await traces(page)).toEqual([]);
	await openAs(page, 'Spuren');
	expect(await traces(page)).toEqual(['form']);
	await submit(page);
	await expect(page.getByRole('alertdialog')).toBeVisible();
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
