import type { FieldName } from '#shared/fields.ts';
import { formular } from '../content/texte/formular.ts';

const MISSING: Partial<Record<FieldName, string>> = formular.fehlt;

/** What is wrong with a field by the browser's own judgement, and the remedy; undefined if nothing. */
export function fieldError(field: FieldName, validity: ValidityState): string | undefined {
	if (validity.valid) return undefined;
	if (validity.valueMissing) return MISSING[field];
	return validity.typeMismatch ? formular.keineAdresse : formular.unstimmig;
}
