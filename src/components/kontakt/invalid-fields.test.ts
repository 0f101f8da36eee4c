import { describe, expect, test } from 'vitest';
import { formular } from '../../content/texte/formular.ts';
import { type Control, invalidFields } from './invalid-fields.ts';

const VALID = { valid: true, valueMissing: false, typeMismatch: false };
const MISSING = { ...VALID, valid: false, valueMissing: true };
const NO_ADDRESS = { ...VALID, valid: false, typeMismatch: true };

function messages(...controls: Control[]): string[] {
	return invalidFields(controls).map(({ message }) => message);
}

describe('Invalid fields', () => {
	test('are listed in the order of the page', () => {
		const controls = ['checkbox', 'email', 'phone', 'nachname', 'vorname'].map((name) => ({
			name,
			value: '',
			validity: name === 'phone' ? VALID : MISSING,
		}));
		const found = invalidFields(controls);
		expect(found.map(({ name }) => name)).toEqual(['vorname', 'nachname', 'email', 'checkbox']);
		expect(found.map(({ message }) => message)).toEqual(Object.values(formular.fehlt));
	});

	test('a wrong address is told how one looks', () => {
		for (const value of ['anna@', 'anna beispiel@x.example', 'x@ü@web.de']) {
			expect(messages({ name: 'email', value, validity: NO_ADDRESS })).toEqual([
				formular.keineAdresse,
			]);
		}
	});

	test('a letter that cannot stand before the @ is named, however it is composed', () => {
		for (const value of ['jürgen@web.de', 'ju\u0308rgen@web.de']) {
			expect(messages({ name: 'email', value, validity: NO_ADDRESS })).toEqual([
				formular.zeichenVorAt('ü'),
			]);
		}
	});

	test('what the browser refuses for another reason gets the general sentence', () => {
		const validity = { ...VALID, valid: false };
		expect(messages({ name: 'message', value: 'x', validity })).toEqual([formular.unstimmig]);
		expect(messages({ name: 'message', value: '', validity: MISSING })).toEqual([
			formular.unstimmig,
		]);
	});
});
