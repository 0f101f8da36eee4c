import { expect, test } from 'vitest';
import { isInUnion, readCountry } from './country.ts';

test.each([
	['deutschland', 'Deutschland'],
	['DE', 'Deutschland'],
	[' Österreich ', 'Österreich'],
	['USA', 'Vereinigte Staaten'],
	['Schweiz', 'Schweiz'],
	['u.s.a.', 'Vereinigte Staaten'],
	['Holland', 'Niederlande'],
])('„%s“ is %s', (typed, country) => {
	expect(readCountry(typed)).toBe(country);
});

test.each(['DeutschlandPraxis', 'Bayern', 'XY', 'DEU', ''])('„%s“ is no country', (typed) => {
	expect(readCountry(typed)).toBeUndefined();
});

test('the GDPR holds in the Union and the Economic Area alone', () => {
	expect(['Deutschland', 'Norwegen', 'Schweiz', 'Vereinigte Staaten', ''].map(isInUnion)).toEqual([
		true,
		true,
		false,
		false,
		false,
	]);
});
