import { FELDER, jeTextfeld } from '#shared/felder.ts';
import type { Draft } from './draft.ts';

/** What stands in the form right now. */
export function readForm(formular: HTMLFormElement): Draft {
	const daten = new FormData(formular);
	return {
		...jeTextfeld(({ name }) => String(daten.get(name) ?? '')),
		checkbox: daten.has('checkbox'),
	};
}

/** Fills in what the draft has and the visitor has not typed yet. */
export function completeForm(formular: HTMLFormElement, entwurf: Draft): void {
	for (const { name } of FELDER) {
		const eingabe = formular.elements.namedItem(name);
		if (eingabe instanceof HTMLInputElement && eingabe.type === 'checkbox') {
			eingabe.checked ||= entwurf.checkbox;
		} else if (eingabe instanceof HTMLInputElement || eingabe instanceof HTMLTextAreaElement) {
			eingabe.value ||= String(entwurf[name]);
		}
	}
}
