import type { Page } from '@playwright/test';
import { NOT_SENT_TITLE, RECEIVED_TITLE, TEXT_FIELDS } from '#shared/form.ts';
import { inhaber } from '#shared/inhaber.ts';
import { EMPTY_FORM, type FormValues } from '../src/components/kontakt/form-values.ts';
import { formular } from '../src/content/texte/formular.ts';
import type { MailServer } from '../testing/mail-server.ts';
import { boxOf } from './support/box-of.ts';
import { anfrageOf, ContactForm, ENDPOINT, THANKS } from './support/contact-form.ts';
import { holdBack } from './support/hold-back.ts';
import { storedNames } from './support/stored-names.ts';
import { expect, MAIL_TO, test, withoutScript } from './support/test.ts';

test('an inquiry is stored and reaches the owner by mail; while it is sent, a bar is seen at the window’s upper edge', async ({
	page,
	form,
	mailbox,
}) => {
	const anfrage = anfrageOf('Zustellung');
	await form.open();
	await form.fillIn(anfrage);
	const release = await holdBack(page, ENDPOINT);
	await form.button.click();
	await expect(page.getByRole('status')).toHaveText(formular.wirdGesendet);
	const atEdge = () =>
		page.evaluate(() => {
			const { position, height } = getComputedStyle(
				document.elementFromPoint(8, 2) ?? document.body,
			);
			return `${position} ${height}`;
		});
	await expect.poll(atEdge).toBe('fixed 4px');
	release();
	await expect(form.reply).toContainText(THANKS);
	await expect(form.reply).toHaveAccessibleName(RECEIVED_TITLE);
	expect(await storedNames(page), 'besides the draft').toEqual(['form']);
	await expectMail(mailbox, anfrage);
	await page.keyboard.press('Escape');
	await expect.poll(atEdge).not.toBe('fixed 4px');
});

withoutScript(
	'without JavaScript the sheet is empty, and a page of the site answers with the finished one',
	async ({ page, form, mailbox }) => {
		const anfrage = { ...anfrageOf('OhneSkript'), vorname: 'Änne <x>', nachname: 'Öz' };
		await page.goto('/kontakt');
		await expect(form.sheet).toContainText(formular.blatt.ohneName);
		await form.fillIn(anfrage);
		await form.button.click();
		await expect(page.getByRole('heading', { level: 1 })).toHaveText(RECEIVED_TITLE);
		await expect(page).toHaveTitle(`${RECEIVED_TITLE} | ${inhaber.name}`);
		await expect(page.getByText(THANKS)).toBeVisible();
		await expect(page.getByText(formular.antwort.vorNummer)).toHaveText(/ [\dA-Z]{4}-[\dA-Z]{2}\./);
		await expect(page.getByRole('time')).toHaveText(/^\d\d\.\d\d\.\d{4}, \d\d:\d\d Uhr MES?Z$/);
		await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
		await expect(form.sheet).toContainText('Änne <x> Öz');
		await expect(form.sheet).toContainText('beispiel.example');
		await expect(form.sheet.getByText(formular.blatt.eingang)).toBeVisible();
		expect(await form.line()).toBeLessThan(0);
		await expectMail(mailbox, anfrage);

		await page.getByRole('link', { name: formular.antwort.zurueck }).click();
		await expect(page).toHaveURL('/kontakt');
	},
);

test('what was sent before the script arrived is no draft any more', async ({
	page,
	form,
	observation,
}) => {
	// Who waits long enough sees Astro try once more.
	observation.expect(/ERR_FAILED|Error hydrating/);
	const anfrage = anfrageOf('VorDemSkript');
	await page.route('**/_astro/*.js', (route) => route.abort());
	await page.goto('/kontakt');
	await page.evaluate((draft) => localStorage.setItem('form', draft), JSON.stringify(anfrage));
	await form.fillIn(anfrage);
	await form.button.click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(RECEIVED_TITLE);
	await page.unroute('**/_astro/*.js');
	await page.goBack();
	await form.expectValues(EMPTY_FORM);
	await form.open();
	await form.expectValues(EMPTY_FORM);
});

/** Expects one mail to the owner with everything that this person wrote. */
async function expectMail({ mails }: MailServer, anfrage: FormValues): Promise<void> {
	const arrived = () => mails.filter(({ text }) => text?.includes(anfrage.email));
	await expect.poll(arrived).toHaveLength(1);
	const [mail] = arrived();
	expect(mail?.to).toEqual([{ address: MAIL_TO, name: inhaber.name }]);
	for (const { name } of TEXT_FIELDS) expect(mail?.text).toContain(anfrage[name]);
}

test('an error is told in sight, and moves nothing when corrected', async ({ page, form }) => {
	for (const [name, values, message] of [
		['E-Mail', { email: 'jürgen@web.de' }, formular.zeichenVorAt('ü')],
		['Mit dem Absenden', { checkbox: false }, formular.fehlt.checkbox],
	] as const) {
		await form.open();
		const field = page.getByLabel(name);
		await form.fillIn({ ...anfrageOf('Pruefung'), ...values });
		await form.button.click();
		await expect(field).toHaveAccessibleDescription(message);
		await expect(field).toBeInViewport({ ratio: 1 });
		const before = await boxOf(field);
		await ('checkbox' in values ? field.check() : field.fill('anna@beispiel.example'));
		await expect(page.getByText(message)).toBeHidden();
		expect(await boxOf(field), name).toEqual(before);
	}
});

test('Back shows the newest draft, and none once it was sent', async ({ page, form }) => {
	const first = anfrageOf('Frueher');
	const second = { ...anfrageOf('Spaeter'), checkbox: false };
	const json = {
		message: THANKS,
		stored: true,
		eingang: '2026-11-22T13:42:05Z',
		zeichen: '7K3F-22',
	};
	await page.route(ENDPOINT, (route) => route.fulfill({ json }));
	await form.open();
	await form.fillIn(first);
	await page.goto('/datenschutz');
	await form.open();
	await form.fillIn(second);
	await go(page, -2);
	await form.expectValues(second);
	await page.getByRole('checkbox').check();
	await go(page, 2);
	await form.expectValues({ ...second, checkbox: true });
	await form.button.click();
	await expect(form.reply).toContainText(THANKS);
	await go(page, -2);
	await form.expectValues(EMPTY_FORM);
	expect(await form.stored()).toEqual({ form: EMPTY_FORM });
});

/** Goes so many pages forward, or back where it is negative, without the pages between. */
async function go(page: Page, pages: number): Promise<void> {
	await Promise.all([
		page.waitForEvent('load'),
		page.evaluate((pages) => history.go(pages), pages),
	]);
}

test('the reply is modal, closes two ways, and gives the focus back', async ({ page, form }) => {
	await form.open();
	const button = form.reply.getByRole('button', { name: formular.antwort.schliessen });
	const taken = { stored: true, eingang: '2026-11-22T13:42:05Z', zeichen: '7K3F-22' };
	for (const [extra, stamp, close] of [
		[taken, ['22.11.2026, 14:42 Uhr MEZ'], () => button.click()],
		[{ stored: false }, [], () => page.keyboard.press('Escape')],
	] as const) {
		const json = { message: 'Angekommen.', ...extra };
		await page.route(ENDPOINT, (route) => route.fulfill({ json }));
		// The required fields are enough.
		await form.fillIn({ ...anfrageOf('Meldung'), phone: '', message: '' });
		await page.getByLabel('Telefon').press('Enter');
		const title = extra.stored ? RECEIVED_TITLE : NOT_SENT_TITLE;
		const number = extra.stored ? ' Ihre Anfrage hat die Nummer 7K3F-22.' : '';
		await expect(button).toHaveAccessibleDescription(`${title} Angekommen.${number}`);
		await expect(form.reply.getByRole('time')).toHaveText(stamp);
		await expect(form.reply.getByRole('button')).toHaveCount(1);
		await expect(button).toBeFocused();
		await expect(form.reply.and(page.locator(':modal'))).toBeAttached();
		await close();
		await expect(form.reply).toBeHidden();
		await expect(form.button).toBeFocused();
	}
});

test('a long reply opens at its top, can be scrolled to its button, and is printed alone and whole', async ({
	page,
	form,
}) => {
	const lines = Array.from({ length: 60 }, (_, i) => `Zeile ${i + 1}`).join('\n');
	await page.route(ENDPOINT, (route) => route.fulfill({ json: { message: lines } }));
	await page.setViewportSize({ width: 320, height: 256 });
	await form.open();
	await form.fillIn(anfrageOf('Lang'));
	await form.button.click();
	await expect(form.reply).toBeInViewport({ ratio: 1 });
	await expect(form.reply).toHaveJSProperty('scrollTop', 0);
	await form.reply.evaluate((dialog) => dialog.scrollBy(0, dialog.scrollHeight));
	await expect(form.reply.getByRole('button')).toBeInViewport({ ratio: 1 });

	await page.emulateMedia({ media: 'print' });
	await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
	const pdf = (await page.pdf()).toString('latin1');
	expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(2);
});

test('a message that is too long for the service is refused in words, and can be shortened', async ({
	page,
	form,
	observation,
}) => {
	observation.expect(/Failed to load resource.* 413/);
	await form.open();
	await form.fillIn({ ...anfrageOf('Zulang'), message: 'ü'.repeat(70_000) });
	await form.button.click();
	await expect(form.reply).toContainText('Bitte kürzen Sie sie');
	await page.keyboard.press('Escape');
	await page.getByLabel('Nachricht').fill('ü'.repeat(30_000));
	await form.button.click();
	await expect(form.reply).toHaveAccessibleName(RECEIVED_TITLE);
});

test('a second tab takes over what is written in the first, and what was sent there is gone here', async ({
	page,
	form,
	context,
}) => {
	const anfrage = anfrageOf('ZweiFenster');
	await form.open();
	const second = new ContactForm(await context.newPage());
	await second.open();
	await form.fillIn(anfrage);
	await second.expectValues(anfrage);
	await expect.poll(() => second.line()).toBe(35);
	await second.page.getByLabel('Telefon').fill('4711');
	await form.expectValues({ ...anfrage, phone: '4711' });
	await page.bringToFront();
	await form.button.click();
	await expect(form.reply).toBeVisible();
	await second.expectValues(EMPTY_FORM);
});
