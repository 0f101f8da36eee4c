import { expect, test } from 'vitest';
import { wallPlaces } from './wall-places.ts';

test.each([
	[['desktop', 'desktop', 'telefon', 'detail'], 'oben unten telefon breit'],
	[['desktop', 'telefon', 'desktop', 'desktop', 'telefon'], 'oben telefon unten breit hochkant'],
	[['desktop', 'telefon', 'detail'], 'breit hochkant breit'],
	[['desktop', 'desktop'], 'breit breit'],
] as const)(
	'of %s a phone hangs beside two windows, and never wider than a phone',
	(devices, places) => {
		expect(wallPlaces(devices).join(' ')).toBe(places);
	},
);
