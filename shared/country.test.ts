import { expect, test } from 'vitest';
import { isInUnion, ofCountry, readCountry } from './country.ts';

test.each([
	['deutschland', 'Deutschland'],
	['DE', 'Deutschland'],
	[' Österreich ', 'Österreich'],
	['Österreich'.normalize('NFD'), 'Österreich'],
	['USA', 'Vereinigte Staaten'],
	['Schweiz', 'Schweiz'],
	['u.s.a.', 'Vereinigte Staaten'],
	['Holland', 'Niederlande'],
	['FR', 'Frankreich'],
	['England', 'Vereinigtes Königreich'],
	['GB', 'Vereinigtes Königreich'],
])('„%s“ is %s', (typed, country) => {
	expect(readCountry(typed)).toBe(country);
});

test.each(['DeutschlandPraxis', 'Bayern', 'XY', 'DEU', '', 'EU', 'Kanarische Inseln', 'FX'])(
	'„%s“ is no country',
	(typed) => {
		expect(readCountry(typed)).toBeUndefined();
	},
);

test('the GDPR holds in the Union and the Economic Area alone', () => {
	const inside = ['Deutschland', 'Frankreich', 'Norwegen', 'Spanien'];
	const outside = ['Schweiz', 'Vereinigte Staaten', 'Vereinigtes Königreich', ''];
	expect([...inside, ...outside].filter(isInUnion)).toEqual(inside);
});

test('of a country not known here nothing is said', () => {
	expect(ofCountry('Liechtenstein')).toEqual({ postcode: 4, tax: 8.1 });
	expect(['Japan', 'Auenland'].map(ofCountry)).toEqual([{}, {}]);
});
