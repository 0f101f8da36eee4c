import type { Page } from '@playwright/test';
import { formular } from '../src/content/texte/formular.ts';
import { anfrageOf, type ContactForm, EMPTY, ENDPOINT, THANKS } from './support/contact-form.ts';
import { expect, test } from './support/test.ts';

test.beforeEach(({ observation }) => {
	observation.expect(/Fehler beim Senden|status of \d+|ERR_CONNECTION_RESET/);
});

test('an answer of any status is shown as text and empties the form', async ({ page, form }) => {
	await form.open();
	for (const [status, message] of [
		[200, 'Vielen Dank.'],
		[422, 'Leider unvollständig.'],
		[429, 'Leider zu viele.'],
		[500, '<img src=x onerror=alert(1)>'],
	] as const) {
		await page.route(ENDPOINT, (route) => route.fulfill({ status, json: { message } }));
		await form.fillIn(anfrageOf('Fehler'));
		await form.submit();
		await expect(form.reply).toContainText(message);
		await page.keyboard.press('Escape');
		await form.expectValues(EMPTY);
		expect(await form.stored()).toEqual({ form: EMPTY });
	}
	expect(await failures(page)).toEqual([]);
});

/** Expects no reply, the values still in the form, one line in the console, no progress bar. */
async function expectSilence(form: ContactForm, values: typeof EMPTY): Promise<void> {
	await expect.poll(() => failures(form.page)).toHaveLength(1);
	await expect(form.bar).toHaveCount(0);
	await expect(form.reply).toHaveCount(0);
	await form.expectValues(values);
	expect(await form.stored()).toEqual({ form: values });
	await expect(form.button).toBeEnabled();
}

/** Lines that the page has written into the console about failed sending. */
async function failures(page: Page): Promise<string[]> {
	const log = await page.consoleMessages();
	return log.map((entry) => entry.text()).filter((text) => text.startsWith('Fehler beim Senden'));
}

const unreadable = {
	'a page of HTML': { status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' },
	'plain text': { status: 503, contentType: 'text/plain', body: 'Nicht gespeichert' },
	'too many requests': {
		status: 429,
		contentType: 'text/plain',
		headers: { 'Retry-After': '600' },
	},
	'a refusal in plain text': { status: 422, contentType: 'text/plain', body: 'Unvollständig' },
	'an empty body': { status: 200, body: '' },
	'JSON without a message': { status: 200, json: { text: 'ok' } },
	'a message that is no text': { status: 200, json: { message: 7 } },
	'JSON null': { status: 200, contentType: 'application/json', body: 'null' },
};
test('an answer that cannot be read changes nothing on the page', async ({ page, form }) => {
	const anfrage = await form.openAs('Unlesbar');
	for (const [what, reply] of Object.entries(unreadable)) {
		await test.step(what, async () => {
			await page.clearConsoleMessages();
			await page.route(ENDPOINT, (route) => route.fulfill(reply));
			await form.submit();
			await expectSilence(form, anfrage);
		});
	}
});

test('without a network nothing is lost; the second attempt arrives', async ({ page, form }) => {
	const anfrage = await form.openAs('Netzweg');
	await page.route(ENDPOINT, (route) => route.abort('connectionreset'));
	await form.submit();
	await expectSilence(form, anfrage);

	await page.unroute(ENDPOINT);
	await form.submit();
	await expect(form.reply).toContainText(THANKS);
});

test('after 30 seconds without an answer the form reports a failure', async ({ page, form }) => {
	await page.route(ENDPOINT, () => new Promise(() => {}));
	const anfrage = await form.openAs('Frist');
	await page.clock.pauseAt(Date.now() + 60_000);
	await form.submit();
	await expect(form.bar).toBeVisible();
	await page.clock.runFor(29_900);
	await expect(form.bar).toBeVisible();
	expect(await failures(page)).toEqual([]);
	await page.clock.runFor(200);
	await expect.poll(() => failures(page)).toHaveLength(1);
	await page.clock.runFor(1000);
	await expectSilence(form, anfrage);
});

test('while the browser is offline, the form says so', async ({ page, form, context }) => {
	await form.open();
	const line = page.getByText(formular.offline);
	await expect(line).toHaveCount(0);
	await context.setOffline(true);
	await expect(line).toBeVisible();
	await context.setOffline(false);
	await expect(line).toHaveCount(0);
});
