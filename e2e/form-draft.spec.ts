import { formular } from '../src/content/texte/formular.ts';
import { ContactForm, EMPTY } from './support/contact-form.ts';
import { expect, test } from './support/test.ts';

test('tabs share a draft until one deletes it', async ({ page, form }) => {
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

	await page.getByRole('button', { name: formular.entwurf.loeschen }).click();
	await expect(page.getByText(formular.entwurf.geloescht)).toBeVisible();
	const restore = page.getByRole('button', { name: formular.entwurf.zurueckholen });
	await expect(restore, 'where the focus was').toBeFocused();
	for (const tab of [form, other, later]) await tab.expectValues(EMPTY);
});
