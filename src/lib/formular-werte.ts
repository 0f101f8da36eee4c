import { FELDER, type Feld } from '#shared/kontaktformular.ts';
import type { Entwurf } from './entwurf.ts';

/** What stands in the form right now. */
export function readFormular(formular: HTMLFormElement): Entwurf {
	const daten = new FormData(formular);
	const text = (feld: Feld) => String(daten.get(feld) ?? '');
	return {
		vorname: text('vorname'),
		nachname: text('nachname'),
		email: text('email'),
		phone: text('phone'),
		message: text('message'),
		checkbox: daten.has('checkbox'),
	};
}

/** Fills in what the draft has and the visitor has not typed yet. */
export function completeFormular(formular: HTMLFormElement, entwurf: Entwurf): void {
	for (const feld of FELDER) {
		const eingabe = formular.elements.namedItem(feld);
		if (eingabe instanceof HTMLInputElement && eingabe.type === 'checkbox') {
			eingabe.checked ||= entwurf.checkbox;
		} else if (eingabe instanceof HTMLInputElement || eingabe instanceof HTMLTextAreaElement) {
			eingabe.value ||= String(entwurf[feld]);
		}
	}
}
