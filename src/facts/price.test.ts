import { expect, test } from 'vitest';
import { priceInWords } from './price.ts';

test('a price without its VAT says so, names the whole one, and whom it is for', () => {
	const net = {
		betrag: 'ab 2.400 €',
		umsatzsteuer: 'zuzüglich',
		spanne: undefined,
	} as const;
	expect(priceInWords(net, 'Deutschland')).toEqual({
		amount: 'ab 2.400 €',
		tax: 'netto, ab 2.856 € mit Umsatzsteuer. Ich arbeite für Selbstständige und Unternehmen, nicht für Verbraucher.',
		sentences:
			'Eine Website kostet ab 2.400 € netto, ab 2.856 € mit Umsatzsteuer. Ich arbeite für Selbstständige und Unternehmen, nicht für Verbraucher. Bevor ich anfange, haben Sie einen Festpreis.',
	});
	expect(priceInWords({ ...net, umsatzsteuer: 'enthalten' }, 'Deutschland').sentences).toBe(
		'Eine Website kostet ab 2.400 € inklusive Umsatzsteuer. Bevor ich anfange, haben Sie einen Festpreis.',
	);
	const free = priceInWords({ ...net, umsatzsteuer: 'keine' }, 'Deutschland');
	expect(free.tax).toBe('ohne Aufschlag, denn Umsatzsteuer berechne ich nicht (§ 19 UStG).');
	expect(free.sentences).not.toMatch(/2\.856|netto/);
});
