import type { Page } from '@playwright/test';
import {
	anfrageOf,
	EMPTY,
	ENDPOINT,
	expectValues,
	fillIn,
	openAs,
	openForm,
	SUBMIT_LABEL,
	storedDraft,
	submit,
	THANKS,
	type Values,
} from './support/form.ts';
import { expect, test } from './support/test.ts';

/** What the page has written into the console. */
let consoleLog: string[];
test.beforeEach(({ page, observation }) => {
	consoleLog = [];
	page.on('console', (message) => consoleLog.push(message.text()));
	observation.expect(/Fehler beim Senden|status of \d+|ERR_CONNECTION_RESET/);
});

test('a readable answer is shown, as text, and the form emptied, whatever its status', async ({
	page,
}) => {
	await openForm(page);
	for (const [status, message] of [
		[200, 'Vielen Dank.'],
		[422, 'Leider unvollständig.'],
		[429, 'Leider zu viele.'],
		[500, '<img src=x onerror=alert(1)>'],
	] as const) {
		await page.route(ENDPOINT, (route) => route.fulfill({ status, json: { message } }));
		await fillIn(page, anfrageOf('Fehler'));
		await submit(page);
		await expect(page.getByRole('alertdialog')).toContainText(message);
		await page.keyboard.press('Escape');
		await expectValues(page, EMPTY);
		expect(await storedDraft(page)).toEqual({ form: EMPTY });
	}
	expect(consoleLog.join()).not.toContain('Fehler beim Senden');
});

/** Nothing is shown, nothing is emptied, the console has the one line, the bar is gone. */
async function expectSilence(page: Page, values: Values): Promise<void> {
	const failures = () => consoleLog.filter((text) => text.startsWith('Fehler beim Senden'));
	await expect.poll(failures).toHaveLength(1);
	await expect(page.getByRole('progressbar')).toHaveCount(0);
	await expect(page.getByRole('alertdialog')).toHaveCount(0);
	await expectValues(page, values);
	expect(await storedDraft(page)).toEqual({ form: values });
	await expect(page.getByRole('button', { name: SUBMIT_LABEL })).toBeEnabled();
}

const unreadable = {
	'a page of HTML': { status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' },
	'plain text': { status: 503, contentType: 'text/plain', body: 'Nicht gespeichert' },
	'a refusal in plain text': { status: 422, contentType: 'text/plain', body: 'Unvollständig' },
	'an empty body': { status: 200, body: '' },
	'JSON without a message': { status: 200, json: { text: 'ok' } },
	'a message that is no text': { status: 200, json: { message: 7 } },
	'JSON null': { status: 200, contentType: 'application/json', body: 'null' },
};
test('an answer that cannot be read changes nothing on the page', async ({ page }) => {
	const anfrage = await openAs(page, 'Unlesbar');
	for (const [was, reply] of Object.entries(unreadable)) {
		await test.step(was, async () => {
			consoleLog = [];
			await page.route(ENDPOINT, (route) => route.fulfill(reply));
			await submit(page);
			await expectSilence(page, anfrage);
		});
	}
});

test('without network nothing is lost, and a second try gets through', async ({ page }) => {
	const anfrage = await openAs(page, 'Netzweg');
	await page.route(ENDPOINT, (route) => route.abort('connectionreset'));
	await submit(page);
	await expectSilence(page, anfrage);

	await page.unroute(ENDPOINT);
	await submit(page);
	await expect(page.getByRole('alertdialog')).toContainText(THANKS);
});

test('an answer that does not come within 30 seconds counts as none', async ({ page }) => {
	await page.route(ENDPOINT, () => new Promise(() => {}));
	const anfrage = await openAs(page, 'Frist');
	await page.clock.install();
	await page.clock.pauseAt(Date.now() + 60_000);
	await submit(page);
	await expect(page.getByRole('progressbar')).toBeVisible();
	await page.clock.runFor(29_900);
	await expect(page.getByRole('progressbar')).toBeVisible();
	expect(consoleLog).toEqual([]);
	await page.clock.runFor(200);
	await expect.poll(() => consoleLog.length).toBe(1);
	await page.clock.runFor(1000);
	await expectSilence(page, anfrage);
});

test('while the browser is offline the form says so, and no longer', async ({ page, context }) => {
	await openForm(page);
	const line = page.getByRole('status').filter({ hasText: 'Zurzeit keine Verbindung. ' });
	await expect(line).toHaveCount(0);
	await context.setOffline(true);
	await expect(line).toBeVisible();
	await context.setOffline(false);
	await expect(line).toHaveCount(0);
});
