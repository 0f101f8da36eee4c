import { formular } from '../src/content/texte/formular.ts';
import { anfrageOf, ContactForm, EMPTY } from './support/contact-form.ts';
import { holdBack } from './support/hold-back.ts';
import { expect, test } from './support/test.ts';

test('text typed before the script runs stays; a draft fills the rest', async ({ page, form }) => {
	await page.goto('/impressum');
	const draft = JSON.stringify(anfrageOf('Frueh'));
	await page.evaluate((text) => localStorage.setItem('form', text), draft);
	const release = await holdBack(page, '**/*.js');
	await page.goto('/kontakt', { waitUntil: 'commit' });
	await page.getByLabel('Vorname').fill('Vor dem Skript');
	release();
	await form.waitUntilAlive();
	const merged = { ...anfrageOf('Frueh'), vorname: 'Vor dem Skript' };
	await form.expectValues(merged);
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
	await later.open();
	for (const tab of [form, other, later]) await tab.expectValues(written);
	expect(await form.stored()).toEqual({ form: written });

	await form.submit();
	await page.getByRole('button', { name: formular.entwurf.loeschen }).click();
	await expect(page.getByText(formular.entwurf.geloescht)).toBeVisible();
	await expect(page.getByText(/^Bitte/)).toHaveCount(0);
	for (const tab of [form, other, later]) await tab.expectValues(EMPTY);

	const restore = page.getByRole('button', { name: formular.entwurf.zurueckholen });
	await expect(restore, 'where the focus was').toBeFocused();
	await page.keyboard.press('Enter');
	for (const tab of [form, other, later]) await tab.expectValues(written);
	expect(await form.stored()).toEqual({ form: written });
});
