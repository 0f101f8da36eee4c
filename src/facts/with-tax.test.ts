import { expect, test } from 'vitest';
import { amountInWords } from './with-tax.ts';

test.each([
	['2.900 Euro', '2.900 Euro netto (3.451 Euro mit Umsatzsteuer)'],
	['49 €', '49 € netto (58,31 € mit Umsatzsteuer)'],
])('%s has its VAT beside it where that comes on top', (amount, words) => {
	expect(amountInWords(amount, 'zuzüglich', 'Deutschland')).toBe(words);
	for (const tax of ['enthalten', 'keine'] as const)
		expect(amountInWords(amount, tax, 'Deutschland')).toBe(amount);
});

test('the rate is the one of the owner’s country; where it is not known, VAT is named without a figure', () => {
	expect(amountInWords('50 €', 'zuzüglich', 'Österreich')).toContain('(60 €');
	expect(amountInWords('50 €', 'zuzüglich', 'Schweiz')).toContain('(54,05 €');
	expect(amountInWords('50 €', 'zuzüglich', 'Belgien')).toBe('50 € zuzüglich Umsatzsteuer');
});
