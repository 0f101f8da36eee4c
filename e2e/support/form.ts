import { expect, type Page } from '@playwright/test';
import { perTextField, TEXT_FIELDS } from '#shared/fields.ts';

export const SUBMIT_LABEL = 'Anfrage senden';
export const ENDPOINT = '**/backend/sendMail.php';
export const THANKS = 'Vielen Dank für Ihre Anfrage! Ich melde mich in Kürze bei Ihnen.';

export const EMPTY = { ...perTextField(() => ''), checkbox: false };
export type Values = typeof EMPTY;

/** A filled-in form of a person who writes only in the test `wer`. */
export function anfrageOf(who: string): Values {
	return {
		...perTextField(({ label }) => `${label} von ${who}`),
		vorname: 'Jörg',
		nachname: `Öztürk-${who}`,
		email: `joerg.${who}@beispiel.example`,
		phone: '+49 231 123456',
		message: 'Guten Tag,\nwir brauchen eine neue Website für unsere Praxis.',
		checkbox: true,
	};
}

/** Opens the contact page and waits until its form runs. */
export async function openForm(page: Page): Promise<void> {
	await page.goto('/kontakt');
	await formIsAlive(page);
}

/** Nothing a visitor sees tells that the island runs, therefore this looks at its mark. */
export async function formIsAlive(page: Page): Promise<void> {
	await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
	// The mark goes when React has been asked to begin; it is done when the page has nothing to do.
	await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
}

export async function fillIn(page: Page, values: Values): Promise<void> {
	for (const { name, label } of TEXT_FIELDS) await page.getByLabel(label).fill(values[name]);
	await page.getByRole('checkbox').setChecked(values.checkbox);
}

export async function submit(page: Page): Promise<void> {
	await page.getByRole('button', { name: SUBMIT_LABEL }).click();
}

/** Opens the form, and fills it in as this person. */
export async function openAs(page: Page, who: string): Promise<Values> {
	const anfrage = anfrageOf(who);
	await openForm(page);
	await fillIn(page, anfrage);
	return anfrage;
}

export async function expectValues(page: Page, values: Values): Promise<void> {
	for (const { name, label } of TEXT_FIELDS)
		await expect(page.getByLabel(label)).toHaveValue(values[name]);
	await expect(page.getByRole('checkbox')).toBeChecked({ checked: values.checkbox });
}

/** What lies in local storage, and under which keys. */
export async function storedDraft(page: Page): Promise<Record<string, unknown>> {
	const raw = await page.evaluate(() => ({ ...localStorage }));
	return Object.fromEntries(
		Object.entries(raw).map(([key, value]) => [key, JSON.parse(String(value))]),
	);
}
