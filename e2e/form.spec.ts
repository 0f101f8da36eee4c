import { inhaber } from '#shared/inhaber.ts';
import { expectStored } from './support/expect-stored.ts';
import {
	anfrageOf,
	ENDPOINT,
	expectValues,
	fillIn,
	openAs,
	openForm,
	SUBMIT_LABEL,
	submit,
	THANKS,
} from './support/form.ts';
import { holdBack } from './support/hold-back.ts';
import { expect, MAIL_TO, test } from './support/test.ts';

test('an inquiry is stored and reaches the owner by mail', async ({ page, service, mailbox }) => {
	const anfrage = await openAs(page, 'Zustellung');
	const sent = page.waitForRequest(ENDPOINT);
	await submit(page);
	expect((await sent).postDataJSON(), 'exactly the six fields').toEqual(anfrage);
	await expect(page.getByRole('alertdialog')).toContainText(THANKS);

	expectStored(service, anfrage);

	const eingang = () => mailbox.mails.filter(({ mail }) => mail.text?.includes(anfrage.email));
	await expect.poll(() => eingang().length).toBe(1);
	const [{ mail } = { mail: undefined }] = eingang();
	expect(mail?.to).toEqual([{ address: MAIL_TO, name: inhaber.name }]);
	expect(mail?.text).toContain(`Name: ${anfrage.vorname} ${anfrage.nachname}`);
	expect(mail?.text).toContain(anfrage.message);
});

test('a double click and Enter in between send once', async ({ page }) => {
	let calls = 0;
	await page.route(ENDPOINT, (route) => {
		calls += 1;
		return route.continue();
	});
	const lass = await holdBack(page, ENDPOINT);
	await openAs(page, 'Doppelklick');
	await page.getByRole('button', { name: SUBMIT_LABEL }).dblclick();
	await page.getByLabel('Vorname').press('Enter');
	await page.getByRole('button', { name: 'Wird gesendet' }).click({ force: true });
	await page.getByRole('checkbox').click({ force: true });
	await page.getByRole('button', { name: 'Entwurf löschen' }).click();
	await expectValues(page, anfrageOf('Doppelklick'));
	lass();
	await expect(page.getByRole('alertdialog')).toBeVisible();
	expect(calls).toBe(1);
});

test('the alert box is modal with one button, closes by it or Escape, and the focus is back in the form', async ({
	page,
}) => {
	await page.route(ENDPOINT, (route) => route.fulfill({ json: { message: 'Angekommen.' } }));
	await openForm(page);
	const box = page.getByRole('alertdialog', { name: 'Rückmeldung' });
	const button = box.getByRole('button', { name: 'Schließen' });
	for (const close of [() => button.click(), () => page.keyboard.press('Escape')]) {
		// The required fields are enough.
		await fillIn(page, { ...anfrageOf('Meldung'), phone: '', message: '' });
		await page.getByLabel('Telefon').press('Enter');
		await expect(box).toHaveAccessibleDescription('Angekommen.');
		await expect(box.getByRole('button')).toHaveCount(1);
		await expect(button).toBeFocused();
		await expect(button, 'marked').toHaveCSS('outline-color', /^rgb\(/);
		expect(await box.evaluate((dialog) => dialog.matches(':modal'))).toBe(true);
		await close();
		await expect(box).toBeHidden();
		await expect(page.locator('form :focus')).toHaveCount(1);
	}
});

test('an answer of any length is read from its beginning and scrolls to its button', async ({
	page,
}) => {
	const message = 'Bitte warten Sie ein wenig. '.repeat(20);
	await page.route(ENDPOINT, (route) => route.fulfill({ json: { message } }));
	await page.setViewportSize({ width: 320, height: 256 });
	await openAs(page, 'Lang');
	await submit(page);
	const box = page.getByRole('alertdialog');
	await expect(box).toBeInViewport({ ratio: 1 });
	await expect(box).toHaveJSProperty('scrollTop', 0);
	await box.evaluate((dialog) => dialog.scrollBy(0, dialog.scrollHeight));
	await expect(box.getByRole('button')).toBeInViewport({ ratio: 1 });
});

test('a reply with a time of receipt has the stamp, one without has none', async ({ page }) => {
	await openForm(page);
	const stamp = page.getByRole('alertdialog', { name: 'Rückmeldung' }).getByRole('time');
	for (const eingang of ['2026-11-22T13:42:05Z', undefined]) {
		const json = { message: 'Angekommen.', eingang };
		await page.route(ENDPOINT, (route) => route.fulfill({ json }));
		await fillIn(page, anfrageOf('Stempel'));
		await submit(page);
		await expect(page.getByRole('alertdialog')).toContainText('Angekommen.');
		if (!eingang) await expect(stamp).toHaveCount(0);
		else await expect(stamp).toHaveText('22.11.2026 14:42 Uhr');
		await page.keyboard.press('Escape');
	}
});

test('the progress bar starts at 8 %, creeps every 800 ms, and ends with the answer', async ({
	page,
}) => {
	await page.route(ENDPOINT, (route) => route.fulfill({ json: { message: 'Angekommen.' } }));
	const lass = await holdBack(page, ENDPOINT);
	await page.emulateMedia({ reducedMotion: 'no-preference' });
	await openAs(page, 'Balken');
	await page.clock.install();
	await page.clock.pauseAt(Date.now() + 60_000);
	const bar = page.getByRole('progressbar', { name: 'Anfrage wird gesendet' });
	await expect(bar).toHaveCount(0);
	await submit(page);

	const value = async () => Number(await bar.getAttribute('aria-valuenow'));
	await expect(bar).toHaveAttribute('aria-valuenow', '8');
	await page.clock.runFor(799);
	expect(await value()).toBe(8);
	await page.clock.runFor(1);
	await expect.poll(value).toBeGreaterThan(8);
	const afterA = await value();
	await page.clock.runFor(800);
	await expect.poll(value).toBeGreaterThan(afterA);
	expect(await bar.evaluate((b) => getComputedStyle(b).transitionDuration)).toBe('0.2s');

	lass();
	await expect(page.getByRole('alertdialog')).toBeVisible();
	await page.clock.runFor(1000);
	await expect(bar).toHaveCount(0);
});
