import { describe, expect, test } from 'vitest';
import { naechsterTeil, teile, teilPfad } from './karussell-teile.ts';

const blaetter = (anzahl: number) => Array.from({ length: anzahl }, (_, i) => i);

describe('the parts of the carousel', () => {
	test('up to twelve slides all stand in the page', () => {
		expect(teile(blaetter(6))).toEqual([blaetter(6)]);
		expect(teile(blaetter(12))).toHaveLength(1);
	});

	test('together they hold every slide once, in order', () => {
		const alle = teile(blaetter(31));
		expect(alle.map(({ length }) => length)).toEqual([12, 12, 7]);
		expect(alle.flat()).toEqual(blaetter(31));
	});

	test('the next part is fetched before its slides are reached, and no sooner', () => {
		expect(naechsterTeil(0, 12, 31)).toBeUndefined();
		expect(naechsterTeil(6, 12, 31)).toBe(teilPfad(1));
		expect(naechsterTeil(20, 24, 31)).toBe(teilPfad(2));
	});

	test('nothing is fetched once all are there', () => {
		expect(naechsterTeil(5, 6, 6)).toBeUndefined();
		expect(naechsterTeil(30, 31, 31)).toBeUndefined();
	});
});
