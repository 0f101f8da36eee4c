import { inhaber } from '#shared/inhaber.ts';
import { expect, test } from './support/test.ts';

// form*.spec.ts test what the form sends and requires.
test('the contact form limits no length and links the privacy policy in its consent', async ({
	page,
}) => {
	await page.goto('/kontakt');
	await expect(page).toHaveTitle(`Kontakt | ${inhaber.name}`);
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Projekt starten');
	await expect(page.getByLabel('Telefon', { exact: true })).toHaveAttribute('type', 'tel');
	await expect(page.getByLabel('Nachricht', { exact: true })).toHaveAttribute('rows', '10');
	await expect(page.locator('form [maxlength]'), 'no length bounds').toHaveCount(0);
	await expect(page.getByRole('checkbox')).not.toBeChecked();
	await expect(page.locator('form').getByRole('link')).toHaveAttribute('href', '/datenschutz');
});
