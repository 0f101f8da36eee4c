import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, type Mock, vi } from 'vitest';
import { EMPTY_FORM } from '../src/components/kontakt/form-values.ts';
import { KontaktForm } from '../src/components/kontakt/KontaktForm.tsx';
import { formular as texts } from '../src/content/texte/formular.ts';

/* The contact form as tests fill it in and read it. */

export const VALUES = { ...EMPTY_FORM, vorname: 'Ina', nachname: 'Öz', email: 'ina@x.example' };
export const COMPLETE = { ...VALUES, checkbox: true };
/** The service's thanks. */
export const TAKEN = {
	message: 'Danke.',
	stored: true,
	eingang: '2026-11-22T13:42:05Z',
	zeichen: '7K3F-22',
};

/** Before each test nothing is stored, and what answers the form is not said. */
export function replaceFetch(): Mock<typeof fetch> {
	const fetcher = vi.spyOn(globalThis, 'fetch');
	beforeEach(() => {
		localStorage.clear();
		fetcher.mockReset();
	});
	return fetcher;
}

export const input = (label: string): HTMLInputElement =>
	screen.getByLabelText(RegExp(`^(Ihre )?${label}`));
export const checkbox = (): HTMLInputElement => screen.getByRole('checkbox');
export const button = (name: string): HTMLElement => screen.getByRole('button', { name });
export const DELETE = `${texts.entwurf.der} ${texts.entwurf.loeschen}`;
export const RESTORE = `${texts.entwurf.der} ${texts.entwurf.zurueckholen}`;
/** What screen readers say of the form. */
export const said = (): string | undefined => screen.getByRole('status').textContent?.trim();
export const submit = (): Promise<void> => act(async () => button(texts.absenden).click());
export const draft = (): unknown => JSON.parse(localStorage.getItem('form') ?? 'null');
/** How far the sheet's line is from its left edge, in percent. */
export const line = (): number =>
	Number(document.querySelector<HTMLElement>('figure [style]')?.style.getPropertyValue('--share'));
export const drawn = (): string | undefined =>
	document.querySelector('figure')?.textContent?.replace(/^als Zeichnungfertig/, '');

export function renderFilledIn(): void {
	render(<KontaktForm />);
	fillIn();
}

export function fillIn(): void {
	for (const [label, value] of Object.entries({
		Vorname: VALUES.vorname,
		Nachname: VALUES.nachname,
		'E-Mail': VALUES.email,
	}))
		fireEvent.input(input(label), { target: { value } });
	fireEvent.click(checkbox());
}
