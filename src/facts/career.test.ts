import { expect, test } from 'vitest';
import { numberOf, readCareer } from './career.ts';

const today = new Date(2026, 10, 28);
const source = { startJahr: 2021, abgeschlosseneProjekte: '+12', aktiveKunden: '' };

test('a figure says more than its number only where the owner writes a plus, and may be left out', () => {
	expect(readCareer(source, today)).toEqual({
		startYear: 2021,
		projects: '+12',
		clients: undefined,
	});
	expect([numberOf('+12'), numberOf('1')]).toEqual([12, 1]);
});

test.each([
	[{ startJahr: 2027 }, /„startJahr“: gefunden „2027“, erwartet ein Jahr von 1960 bis 2026/],
	[{ startJahr: 21 }, /ein Jahr von 1960 bis 2026/],
	[
		{ abgeschlosseneProjekte: '0' },
		/„abgeschlosseneProjekte“: gefunden „0“, erwartet eine Zahl wie/,
	],
	[{ aktiveKunden: 10 }, /„aktiveKunden“: gefunden „10“, erwartet eine Zahl in Anführungszeichen/],
])('%j stops the build and is named', (fault, message) => {
	expect(() => readCareer({ ...source, ...fault }, today)).toThrow(message);
});
