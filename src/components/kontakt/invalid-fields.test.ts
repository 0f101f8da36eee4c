import { expect, test } from 'vitest';
import { formular } from '../../content/texte/formular.ts';
import { invalidFields } from './invalid-fields.ts';

const VALID = { valid: true, valueMissing: false, typeMismatch: false };
const MISSING = { ...VALID, valid: false, valueMissing: true };
const NO_ADDRESS = { ...VALID, valid: false, typeMismatch: true };

test('invalid fields are listed in the order of the page', () => {
	const controls = ['checkbox', 'email', 'phone', 'nachname', 'vorname'].map((name) => ({
		name,
		value: '',
		validity: name === 'phone' ? VALID : MISSING,
	}));
	expect(invalidFields(controls)).toEqual(
		Object.entries(formular.fehlt).map(([name, message]) => ({ name, message })),
	);
});

test.each([
	['an address without a domain', 'email', 'anna@', NO_ADDRESS, formular.keineAdresse],
	['a space in an address', 'email', 'a b@x.example', NO_ADDRESS, formular.keineAdresse],
	['a wide one', 'email', 'a\u00a0b@x.example', NO_ADDRESS, formular.keineAdresse],
	['a second @', 'email', 'x@ü@web.de', NO_ADDRESS, formular.keineAdresse],
	['an umlaut before the @', 'email', 'jürgen@web.de', NO_ADDRESS, formular.zeichenVorAt('ü')],
	['a dash before the @', 'email', 'a–b@web.de', NO_ADDRESS, formular.keineAdresse],
	['a composed one', 'email', 'ju\u0308rgen@web.de', NO_ADDRESS, formular.zeichenVorAt('ü')],
	['another reason', 'message', 'x', { ...VALID, valid: false }, formular.unstimmig],
	['an optional field', 'message', '', MISSING, formular.unstimmig],
])('what the browser refuses for %s is told', (_, name, value, validity, message) => {
	expect(invalidFields([{ name, value, validity }])).toEqual([{ name, message }]);
});
