import { TEXT_FIELDS } from '#shared/fields.ts';
import { inhaber } from '#shared/inhaber.ts';
import { formular } from '../src/content/texte/formular.ts';
import { kontakt } from '../src/content/texte/kontakt.ts';
import type { MailServer } from '../testing/mail-server.ts';
import { anfrageOf, ENDPOINT, THANKS, type Values } from './support/contact-form.ts';
import { holdBack } from './support/hold-back.ts';
import { storedNames } from './support/stored-names.ts';
import { expect, MAIL_TO, test, withoutScript } from './support/test.ts';

test('an inquiry is stored and reaches the owner by mail', async ({ page, form, mailbox }) => {
	const anfrage = await form.openAs('Zustellung');
	const sent = page.waitForRequest(ENDPOINT);
	await form.submit();
	expect((await sent).postDataJSON(), 'exactly the six fields').toEqual(anfrage);
	await expect(form.reply).toContainText(THANKS);
	await expect(form.reply).toHaveAccessibleName(formular.antwort.titel);
	expect(await storedNames(page), 'besides the draft').toEqual(['form']);
	await expectMail(mailbox, anfrage);
});

withoutScript('without JavaScript a page of the site answers', async ({ page, form, mailbox }) => {
	const anfrage = anfrageOf('OhneSkript');
	await page.goto('/kontakt');
	await form.fillIn(anfrage);
	await form.submit();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ihre Anfrage ist da.');
	await expect(page).toHaveTitle(/^Ihre Anfrage ist da\. /);
	await expect(page.getByText(THANKS)).toBeVisible();
	await expect(page.getByText(formular.antwort.nachZeichen)).toHaveText(/ [\dA-Z]{4}-[\dA-Z]{2}\./);
	await expect(page.getByRole('time')).toHaveText(/^\d\d\.\d\d\.\d{4} \d\d:\d\d Uhr$/);
	await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
	await expectMail(mailbox, anfrage);

	await page.getByRole('link', { name: formular.antwort.zurueck }).click();
	await expect(page).toHaveURL('/kontakt');
});

/** Expects one mail to the owner with everything that this person wrote. */
async function expectMail({ mails }: MailServer, anfrage: Values): Promise<void> {
	const arrived = () => mails.filter(({ text }) => text?.includes(anfrage.email));
	await expect.poll(arrived).toHaveLength(1);
	const [mail] = arrived();
	expect(mail?.to).toEqual([{ address: MAIL_TO, name: inhaber.name }]);
	for (const { name } of TEXT_FIELDS) expect(mail?.text).toContain(anfrage[name]);
}

test('the form has six fields, says what is required, and shows no error at first', async ({
	page,
	form,
}) => {
	await form.open();
	await expect(page).toHaveTitle(`Kontakt | ${inhaber.name}`);
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(kontakt.ueberschrift);
	await expect(page.getByLabel('Telefon', { exact: true })).toHaveAttribute('type', 'tel');
	await expect(page.getByLabel('Nachricht', { exact: true })).toHaveAttribute('rows', '10');
	await expect(page.locator('form [maxlength]'), 'no length bounds').toHaveCount(0);
	await expect(page.getByRole('checkbox')).not.toBeChecked();
	await expect(page.locator('form').getByRole('link')).toHaveAttribute('href', '/datenschutz');
	await expect(page.locator('form [aria-invalid=false]'), 'each field').toHaveCount(6);
	await expect(page.locator('form'), 'not read as invalid').toHaveRole('presentation');
});

const cases = [
	['Nachname', { nachname: '' }, formular.fehlt.nachname],
	['E-Mail', { email: 'anna beispiel@x.example' }, formular.keineAdresse],
	['E-Mail', { email: 'jürgen@web.de' }, formular.zeichenVorAt('ü')],
	[/^Mit dem Absenden/, { checkbox: false }, formular.fehlt.checkbox],
] as const;
test('a form with an error is not sent; its field says what to correct', async ({ page, form }) => {
	await form.open();
	for (const [name, values, message] of cases) {
		const field = page.getByLabel(name);
		await form.fillIn({ ...anfrageOf('Pruefung'), ...values });
		await form.submit();
		await expect(page.getByText(formular.angabenPruefen(1))).toBeVisible();
		await expect(field).toHaveAccessibleDescription(message);
		await expect(field).toBeFocused();
		await expect(field).toBeInViewport({ ratio: 1 });
		await ('checkbox' in values ? field.check() : field.fill('anna@beispiel.example'));
		await expect(page.getByText(message)).toBeHidden();
	}
	expect(await form.timesSent()).toBe(0);
});

test('correcting a field moves none, and is told a frame later', async ({ page, form }) => {
	await form.open();
	await form.fillIn({ ...anfrageOf('Haken'), checkbox: false });
	await form.submit();
	const checkbox = page.getByRole('checkbox');
	const inTheFrame = await checkbox.evaluate((box: HTMLInputElement) => {
		const { top } = box.getBoundingClientRect();
		box.click();
		return new Promise((resolve) =>
			requestAnimationFrame(() =>
				resolve([box.ariaInvalid, box.getBoundingClientRect().top - top]),
			),
		);
	});
	expect(inTheFrame, 'in one frame Firefox would keep the mark').toEqual(['true', 0]);
	const { y } = (await checkbox.boundingBox()) ?? {};
	await expect(checkbox).toHaveAttribute('aria-invalid', 'false');
	expect((await checkbox.boundingBox())?.y).toBe(y);
});

test('a double click, Enter and further clicks send the form once', async ({ page, form }) => {
	const release = await holdBack(page, ENDPOINT);
	const anfrage = await form.openAs('Doppelklick');
	await form.button.dblclick();
	await page.getByLabel('Vorname').press('Enter');
	await page.getByRole('button', { name: formular.sendet }).click({ force: true });
	await page.getByRole('checkbox').click({ force: true });
	await form.expectValues(anfrage);
	release();
	await expect(form.reply).toBeVisible();
	expect(await form.timesSent()).toBe(1);
});

test('the reply is modal, closes three ways, and gives the focus back', async ({ page, form }) => {
	await form.open();
	const button = form.reply.getByRole('button', { name: formular.antwort.schliessen });
	const taken = { eingang: '2026-11-22T13:42:05Z', zeichen: '7K3F-22' };
	for (const [extra, stamp, close] of [
		[taken, ['22.11.2026 14:42 Uhr'], () => button.click()],
		[{}, [], () => page.keyboard.press('Escape')],
		[{}, [], () => page.keyboard.press('Enter')],
	] as const) {
		await form.answerWith({ message: 'Angekommen.', ...extra });
		// The required fields are enough.
		await form.fillIn({ ...anfrageOf('Meldung'), phone: '', message: '' });
		await page.getByLabel('Telefon').press('Enter');
		await expect(button).toHaveAccessibleDescription('Angekommen.');
		await expect(form.reply.getByRole('time')).toHaveText(stamp);
		await expect(form.reply.getByRole('button')).toHaveCount(1);
		await expect(button).toBeFocused();
		await expect(form.reply.and(page.locator(':modal'))).toBeAttached();
		await close();
		await expect(form.reply).toBeHidden();
		await expect(page.locator('form :focus')).toHaveCount(1);
	}
	expect(await form.timesSent()).toBe(3);
});

test('a long reply opens at its top; one can scroll to its button', async ({ page, form }) => {
	await form.answerWith({ message: 'Bitte warten Sie ein wenig. '.repeat(20) });
	await page.setViewportSize({ width: 320, height: 256 });
	await form.openAs('Lang');
	await form.submit();
	await expect(form.reply).toBeInViewport({ ratio: 1 });
	await expect(form.reply).toHaveJSProperty('scrollTop', 0);
	await form.reply.evaluate((dialog) => dialog.scrollBy(0, dialog.scrollHeight));
	await expect(form.reply.getByRole('button')).toBeInViewport({ ratio: 1 });
});

test('without a network nothing is lost; the second attempt arrives', async ({
	page,
	form,
	observation,
}) => {
	observation.expect(/Fehler beim Senden|ERR_CONNECTION_RESET/);
	const anfrage = await form.openAs('Netzweg');
	await page.route(ENDPOINT, (route) => route.abort('connectionreset'));
	const logged = page.waitForEvent('console', (line) =>
		line.text().startsWith('Fehler beim Senden'),
	);
	await form.submit();
	await logged;
	await expect(form.bar).toHaveCount(0);
	await expect(form.reply).toHaveCount(0);
	await form.expectValues(anfrage);

	await page.unroute(ENDPOINT);
	await form.submit();
	await expect(form.reply).toContainText(THANKS);
});
