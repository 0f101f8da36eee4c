import type { Page } from '@playwright/test';
import { anfrageOf, fillIn, openForm, submit } from './support/form.ts';
import { pageKinds } from './support/pages.ts';
import { readToEnd } from './support/read-to-end.ts';
import { expect, test } from './support/test.ts';

const nothing = { cookies: [], local: [], session: [], datenbanken: 0, caches: 0, worker: 0 };

// That nothing is asked of a foreign server fails any test: see support/test.ts.
test('no page sets a cookie, stores anything or asks a foreign server', async ({ page }) => {
	for (const { path } of pageKinds) {
		await page.goto(path);
		await readToEnd(page);
		expect.soft(await stored(page), path).toEqual(nothing);
	}
});

test('only the form stores something, and only once something is typed', async ({ page }) => {
	await openForm(page);
	expect(await stored(page)).toEqual(nothing);
	await page.getByLabel('Vorname').fill('Anna');
	await expect.poll(() => stored(page)).toEqual({ ...nothing, local: ['form'] });
	await fillIn(page, anfrageOf('Spuren'));
	await submit(page);
	await expect(page.getByRole('alertdialog')).toBeVisible();
	expect(await stored(page)).toEqual({ ...nothing, local: ['form'] });
});

async function stored(page: Page) {
	const inBrowser = await page.evaluate(async () => ({
		local: Object.keys(localStorage),
		session: Object.keys(sessionStorage),
		datenbanken: (await indexedDB.databases()).length,
		caches: (await caches.keys()).length,
		worker: (await navigator.serviceWorker.getRegistrations()).length,
	}));
	return { cookies: await page.context().cookies(), ...inBrowser };
}
