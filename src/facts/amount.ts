import { germanNumber } from '#shared/german-number.ts';
import type { Price } from '#shared/owner-schema.ts';
import { preis } from '../content/texte/preis.ts';

/** Germany's rate of value-added tax, in percent. */
const RATE = 19;
const AMOUNT = /^(?<number>\d[\d.]*) (?<unit>€|Euro)$/;

/** An amount as the owner's prices are: with what VAT makes of it where that comes on top, else as it is. */
export function amountInWords(amount: string, tax: Price['umsatzsteuer']): string {
	const { number = '', unit = '' } = AMOUNT.exec(amount)?.groups ?? {};
	if (tax !== 'zuzüglich') return amount;
	const cents = Math.round(Number(number.replaceAll('.', '')) * (100 + RATE));
	const gross = germanNumber(cents / 100, cents % 100 === 0 ? 0 : 2);
	return preis.nettoUndBrutto(amount, `${gross} ${unit}`);
}
