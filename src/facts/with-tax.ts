import { ofCountry } from '#shared/country.ts';
import { multiplied } from '#shared/money.ts';
import type { Price } from '#shared/owner-schema.ts';
import { preis } from '../content/texte/preis.ts';

/** A price with VAT, „ab 2.856 €“ of „ab 2.400 €“; undefined where the country's rate is not known here. */
export function withTax(price: string, country: string): string | undefined {
	const { tax } = ofCountry(country);
	return tax === undefined ? undefined : multiplied(price, 1 + tax / 100);
}

/** An amount as the owner's prices are: with what VAT makes of it where that comes on top, else as it is. */
export function amountInWords(amount: string, tax: Price['umsatzsteuer'], country: string): string {
	if (tax !== 'zuzüglich') return amount;
	const whole = withTax(amount, country);
	return whole ? preis.nettoUndBrutto(amount, whole) : `${amount} ${preis.umsatzsteuer[tax]}`;
}
