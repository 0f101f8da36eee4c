import type { Page } from '@playwright/test';
import { seiten } from './support/seiten.ts';
import { expect, test } from './support/test.ts';

const nichts = { cookies: [], local: [], session: [], datenbanken: [], zwischenspeicher: [] };

// That nothing is asked of a foreign server fails any test: see support/test.ts.
test('no page sets a cookie, stores anything or asks a foreign server', async ({ page }) => {
	for (const { pfad } of seiten) {
		await page.goto(pfad);
		await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
		await page.waitForLoadState('networkidle');
		expect(await abgelegtes(page), pfad).toEqual(nichts);
	}
});

test('only the form stores something, and only once something is typed', async ({ page }) => {
	await page.goto('/kontakt');
	await page.waitForLoadState('networkidle');
	expect(await abgelegtes(page)).toEqual(nichts);
	await page.getByLabel('Vorname').fill('Anna');
	await expect.poll(() => abgelegtes(page)).toEqual({ ...nichts, local: ['form'] });
});

async function abgelegtes(page: Page) {
	const imBrowser = await page.evaluate(async () => ({
		local: Object.keys(localStorage),
		session: Object.keys(sessionStorage),
		datenbanken: (await indexedDB.databases()).map(({ name }) => name),
		zwischenspeicher: await caches.keys(),
	}));
	return { cookies: await page.context().cookies(), ...imBrowser };
}
