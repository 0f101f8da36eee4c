import type { Page } from '@playwright/test';
import {
	anfrageVon,
	DANK,
	ENDPUNKT,
	erwarteWerte,
	fuelle,
	gespeichert,
	LEER,
	oeffneFormular,
	SENDEN,
	type Werte,
} from './support/formular.ts';
import { expect, test } from './support/test.ts';

test('a readable answer is shown and the form emptied, whatever its status', async ({
	page,
	beobachtung,
}) => {
	beobachtung.erwarte(/status of \d+/);
	await oeffneFormular(page);
	for (const status of [422, 429, 500]) {
		await page.route(ENDPUNKT, (route) =>
			route.fulfill({ status, json: { message: `Leider ${status}.` } }),
		);
		await fuelle(page, anfrageVon('Fehler'));
		await page.getByRole('button', { name: SENDEN }).click();
		await expect(page.getByRole('alertdialog')).toContainText(`Leider ${status}.`);
		await page.keyboard.press('Escape');
		await erwarteWerte(page, LEER);
		expect(await gespeichert(page)).toEqual({ form: LEER });
	}
});

test('markup in an answer is shown as text', async ({ page }) => {
	await page.route(ENDPUNKT, (route) =>
		route.fulfill({ json: { message: '<img src=x onerror=alert(1)>' } }),
	);
	await oeffneFormular(page);
	await fuelle(page, anfrageVon('Markup'));
	await page.getByRole('button', { name: SENDEN }).click();
	await expect(page.getByRole('alertdialog')).toContainText('<img src=x onerror=alert(1)>');
	await expect(page.getByRole('alertdialog').locator('img')).toHaveCount(0);
});

/** Nothing is shown, nothing is emptied, the console has the one line, the bar is gone. */
async function erwarteStille(page: Page, werte: Werte, konsole: string[]): Promise<void> {
	await expect.poll(() => konsole.filter((t) => t.startsWith('Fehler beim Senden')).length).toBe(1);
	await expect(page.getByRole('progressbar')).toHaveCount(0);
	await expect(page.getByRole('alertdialog')).toHaveCount(0);
	await erwarteWerte(page, werte);
	expect(await gespeichert(page)).toEqual({ form: werte });
	await expect(page.getByRole('button', { name: SENDEN })).toBeEnabled();
}

const unlesbar = {
	'a page of HTML': { status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' },
	'plain text': { status: 503, contentType: 'text/plain', body: 'Nicht gespeichert' },
	'an empty body': { status: 200, body: '' },
	'JSON without a message': { status: 200, json: { text: 'ok' } },
	'a message that is no text': { status: 200, json: { message: 7 } },
	'JSON null': { status: 200, contentType: 'application/json', body: 'null' },
};
test('an answer that cannot be read changes nothing on the page', async ({ page, beobachtung }) => {
	const anfrage = anfrageVon('Unlesbar');
	beobachtung.erwarte(/Fehler beim Senden|status of 50\d/);
	const konsole: string[] = [];
	page.on('console', (meldung) => konsole.push(meldung.text()));
	await oeffneFormular(page);
	await fuelle(page, anfrage);
	for (const [was, antwort] of Object.entries(unlesbar)) {
		await test.step(was, async () => {
			konsole.length = 0;
			await page.route(ENDPUNKT, (route) => route.fulfill(antwort));
			await page.getByRole('button', { name: SENDEN }).click();
			await erwarteStille(page, anfrage, konsole);
		});
	}
});

test('without network nothing is lost, and a second try gets through', async ({
	page,
	beobachtung,
}) => {
	const anfrage = anfrageVon('Netzweg');
	const konsole: string[] = [];
	beobachtung.erwarte(/Fehler beim Senden|ERR_CONNECTION_RESET/);
	page.on('console', (meldung) => konsole.push(meldung.text()));
	await oeffneFormular(page);
	await fuelle(page, anfrage);
	await page.route(ENDPUNKT, (route) => route.abort('connectionreset'));
	await page.getByRole('button', { name: SENDEN }).click();
	await erwarteStille(page, anfrage, konsole);

	await page.unroute(ENDPUNKT);
	await page.getByRole('button', { name: SENDEN }).click();
	await expect(page.getByRole('alertdialog')).toContainText(DANK);
});

test('an answer that does not come within 30 seconds counts as none', async ({
	page,
	beobachtung,
}) => {
	const anfrage = anfrageVon('Frist');
	const konsole: string[] = [];
	beobachtung.erwarte(/Fehler beim Senden/);
	page.on('console', (meldung) => konsole.push(meldung.text()));
	await page.route(ENDPUNKT, () => new Promise(() => {}));
	await oeffneFormular(page);
	await fuelle(page, anfrage);
	await page.clock.install();
	await page.clock.pauseAt(Date.now() + 60_000);
	await page.getByRole('button', { name: SENDEN }).click();
	await expect(page.getByRole('progressbar')).toBeVisible();
	await page.clock.runFor(29_900);
	await expect(page.getByRole('progressbar')).toBeVisible();
	expect(konsole).toEqual([]);
	await page.clock.runFor(200);
	await expect.poll(() => konsole.length).toBe(1);
	await page.clock.runFor(1000);
	await erwarteStille(page, anfrage, konsole);
});

test('while the browser is offline the form says so, and no longer', async ({ page, context }) => {
	await oeffneFormular(page);
	const zeile = page.getByText('Zurzeit keine Verbindung. Ihr Entwurf bleibt hier gespeichert.');
	await expect(zeile).toHaveCount(0);
	await context.setOffline(true);
	await expect(zeile).toBeVisible();
	await context.setOffline(false);
	await expect(zeile).toHaveCount(0);
});
