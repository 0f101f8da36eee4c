import { anfrageVon, ENDPUNKT, fuelle, oeffneFormular, SENDEN } from './support/formular.ts';
import { expect, test } from './support/test.ts';

const faelle = [
	{ fehlt: 'vorname', feld: 'Vorname', meldung: 'Bitte tragen Sie Ihren Vornamen ein.' },
	{ fehlt: 'nachname', feld: 'Nachname', meldung: 'Bitte tragen Sie Ihren Nachnamen ein.' },
	{ fehlt: 'email', feld: 'E-Mail', meldung: /^Bitte tragen Sie Ihre E-Mail-Adresse ein/ },
] as const;
test('without a required field nothing is sent; a message names the remedy at the field', async ({
	page,
}) => {
	let anrufe = 0;
	await page.route(ENDPUNKT, (route) => {
		anrufe += 1;
		return route.abort();
	});
	await oeffneFormular(page);
	for (const { fehlt, feld, meldung } of faelle) {
		await fuelle(page, { ...anfrageVon('Pruefung'), [fehlt]: '' });
		await page.getByRole('button', { name: SENDEN }).click();
		await expect(page.getByText(meldung)).toBeVisible();
		await expect(page.getByLabel(feld)).toHaveAccessibleDescription(meldung);
		await expect(page.getByLabel(feld)).toHaveAttribute('aria-invalid', 'true');
		await expect(page.getByLabel(feld)).toBeFocused();

		await page.getByLabel(feld).fill('anna@beispiel.example');
		await expect(page.getByText(meldung)).toBeHidden();
		await expect(page.getByLabel(feld)).not.toHaveAttribute('aria-invalid', 'true');
	}
	expect(anrufe).toBe(0);
});

test('without consent nothing is sent, and the message says what to do', async ({ page }) => {
	let anrufe = 0;
	await page.route(ENDPUNKT, (route) => {
		anrufe += 1;
		return route.abort();
	});
	await oeffneFormular(page);
	await fuelle(page, { ...anfrageVon('Pruefung'), checkbox: false });
	await page.getByRole('button', { name: SENDEN }).click();
	await expect(page.getByText(/^Bitte setzen Sie das Häkchen/)).toBeVisible();
	await expect(page.getByRole('checkbox')).toBeFocused();
	await expect(page.getByRole('checkbox')).toHaveAccessibleDescription(/Bitte setzen Sie das/);
	await page.getByRole('checkbox').check();
	await expect(page.getByText(/^Bitte setzen Sie das Häkchen/)).toBeHidden();
	expect(anrufe).toBe(0);
});

test('an address that is none is refused with an example of a good one', async ({ page }) => {
	await oeffneFormular(page);
	for (const adresse of ['anna', 'anna@', '@beispiel.example', 'anna beispiel@x.example']) {
		await fuelle(page, { ...anfrageVon('Pruefung'), email: adresse });
		await page.getByRole('button', { name: SENDEN }).click();
		await expect(page.getByLabel('E-Mail')).toHaveAccessibleDescription(/name@beispiel\.de/);
		await expect(page.getByLabel('E-Mail')).toBeFocused();
	}
});

test('of several faults all are named and the first has the focus', async ({ page }) => {
	await oeffneFormular(page);
	await page.getByLabel('Vorname').fill('Anna');
	await page.getByRole('button', { name: SENDEN }).click();
	await expect(page.getByLabel('Nachname')).toBeFocused();
	for (const feld of ['Nachname', 'E-Mail']) {
		await expect(page.getByLabel(feld)).toHaveAccessibleDescription(/^Bitte/);
	}
	await expect(page.getByRole('checkbox')).toHaveAccessibleDescription(/^Bitte/);
	await expect(page.getByLabel('Vorname')).toHaveAccessibleDescription('');
});
