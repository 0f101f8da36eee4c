import { expect, test } from 'vitest';
import { readOptionalFacts, readProfiles } from './optional-facts.ts';

const service = (name: string) => ({ name, satz: 'Damit Kunden Sie finden.' });

test('a fact that the owner leaves empty or out is absent', () => {
	expect(readOptionalFacts({ ort: ' ', antwortzeit: ' am selben Tag ' })).toEqual({
		antwortzeit: 'am selben Tag',
		leistungen: [],
	});
});

test.each([
	['an unknown field', { oert: 'Dortmund' }, /Feld „freiwillig“.*erwartet die Felder ort/],
	['a long text', { ort: 'x'.repeat(61) }, /„freiwillig\.ort“.*höchstens 60 Zeichen/],
	['two services', { leistungen: ['Bau', 'Umbau'].map(service) }, /mit 2 Einträgen.*drei bis fünf/],
	[
		'a service without its sentence',
		{ leistungen: [service('Bau'), service('Umbau'), { name: 'Pflege', satz: '' }] },
		/„freiwillig\.leistungen\[2\]\.satz“: gefunden nichts, erwartet einen Satz/,
	],
])('%s stops the build and is named', (_fault, facts, message) => {
	expect(() => readOptionalFacts(facts)).toThrow(message);
});

test('there may be no profile; one without a name or an address stops the build', () => {
	expect(readProfiles([])).toEqual([]);
	expect(() =>
		readProfiles([
			{ name: 'Mastodon', url: 'https://ruhr.social/@ada' },
			{ name: '', url: '' },
		]),
	).toThrow(
		/„profile\[1\]\.name“: gefunden nichts, erwartet den Namen[\s\S]*„profile\[1\]\.url“.*ohne Profil entfällt/,
	);
});
