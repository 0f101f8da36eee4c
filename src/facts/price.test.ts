import { expect, test } from 'vitest';
import { priceInWords } from './price.ts';
import { kontakt } from './texts.ts';

const { nurUnternehmen, festpreis } = kontakt.preis;

test('a price without its VAT says so, names the whole one, and whom it is for', () => {
	const net = {
		betrag: 'ab 2.400 €',
		umsatzsteuer: 'zuzüglich',
		spanne: undefined,
	} as const;
	expect(priceInWords(net, 'Deutschland')).toEqual({
		amount: 'ab 2.400 €',
		tax: `netto, ab 2.856 € mit Umsatzsteuer. ${nurUnternehmen}`,
		sentences: `Eine Website kostet ab 2.400 € netto, ab 2.856 € mit Umsatzsteuer. ${nurUnternehmen} ${festpreis}`,
	});
	expect(priceInWords(net, 'Belgien').tax).toBe(`zuzüglich Umsatzsteuer. ${nurUnternehmen}`);
	expect(priceInWords({ ...net, umsatzsteuer: 'enthalten' }, 'Deutschland').sentences).toBe(
		`Eine Website kostet ab 2.400 € inklusive Umsatzsteuer. ${festpreis}`,
	);
	const free = priceInWords({ ...net, umsatzsteuer: 'keine' }, 'Deutschland');
	expect(free.tax).toBe('ohne Aufschlag, denn Umsatzsteuer berechne ich nicht (§ 19 UStG).');
	expect(free.sentences).not.toMatch(/2\.856|netto/);
});
