import { inhaber } from '#shared/inhaber.ts';
import { expect, test } from './support/test.ts';

test('the contact page has its title, headline and a form of six fields; names, e-mail and consent are required', async ({
	page,
}) => {
	await page.goto('/kontakt');
	await expect(page).toHaveTitle(`Kontakt | ${inhaber.name}`);
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Projekt starten');
	for (const [label, name, type, required] of [
		['Vorname*', 'vorname', 'text', true],
		['Nachname*', 'nachname', 'text', true],
		['E-Mail*', 'email', 'email', true],
		['Telefon', 'phone', 'tel', false],
	] as const) {
		const field = page.getByLabel(label, { exact: true });
		await expect(field).toHaveAttribute('name', name);
		await expect(field).toHaveAttribute('type', type);
		await expect(field).toHaveJSProperty('required', required);
	}
	await expect(page.locator('form [maxlength]'), 'no length bounds').toHaveCount(0);
	const nachricht = page.getByLabel('Nachricht', { exact: true });
	await expect(nachricht).toHaveAttribute('rows', '10');
	await expect(nachricht).not.toHaveAttribute('required');

	const consent = page.getByRole('checkbox', { name: /Mit dem Absenden stimme ich zu/ });
	await expect(consent).not.toBeChecked();
	await expect(consent).toHaveAttribute('required');
	await expect(page.locator('form').getByRole('link')).toHaveAttribute('href', '/datenschutz');
});
