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
for (const { label, name, type, pflicht } of felder) {
	test(`the field ${label} is an input of type ${type}${pflicht ? ' and required' : ''}`, async ({
		page,
	}) => {
		await page.goto('/kontakt');
		const feld = page.getByLabel(label, { exact: true });
		await expect(feld).toHaveAttribute('name', name);
		await expect(feld).toHaveAttribute('type', type);
		expect(await feld.evaluate((input: HTMLInputElement) => input.required)).toBe(pflicht);
		expect(await feld.getAttribute('maxlength'), 'no length bounds').toBeNull();
	});
}

test('the message has ten lines and is optional', async ({ page }) => {
	await page.goto('/kontakt');
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
