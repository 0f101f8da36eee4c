import { expect, type Page } from '@playwright/test';

export const SENDEN = 'Anfrage senden';
export const ENDPUNKT = '**/backend/sendMail.php';
export const DANK = 'Vielen Dank für Ihre Anfrage! Ich melde mich in Kürze bei Ihnen.';

export const LEER = {
	vorname: '',
	nachname: '',
	email: '',
	phone: '',
	message: '',
	checkbox: false,
};
export type Werte = typeof LEER;

/** A filled-in form of a person who writes only in the test `wer`. */
export function anfrageVon(wer: string): Werte {
	return {
		vorname: 'Jörg',
		nachname: `Öztürk-${wer}`,
		email: `joerg.${wer}@beispiel.example`,
		phone: '+49 231 123456',
		message: 'Guten Tag,\nwir brauchen eine neue Website für unsere Praxis.',
		checkbox: true,
	};
}

/** Opens the contact page and waits until its form runs. */
export async function oeffneFormular(page: Page): Promise<void> {
	await page.goto('/kontakt');
	await formularLebt(page);
}

/** Nothing a visitor sees tells that the island runs, therefore this looks at its mark. */
export async function formularLebt(page: Page): Promise<void> {
	await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
}

export async function fuelle(page: Page, werte: Werte): Promise<void> {
	await page.getByLabel('Vorname').fill(werte.vorname);
	await page.getByLabel('Nachname').fill(werte.nachname);
	await page.getByLabel('E-Mail').fill(werte.email);
	await page.getByLabel('Telefon').fill(werte.phone);
	await page.getByLabel('Nachricht').fill(werte.message);
	await page.getByRole('checkbox').setChecked(werte.checkbox);
}

export async function sende(page: Page): Promise<void> {
	await page.getByRole('button', { name: SENDEN }).click();
}

/** Opens the form, and fills it in as this person. */
export async function oeffneAls(page: Page, wer: string): Promise<Werte> {
	const anfrage = anfrageVon(wer);
	await oeffneFormular(page);
	await fuelle(page, anfrage);
	return anfrage;
}

export async function erwarteWerte(page: Page, werte: Werte): Promise<void> {
	await expect(page.getByLabel('Vorname')).toHaveValue(werte.vorname);
	await expect(page.getByLabel('Nachname')).toHaveValue(werte.nachname);
	await expect(page.getByLabel('E-Mail')).toHaveValue(werte.email);
	await expect(page.getByLabel('Telefon')).toHaveValue(werte.phone);
	await expect(page.getByLabel('Nachricht')).toHaveValue(werte.message);
	await expect(page.getByRole('checkbox')).toBeChecked({ checked: werte.checkbox });
}

/** What lies in local storage, and under which keys. */
export async function gespeichert(page: Page): Promise<Record<string, unknown>> {
	const roh = await page.evaluate(() => ({ ...localStorage }));
	return Object.fromEntries(
		Object.entries(roh).map(([schluessel, wert]) => [schluessel, JSON.parse(String(wert))]),
	);
}
