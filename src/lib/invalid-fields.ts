import { FIELDS, type FieldName } from '#shared/fields.ts';
import { formular } from '../content/texte/formular.ts';
import { isFormControl } from './form-values.ts';

/** A field the browser would not send, and the sentence that names the remedy. */
export type InvalidField = { name: FieldName; message: string };

const MISSING: Partial<Record<FieldName, string>> = formular.fehlt;

/** Returns the invalid fields by the browser's own judgement, in the order of the page. */
export function invalidFields(form: HTMLFormElement): InvalidField[] {
	return FIELDS.flatMap(({ name }) => {
		const control = form.elements.namedItem(name);
		if (!isFormControl(control) || control.validity.valid) return [];
		return { name, message: messageFor(name, control) };
	});
}

function messageFor(name: FieldName, { validity, value }: HTMLInputElement | HTMLTextAreaElement) {
	if (validity.valueMissing) return MISSING[name] ?? formular.unstimmig;
	if (!validity.typeMismatch) return formular.unstimmig;
	// Browsers accept an umlaut after the @, but no letter beyond ASCII before it.
	const [, character] = /^[^@]*?([^\p{ASCII}@])[^@]*@/u.exec(value.normalize('NFC')) ?? [];
	return character ? formular.zeichenVorAt(character) : formular.keineAdresse;
}
