import { TEXT_FIELDS } from '#shared/fields.ts';
import { inhaber } from '#shared/inhaber.ts';
import { antwort } from '../src/content/texte/antwort.ts';
import { formular } from '../src/content/texte/formular.ts';
import { rahmen } from '../src/content/texte/rahmen.ts';
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
	expect(await storedNames(page), 'besides the draft').toEqual(['form']);
	await expectMail(mailbox, anfrage);
});

withoutScript('without JavaScript a page of the site answers', async ({ page, form, mailbox }) => {
	const anfrage = anfrageOf('OhneSkript');
	await page.goto('/kontakt');
	await form.fillIn(anfrage);
	const sent = page.waitForRequest(ENDPOINT);
	await form.submit();
	expect((await sent).headers()['content-type']).toContain('x-www-form-urlencoded');

	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vielen Dank');
	await expect(page).toHaveTitle(/^Vielen Dank /);
	await expect(page.getByText(THANKS)).toBeVisible();
	await expect(page.getByRole('time')).toHaveText(/^\d\d\.\d\d\.\d{4} \d\d:\d\d Uhr$/);
	await expect(page.getByRole('main').getByRole('definition')).toHaveText([
		/^[\dA-Z]{4}-[\dA-Z]{2}$/,
		/^\d/,
		formular.antwort.stehtAus,
	]);
	await expect(page.getByRole('navigation', { name: rahmen.navigation.name })).toBeVisible();
	await expect(page.getByRole('contentinfo')).toBeVisible();
	await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
	await expectMail(mailbox, anfrage);

	await page.getByRole('link', { name: antwort.formular }).click();
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

test('a double click, Enter and further clicks send the form once', async ({ page, form }) => {
	const release = await holdBack(page, ENDPOINT);
	const anfrage = await form.openAs('Doppelklick');
	await form.button.dblclick();
	await page.getByLabel('Vorname').press('Enter');
	await page.getByRole('button', { name: formular.sendet }).click({ force: true });
	await page.getByRole('checkbox').click({ force: true });
	await page.getByRole('button', { name: formular.entwurf.loeschen }).click();
	await form.expectValues(anfrage);
	release();
	await expect(form.reply).toBeVisible();
	expect(await form.timesSent()).toBe(1);
});

test('the reply shows message, stamp and cells, and returns the focus', async ({ page, form }) => {
	await form.open();
	const button = form.reply.getByRole('button', { name: formular.antwort.schliessen });
	const block = ['Jörg Öztürk-Meldung', '7K3F-22', '22.11.2026', formular.antwort.stehtAus];
	const taken = { eingang: '2026-11-22T13:42:05Z', zeichen: '7K3F-22' };
	for (const [extra, stamp, cells, close] of [
		[taken, ['22.11.2026 14:42 Uhr'], block, () => button.click()],
		[{}, [], [], () => page.keyboard.press('Escape')],
		[{}, [], [], () => page.keyboard.press('Enter')],
	] as const) {
		await form.answerWith({ message: 'Angekommen.', ...extra });
		// The required fields are enough.
		await form.fillIn({ ...anfrageOf('Meldung'), phone: '', message: '' });
		await page.getByLabel('Telefon').press('Enter');
		await expect(button).toHaveAccessibleDescription('Angekommen.');
		await expect(form.reply).toHaveAccessibleDescription('');
		await expect(form.reply.getByRole('time')).toHaveText(stamp);
		await expect(form.reply.getByRole('definition')).toHaveText(cells);
		await expect(form.reply.getByRole('button')).toHaveCount(1);
		await expect(button).toBeFocused();
		await expect(button, 'marked').toHaveCSS('outline-color', /^rgb\(/);
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

test('the progress bar starts at 8 %, grows and ends with the reply', async ({ page, form }) => {
	await form.answerWith({ message: 'Angekommen.' });
	const release = await holdBack(page, ENDPOINT);
	await page.emulateMedia({ reducedMotion: 'no-preference' });
	await form.openAs('Balken');
	await page.clock.pauseAt(Date.now() + 60_000);
	await expect(form.bar).toHaveCount(0);
	await form.submit();

	for (const [ms, value] of [
		[0, '8'],
		[799, '8'],
		[1, '18'],
		[800, '28'],
	] as const) {
		await page.clock.runFor(ms);
		await expect(form.bar).toHaveAttribute('aria-valuenow', value);
	}
	await expect(form.bar).toHaveCSS('transition-duration', '0.2s');

	release();
	const isFocusGone = () => page.evaluate(() => document.activeElement === document.body);
	await expect.poll(() => page.clock.runFor(10).then(isFocusGone)).toBe(true);
	await expect(form.bar, 'its end is not read').toHaveAttribute('aria-hidden', 'true');
	await expect(form.reply, 'before a screen reader has seen that').toBeHidden();
	await page.clock.runFor(150);
	await expect(form.reply).toBeVisible();
	await page.clock.runFor(1000);
	await expect(form.bar).toHaveCount(0);
});
