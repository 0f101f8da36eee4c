import { inhaber } from '#shared/inhaber.ts';
import { formular } from '../src/content/texte/formular.ts';
import { boxOf } from './support/box-of.ts';
import { anfrageOf } from './support/contact-form.ts';
import { expect, test } from './support/test.ts';

test.beforeEach(({ form }) => form.open());
test.afterEach(async ({ form }) => expect(await form.timesSent()).toBe(0));

test('before the first submit no error shows; texts may have any length', async ({ page }) => {
	await expect(page).toHaveTitle(`Kontakt | ${inhaber.name}`);
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Projekt starten');
	await expect(page.getByLabel('Telefon', { exact: true })).toHaveAttribute('type', 'tel');
	await expect(page.getByLabel('Nachricht', { exact: true })).toHaveAttribute('rows', '10');
	await expect(page.locator('form [maxlength]'), 'no length bounds').toHaveCount(0);
	await expect(page.getByRole('checkbox')).not.toBeChecked();
	await expect(page.locator('form').getByRole('link')).toHaveAttribute('href', '/datenschutz');
	await expect(page.locator('form [aria-invalid=false]'), 'each field').toHaveCount(6);
	await expect(page.getByRole('status'), 'none is empty').toHaveCount(0);
	await expect(page.locator('form'), 'not read as invalid').toHaveRole('presentation');
	await expect(page.locator('form')).toMatchAriaSnapshot(`
    - heading "${formular.titel}" [level=2]
    - paragraph: "${formular.pflichtfelder}"
    - text: Vorname
    - textbox "Vorname"
  `);
});

const cases = [
	['Vorname', { vorname: '' }, formular.fehlt.vorname],
	['Nachname', { nachname: '' }, formular.fehlt.nachname],
	['E-Mail', { email: '' }, formular.fehlt.email],
	['E-Mail', { email: 'anna@' }, formular.keineAdresse],
	['E-Mail', { email: 'anna beispiel@x.example' }, formular.keineAdresse],
	['E-Mail', { email: 'jürgen@web.de' }, formular.zeichenVorAt('ü')],
	[/^Mit dem Absenden/, { checkbox: false }, formular.fehlt.checkbox],
] as const;
test('a form with an error is not sent; its field says what to correct', async ({ page, form }) => {
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
		await expect(field).toHaveAttribute('aria-invalid', 'false');
	}
});

test('each field with an error says so until a frame after it is corrected', async ({
	page,
	form,
}) => {
	await page.getByLabel('Vorname').fill('Anna');
	await form.submit();
	await expect(page.getByLabel('Nachname')).toBeFocused();
	await expect(page.getByLabel('Nachname')).toBeInViewport({ ratio: 1 });
	for (const field of ['Nachname', 'E-Mail', /^Mit dem Absenden/]) {
		await expect(page.getByLabel(field)).toHaveAccessibleDescription(/^Bitte/);
	}
	await expect(page.getByLabel('Vorname')).toHaveAccessibleDescription('');

	const checkbox = page.getByRole('checkbox');
	const inTheFrame = await checkbox.evaluate((box: HTMLInputElement) => {
		box.click();
		return new Promise((resolve) => requestAnimationFrame(() => resolve(box.ariaInvalid)));
	});
	expect(inTheFrame, 'in one frame Firefox would keep the mark').toBe('true');
	await expect(checkbox).toHaveAttribute('aria-invalid', 'false');
});

test('a summary links to every error and strikes out corrected ones', async ({ page, form }) => {
	const summary = page.locator('form').getByRole('region');
	const links = summary.getByRole('link');
	await form.submit();
	await expect(summary).toHaveAccessibleName(formular.mehrereFehler(4));
	await expect(summary.locator('[aria-live]')).toHaveText(formular.mehrereFehler(4));
	await expect(links).toHaveCount(4);
	await links.filter({ hasText: 'E-Mail' }).click();
	await expect(page.getByLabel('E-Mail')).toBeFocused();
	const { y } = await boxOf(page.getByLabel('E-Mail'));
	await page.keyboard.type('anna@beispiel.example');
	await expect(links).toHaveCount(3);
	await expect(summary.locator('s')).toHaveText(/E-Mail/);
	expect((await boxOf(page.getByLabel('E-Mail'))).y, 'nothing moves while typing').toBe(y);

	await page.getByLabel('Vorname').fill('Anna');
	await page.getByLabel('Nachname').fill('Muster');
	await form.submit();
	await expect(page.getByRole('checkbox')).toBeFocused();
	await expect(summary).toHaveText('');
});

test('an empty required textarea gets focus and an error', async ({ page, form }) => {
	const message = page.getByLabel('Nachricht', { exact: true });
	await message.evaluate((field) => field.toggleAttribute('required', true));
	await form.fillIn({ ...anfrageOf('Mehrzeilig'), message: '' });
	await form.submit();
	await expect(message).toBeFocused();
	await expect(message).toHaveAccessibleDescription(RegExp(`${formular.unstimmig}$`));
	await message.fill('Guten Tag');
	await expect(message).toHaveAttribute('aria-invalid', 'false');
});
