import { expect, test } from 'vitest';
import { amountsIn, isAmount, multiplied, readSpan } from './money.ts';

test.each([
	['49 €', true],
	['2.900 Euro', true],
	['preis', false],
	['49', false],
	['ab 49 €', false],
	['49 €.', false],
	['49 €uro', false],
	['2.40 €', false],
	['1.2.3 €', false],
	['12.345.678 €', true],
])('„%s“ is an amount and nothing else: %s', (word, expected) => {
	expect(isAmount(word)).toBe(expected);
});

test('a price with its tax keeps its words', () => {
	expect(multiplied('ab 2.400 €', 1.19)).toBe('ab 2.856 €');
	expect(multiplied('50 €', 1.19)).toBe('59,50 €');
	expect(multiplied('auf Anfrage', 1.19)).toBe('auf Anfrage');
});

test('a span may be typed in many ways, the smaller amount first', () => {
	for (const typed of ['2400 bis 6000', '2.400–6.000 €', '2400-6000'])
		expect(readSpan(typed)).toEqual({ von: '2.400', bis: '6.000' });
	const others = ['ab 2400', '4.500 bis 1.800', '900 bis 900', '1 bis 2 bis 3', 'viel'];
	for (const typed of [...others, '2k bis 6k', '2-6 Tausend'])
		expect(readSpan(typed)).toBeUndefined();
});

test('the whole amounts of a text are read, with their dots', () => {
	expect(amountsIn('2.400 und 12')).toEqual([2400, 12]);
	expect(amountsIn('1.234.567, 1.2345')).toEqual([1_234_567, 1, 2345]);
});
