import type { FieldName } from '#shared/fields.ts';
import { formular } from '../content/texte/formular.ts';

const MISSING: Partial<Record<FieldName, string>> = formular.fehlt;

/** Says what the browser finds wrong with a field, and the remedy; undefined for a valid field. */
export function fieldError(field: FieldName, validity: ValidityState): string | undefined {
	if (validity.valid) return undefined;
	if (validity.valueMissing) return MISSING[field];
	return validity.typeMismatch ? formular.keineAdresse : formular.unstimmig;
}
