import { describe, expect, test } from 'vitest';
import { LEERER_ENTWURF, readEntwurf, writeEntwurf } from './entwurf.ts';

function ablageMit(wert: string | null) {
	const inhalt = new Map(wert === null ? [] : [['form', wert]]);
	return {
		getItem: (schluessel: string) => inhalt.get(schluessel) ?? null,
		setItem: (schluessel: string, neu: string) => void inhalt.set(schluessel, neu),
		inhalt,
	};
}
const gesperrt = () => {
	throw new DOMException('blocked', 'SecurityError');
};

describe('reading', () => {
	test('gives back what was written, under the key form', () => {
		const ablage = ablageMit(null);
		const entwurf = {
			...LEERER_ENTWURF,
			vorname: 'Jörg',
			message: 'Zeile 1\nZeile 2',
			checkbox: true,
		};
		expect(writeEntwurf(() => ablage, entwurf)).toBe(true);
		expect([...ablage.inhalt.keys()]).toEqual(['form']);
		expect(readEntwurf(() => ablage)).toEqual(entwurf);
	});

	test.each(['', 'kaputt{', 'null', '42', '"text"', '[]'])(
		'takes %j for an empty draft',
		(wert) => {
			expect(readEntwurf(() => ablageMit(wert))).toEqual(LEERER_ENTWURF);
		},
	);

	test('leaves out fields of the wrong type and unknown ones', () => {
		const wert = JSON.stringify({ vorname: 7, nachname: 'Beer', checkbox: 'on', fremd: 'x' });
		expect(readEntwurf(() => ablageMit(wert))).toEqual({ ...LEERER_ENTWURF, nachname: 'Beer' });
	});
});

test('a blocked storage is no error', () => {
	expect(readEntwurf(gesperrt)).toEqual(LEERER_ENTWURF);
	expect(writeEntwurf(gesperrt, LEERER_ENTWURF)).toBe(false);
});
