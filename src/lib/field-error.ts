import type { Feld } from '#shared/felder.ts';
import { formular } from '../content/texte/formular.ts';

/** What is wrong with a field by the browser's own judgement, and the remedy; undefined if nothing. */
export function fieldError(feld: Feld, gueltigkeit: ValidityState): string | undefined {
	if (gueltigkeit.valid) return undefined;
	if (gueltigkeit.valueMissing) return formular.fehlt[feld];
	if (gueltigkeit.typeMismatch) {
		return formular.keineAdresse;
	}
	return formular.unstimmig;
}
