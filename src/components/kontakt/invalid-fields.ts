import { FIELDS, type FieldName } from '#shared/form.ts';
import { formular } from '../../content/texte/formular.ts';
import type { ControlValidity } from './form-values.ts';

/** A field the browser would not send, and the sentence that names the remedy. */
export type InvalidField = { name: FieldName; message: string };

const MISSING: Partial<Record<FieldName, string>> = formular.fehlt;

/** Returns the fields that are invalid by the browser's own judgement, in the order of the page. */
export function invalidFields(controls: readonly ControlValidity[]): InvalidField[] {
	return FIELDS.flatMap(({ name }) => {
		const control = controls.find((control) => control.name === name);
		if (!control || control.validity.valid) return [];
		return { name, message: messageFor(name, control) };
	});
}

function messageFor(name: FieldName, { validity, value }: ControlValidity): string {
	if (validity.valueMissing) return MISSING[name] ?? formular.unstimmig;
	if (!validity.typeMismatch) return formular.unstimmig;
	// An umlaut after the @ is accepted, but no letter beyond ASCII before it. Signs could not be told apart.
	const [, character] = /^[^@]*?([^\P{L}\p{ASCII}])[^@]*@/u.exec(value.normalize('NFC')) ?? [];
	return character ? formular.zeichenVorAt(character) : formular.keineAdresse;
}
