import { expect, test } from 'vitest';
import { amount, rangeOf, withTax } from './offer.ts';

test.each([
	['2400', 'ab 2.400 €'],
	['ab 1800 Euro', 'ab 1.800 €'],
	['950 €', '950 €'],
	['auf Anfrage', 'auf Anfrage'],
])('„%s“ becomes the price „%s“', (typed, price) => {
	expect(amount(typed)).toBe(price);
});

test('the price with tax is proposed', () => {
	expect(withTax('ab 2.400 €')).toBe('ab 2.856 €');
	expect(withTax('auf Anfrage')).toBe('');
});

test('a range may be typed in many ways', () => {
	for (const typed of ['2400 bis 6000', '2.400–6.000 €', '2400-6000'])
		expect(rangeOf(typed)).toEqual({ von: '2.400', bis: '6.000' });
	expect(rangeOf('ab 2400')).toBeUndefined();
});
