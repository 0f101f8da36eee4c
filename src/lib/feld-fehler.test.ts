import { expect, test } from 'vitest';
import { feldFehler } from './feld-fehler.ts';

const gueltig: ValidityState = {
	valid: true,
	badInput: false,
	customError: false,
	patternMismatch: false,
	rangeOverflow: false,
	rangeUnderflow: false,
	stepMismatch: false,
	tooLong: false,
	tooShort: false,
	typeMismatch: false,
	valueMissing: false,
};

test('says nothing about a field that is fine', () => {
	expect(feldFehler('vorname', gueltig)).toBeUndefined();
});

test('names the remedy for a missing value, by field', () => {
	const fehlt = { ...gueltig, valid: false, valueMissing: true };
	expect(feldFehler('vorname', fehlt)).toContain('Vornamen');
	expect(feldFehler('checkbox', fehlt)).toContain('Häkchen');
});

test('shows what an address looks like where one is malformed', () => {
	expect(feldFehler('email', { ...gueltig, valid: false, typeMismatch: true })).toContain(
		'name@beispiel.de',
	);
});
