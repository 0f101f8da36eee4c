import { inhaber } from '#shared/inhaber.ts';
import type { Price } from '#shared/owner-schema.ts';
import { preis } from '../content/texte/preis.ts';
import { kontakt } from './texts.ts';
import { withTax } from './with-tax.ts';

/**
 * „ab 2.400 €“, as the owner writes it; `tax` says whether VAT is in it. `sentences` is both, with all that belongs to
 * a price.
 */
type PriceInWords = { amount: string; tax: string; sentences: string };

/** What a website costs; undefined where the owner names no price. */
export const price: PriceInWords | undefined =
	inhaber.freiwillig.preisrahmen &&
	priceInWords(inhaber.freiwillig.preisrahmen, inhaber.anschrift.land);

/** Puts a price into words. Consumers would have to be told the price with its VAT (§ 3 PAngV). */
export function priceInWords({ betrag, umsatzsteuer }: Price, country: string): PriceInWords {
	const { nurUnternehmen, festpreis } = kontakt.preis;
	const isNet = umsatzsteuer === 'zuzüglich';
	const whole = isNet ? withTax(betrag, country) : undefined;
	const withoutGross =
		umsatzsteuer === 'keine' ? preis.ohneUmsatzsteuer : preis.umsatzsteuer[umsatzsteuer];
	const ofTax = whole ? preis.mitUmsatzsteuer(whole) : withoutGross;
	const tax = `${ofTax}.${isNet ? ` ${nurUnternehmen}` : ''}`;
	return { amount: betrag, tax, sentences: `${preis.satz(betrag, tax)} ${festpreis}` };
}
