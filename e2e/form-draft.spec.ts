import { formular } from '../src/content/texte/formular.ts';
import { anfrageOf, ContactForm, EMPTY, THANKS } from './support/contact-form.ts';
import { holdBack } from './support/hold-back.ts';
import { expect, test } from './support/test.ts';

test('every change is stored at once, as JSON of six fields in „form“', async ({ page, form }) => {
	await form.open();
	expect(await form.stored()).toEqual({});
	await page.getByLabel('Vorname').pressSequentially('Jo');
	expect(await form.stored()).toEqual({ form: { ...EMPTY, vorname: 'Jo' } });
	await page.getByRole('checkbox').check();
	expect(await form.stored()).toEqual({ form: { ...EMPTY, vorname: 'Jo', checkbox: true } });
	await page.getByRole('checkbox').uncheck();
	expect(await form.stored()).toEqual({ form: { ...EMPTY, vorname: 'Jo' } });
});

test('text typed before the script runs stays; a draft fills the rest', async ({ page, form }) => {
	await page.goto('/impressum');
	const draft = JSON.stringify(anfrageOf('Frueh'));
	await page.evaluate((text) => localStorage.setItem('form', text), draft);
	const release = await holdBack(page, '**/*.js');
	await page.goto('/kontakt', { waitUntil: 'commit' });
	await page.getByLabel('Vorname').fill('Vor dem Skript');
	await page.getByLabel('Nachricht').fill('Schon geschrieben');
	release();
	await form.waitUntilAlive();
	const typed = { vorname: 'Vor dem Skript', message: 'Schon geschrieben' };
	const merged = { ...anfrageOf('Frueh'), ...typed };
	await form.expectValues(merged);
	await expect.poll(() => form.stored()).toEqual({ form: merged });
	await page.getByLabel('Nachname').press('End');
	await page.keyboard.type('!');
	expect(await form.stored()).toEqual({ form: { ...merged, nachname: 'Öztürk-Frueh!' } });
});

test('tabs share a draft until one deletes it; undoing restores it', async ({ page, form }) => {
	const newTab = async () => new ContactForm(await page.context().newPage());
	const [other, later] = [await newTab(), await newTab()];
	await form.open();
	await other.open();
	await page.getByLabel('Nachricht').fill('Lang und mit Mühe');
	await other.page.getByLabel('Vorname').pressSequentially('J');
	const written = { ...EMPTY, vorname: 'J', message: 'Lang und mit Mühe' };
	for (const tab of [form, other]) await tab.expectValues(written);
	expect(await form.stored()).toEqual({ form: written });
	await other.page.reload();
	await other.waitUntilAlive();
	await later.open();
	for (const tab of [other, later]) await tab.expectValues(written);

	await form.submit();
	await page.getByRole('button', { name: formular.entwurf.loeschen }).click();
	await expect(page.getByText(formular.entwurf.geloescht)).toBeVisible();
	await expect(page.getByText(/^Bitte/)).toHaveCount(0);
	expect(await form.stored()).toEqual({ form: EMPTY });
	for (const tab of [form, other, later]) await tab.expectValues(EMPTY);

	const restore = page.getByRole('button', { name: formular.entwurf.zurueckholen });
	await expect(restore, 'where the focus was').toBeFocused();
	await page.keyboard.press('Enter');
	for (const tab of [form, other, later]) await tab.expectValues(written);
	expect(await form.stored()).toEqual({ form: written });
	await expect(restore).toHaveCount(0);
});

test('an unreadable draft is ignored', async ({ page, form }) => {
	await form.open();
	for (const broken of ['{', 'null', '[1]', '{"vorname":7}']) {
		await page.evaluate((value) => localStorage.setItem('form', value), broken);
		await page.reload();
		await form.waitUntilAlive();
		await form.expectValues(EMPTY);
		await page.getByLabel('Vorname').fill('Ina');
		expect(await form.stored(), broken).toEqual({ form: { ...EMPTY, vorname: 'Ina' } });
	}
});

for (const fault of ['blocked', 'full']) {
	test(`the form works while storage is ${fault}`, async ({ page, form }) => {
		await page.addInitScript((how) => {
			const fail = () => {
				throw new DOMException('No storage.', 'SecurityError');
			};
			if (how === 'full') Storage.prototype.setItem = fail;
			else Object.defineProperty(window, 'localStorage', { get: fail });
		}, fault);
		await form.openAs('Speicher');
		await form.submit();
		await expect(form.reply).toContainText(THANKS);
		await form.expectValues(EMPTY);
	});
}
