import { expect, test } from 'vitest';
import { priceInWords } from './price.ts';

test('a price without its VAT says so, names the whole one, and whom it is for', () => {
	const net = {
		betrag: 'ab 2.400 €',
		mitUmsatzsteuer: 'ab 2.856 €',
		umsatzsteuer: 'zuzüglich',
		von: undefined,
		bis: undefined,
	} as const;
	expect(priceInWords(net)).toEqual({
		amount: 'ab 2.400 €',
		tax: 'zuzüglich Umsatzsteuer (mit ihr ab 2.856 €). Ich arbeite für Selbstständige und Unternehmen, nicht für Verbraucher.',
		sentences:
			'Eine Website kostet ab 2.400 € zuzüglich Umsatzsteuer (mit ihr ab 2.856 €). Ich arbeite für Selbstständige und Unternehmen, nicht für Verbraucher. Den Festpreis nennt das Angebot, bevor die Arbeit beginnt.',
	});
	expect(priceInWords({ ...net, umsatzsteuer: 'enthalten' }).sentences).toBe(
		'Eine Website kostet ab 2.400 € inklusive Umsatzsteuer. Den Festpreis nennt das Angebot, bevor die Arbeit beginnt.',
	);
});
