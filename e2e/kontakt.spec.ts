import { inhaber } from '#shared/inhaber.ts';
import { expect, test } from './support/test.ts';

test('the contact page has its title, headline and an invitation', async ({ page }) => {
	await page.goto('/kontakt');
	await expect(page).toHaveTitle(`Kontakt | ${inhaber.name}`);
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Projekt starten');
	await expect(
		page.getByText(/neue Website.*Relaunch.*frischen Auftritt.*Beschreiben Sie mir Ihr Vorhaben/),
	).toBeVisible();
});

const felder = [
	{ label: 'Vorname*', name: 'vorname', type: 'text', pflicht: true },
	{ label: 'Nachname*', name: 'nachname', type: 'text', pflicht: true },
	{ label: 'E-Mail*', name: 'email', type: 'email', pflicht: true },
	{ label: 'Telefon', name: 'phone', type: 'tel', pflicht: false },
];
test('the form has four inputs, of which three are required, and a message of ten lines', async ({
	page,
}) => {
	await page.goto('/kontakt');
	for (const { label, name, type, pflicht } of felder) {
		const feld = page.getByLabel(label, { exact: true });
		await expect(feld).toHaveAttribute('name', name);
		await expect(feld).toHaveAttribute('type', type);
		await expect(feld).toHaveJSProperty('required', pflicht);
		expect(await feld.getAttribute('maxlength'), 'no length bounds').toBeNull();
	}
	const nachricht = page.getByLabel('Nachricht', { exact: true });
	await expect(nachricht).toHaveAttribute('rows', '10');
	await expect(nachricht).not.toHaveAttribute('required');
});

test('the consent is a required checkbox that explains itself and links the privacy page', async ({
	page,
}) => {
	await page.goto('/kontakt');
	const einwilligung = page.getByRole('checkbox', { name: /Mit dem Absenden stimme ich zu/ });
	await expect(einwilligung).not.toBeChecked();
	await expect(einwilligung).toHaveAttribute('required');
	await expect(page.locator('form').getByRole('link')).toHaveAttribute('href', '/datenschutz');
	await expect(page.getByText(/meine Angaben .*gespeichert werden/)).toBeVisible();
	await expect(page.getByRole('button', { name: 'Anfrage senden' })).toBeVisible();
});
