import { anfrageOf } from './support/contact-form.ts';
import { expect, test } from './support/test.ts';

test.beforeEach(({ form }) => form.open());
test.afterEach(async ({ form }) => expect(await form.timesSent()).toBe(0));

const cases = [
	['Vorname', { vorname: '' }, 'Bitte tragen Sie Ihren Vornamen ein.'],
	['Nachname', { nachname: '' }, 'Bitte tragen Sie Ihren Nachnamen ein.'],
	['E-Mail', { email: '' }, /^Bitte tragen Sie Ihre E-Mail-Adresse ein/],
	['E-Mail', { email: 'anna@' }, /name@example\.org/],
	['E-Mail', { email: 'anna beispiel@x.example' }, /name@example\.org/],
	[/^Mit dem Absenden/, { checkbox: false }, /^Bitte setzen Sie das Häkchen/],
] as const;
test('a form with an error is not sent; the field says how to correct it', async ({
	page,
	form,
}) => {
	for (const [name, values, message] of cases) {
		const field = page.getByLabel(name);
		await form.fillIn({ ...anfrageOf('Pruefung'), ...values });
		await form.submit();
		await expect(page.getByText(message)).toBeVisible();
		await expect(field).toHaveAccessibleDescription(message);
		await expect(field).toHaveAttribute('aria-invalid', 'true');
		await expect(field).toBeFocused();

		await ('checkbox' in values ? field.check() : field.fill('anna@beispiel.example'));
		await expect(page.getByText(message)).toBeHidden();
		await expect(field).not.toHaveAttribute('aria-invalid', 'true');
	}
});

test('with several errors each field shows its own and the first has the focus', async ({
	page,
	form,
}) => {
	await page.getByLabel('Vorname').fill('Anna');
	await form.submit();
	await expect(page.getByLabel('Nachname')).toBeFocused();
	for (const field of ['Nachname', 'E-Mail', /^Mit dem Absenden/]) {
		await expect(page.getByLabel(field)).toHaveAccessibleDescription(/^Bitte/);
	}
	await expect(page.getByLabel('Vorname')).toHaveAccessibleDescription('');
});
