import { inhaber } from '#shared/inhaber.ts';
import { expect, test } from './support/test.ts';

// That it sends the six fields, and asks for those that are required, show the tests of the form.
test('the contact page has room for any message, and what is agreed to', async ({ page }) => {
	await page.goto('/kontakt');
	await expect(page).toHaveTitle(`Kontakt | ${inhaber.name}`);
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Projekt starten');
	await expect(page.getByLabel('Telefon', { exact: true })).toHaveAttribute('type', 'tel');
	await expect(page.getByLabel('Nachricht', { exact: true })).toHaveAttribute('rows', '10');
	await expect(page.locator('form [maxlength]'), 'no length bounds').toHaveCount(0);
	await expect(page.getByRole('checkbox')).not.toBeChecked();
	await expect(page.locator('form').getByRole('link')).toHaveAttribute('href', '/datenschutz');
});
