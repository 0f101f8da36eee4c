import { expect, type Locator, type Page } from '@playwright/test';
import { perTextField, TEXT_FIELDS } from '#shared/form.ts';
import { inhaber } from '#shared/inhaber.ts';
import type { FormValues } from '../../src/components/kontakt/form-values.ts';
import { formular } from '../../src/content/texte/formular.ts';
import { openSettled } from '../../testing/open-settled.ts';

export const ENDPOINT = '**/backend/sendMail.php';
export const THANKS = `Vielen Dank für Ihre Anfrage! Ich melde mich ${inhaber.freiwillig.antwortzeit || 'in Kürze'} bei Ihnen.`;

/** Values of a person who writes only in the test `who`. */
export function anfrageOf(who: string): FormValues {
	return {
		...perTextField(({ label }) => `${label} von ${who}`),
		email: `joerg.${who}@beispiel.example`,
		phone: '+49 231 123456',
		message: 'Guten Tag,\nwir brauchen eine neue Website für unsere Praxis.',
		checkbox: true,
	};
}

/** The contact form in one tab, and the reply to it. */
export class ContactForm {
	readonly page: Page;
	readonly button: Locator;
	readonly reply: Locator;
	/** The picture of what is written. */
	readonly sheet: Locator;
	/** Of the sheet what the line cuts. */
	readonly drawing: Locator;

	constructor(page: Page) {
		this.page = page;
		this.button = page.getByRole('button', { name: formular.absenden });
		this.reply = page.getByRole('alertdialog');
		this.sheet = page.locator('figure', { hasText: formular.blatt.erklaerung });
		this.drawing = this.sheet.locator('div:has(> p > [dir=auto])');
	}

	open(): Promise<void> {
		return openSettled(this.page, '/kontakt');
	}

	async fillIn(values: FormValues): Promise<void> {
		for (const { name, label } of TEXT_FIELDS) await this.page.getByLabel(label).fill(values[name]);
		await this.page.getByRole('checkbox').setChecked(values.checkbox);
	}

	async expectValues(values: FormValues): Promise<void> {
		for (const { name, label } of TEXT_FIELDS)
			await expect(this.page.getByLabel(label)).toHaveValue(values[name]);
		await expect(this.page.getByRole('checkbox')).toBeChecked({ checked: values.checkbox });
	}

	/** How far the sheet's line is from the sheet's left edge, in percent of its width. */
	async line(): Promise<number> {
		return this.drawing.evaluate((drawing) => {
			const x = Number.parseFloat(getComputedStyle(drawing).getPropertyValue('--line-x'));
			return Math.round((100 * x) / drawing.clientWidth);
		});
	}

	/** Keys and parsed values of the local storage. */
	async stored(): Promise<Record<string, unknown>> {
		const raw = await this.page.evaluate(() => Object.entries(localStorage));
		return Object.fromEntries(raw.map(([key, value]) => [key, JSON.parse(String(value))]));
	}
}
