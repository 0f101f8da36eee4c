import { anfrageOf, ENDPOINT, fillIn, openForm, submit } from './support/form.ts';
import { expect, test } from './support/test.ts';

let sent: number;
test.beforeEach(async ({ page }) => {
	sent = 0;
	await page.route(ENDPOINT, (route) => {
		sent += 1;
		return route.abort();
	});
	await openForm(page);
});
test.afterEach(() => expect(sent).toBe(0));

const cases = [
	['Vorname', { vorname: '' }, 'Bitte tragen Sie Ihren Vornamen ein.'],
	['Nachname', { nachname: '' }, 'Bitte tragen Sie Ihren Nachnamen ein.'],
	['E-Mail', { email: '' }, /^Bitte tragen Sie Ihre E-Mail-Adresse ein/],
	['E-Mail', { email: 'anna@' }, /name@example\.org/],
	['E-Mail', { email: 'anna beispiel@x.example' }, /name@example\.org/],
] as const;
test('without a required field nothing is sent; a message names the remedy at the field', async ({
	page,
}) => {
	for (const [name, values, message] of cases) {
		const field = page.getByLabel(name);
		await fillIn(page, { ...anfrageOf('Pruefung'), ...values });
		await submit(page);
		await expect(page.getByText(message)).toBeVisible();
		await expect(field).toHaveAccessibleDescription(message);
		await expect(field).toHaveAttribute('aria-invalid', 'true');
		await expect(field).toBeFocused();

		await field.fill('anna@beispiel.example');
		await expect(page.getByText(message)).toBeHidden();
		await expect(field).not.toHaveAttribute('aria-invalid', 'true');
	}
});

test('without consent nothing is sent, and the message says what to do', async ({ page }) => {
	await fillIn(page, { ...anfrageOf('Pruefung'), checkbox: false });
	await submit(page);
	await expect(page.getByText(/^Bitte setzen Sie das Häkchen/)).toBeVisible();
	await expect(page.getByRole('checkbox')).toBeFocused();
	await expect(page.getByRole('checkbox')).toHaveAccessibleDescription(/Bitte setzen Sie das/);
	await page.getByRole('checkbox').check();
	await expect(page.getByText(/^Bitte setzen Sie das Häkchen/)).toBeHidden();
});

test('of several faults all are named and the first has the focus', async ({ page }) => {
	await page.getByLabel('Vorname').fill('Anna');
	await submit(page);
	await expect(page.getByLabel('Nachname')).toBeFocused();
	for (const field of ['Nachname', 'E-Mail']) {
		await expect(page.getByLabel(field)).toHaveAccessibleDescription(/^Bitte/);
	}
	await expect(page.getByRole('checkbox')).toHaveAccessibleDescription(/^Bitte/);
	await expect(page.getByLabel('Vorname')).toHaveAccessibleDescription('');
});
