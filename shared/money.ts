import { germanNumber } from './german-number.ts';

const AMOUNT = /\d{1,3}(?:\.\d{3})+(?!\d)|\d+/g;

/** The whole amounts that a text names: 2400 and 6000 of „2.400 bis 6000 €“. */
export function amountsIn(text: string): number[] {
	return [...text.matchAll(AMOUNT)].map(([digits]) => Number(digits.replaceAll('.', '')));
}

/** „2k“ and „6 Tausend“, which would be two and six euros. */
const IN_THOUSANDS = /\d ?(?:k\b|tsd|tausend)/i;

/** Whether a text names one price, in euros: „0 €“ is none. */
export function isPrice(text: string): boolean {
	const [amount = 0, ...others] = amountsIn(text);
	const isInEuros = /€|\beuro?\b/i.test(text) && !IN_THOUSANDS.test(text);
	return amount > 0 && others.length === 0 && isInEuros;
}

/** The two ends of „2400 bis 6000“ or „2.400–6.000 €“. */
export function readSpan(typed: string): { von: string; bis: string } | undefined {
	const ends = amountsIn(typed);
	const [von = 0, bis = 0] = ends;
	if (ends.length !== 2 || von >= bis || IN_THOUSANDS.test(typed)) return undefined;
	return { von: germanNumber(von), bis: germanNumber(bis) };
}

/** A price with its amount multiplied: „ab 2.856 €“ of „ab 2.400 €“ and 1.19, „58,31 €“ of „49 €“. */
export function multiplied(price: string, factor: number): string {
	return price.replace(AMOUNT, (digits) => {
		const cents = Math.round((amountsIn(digits)[0] ?? 0) * factor * 100);
		return germanNumber(cents / 100, cents % 100 === 0 ? 0 : 2);
	});
}

/** Whether a text names an amount of money. */
export function namesMoney(text: string): boolean {
	return /\d (?:€|Euro)/.test(text);
}

/** Whether a word is an amount of money and nothing else: „2.900 €“, „49 Euro“. */
export function isAmount(word: string): boolean {
	const [, digits = ''] = /^(\S+) (?:€|Euro)$/.exec(word) ?? [];
	return readAmount(digits) !== undefined;
}

/** The whole number of „2.400“ or „2400“; undefined for anything else. */
export function readAmount(digits: string): number | undefined {
	return /^(?:\d{1,3}(?:\.\d{3})+|\d+)$/.test(digits)
		? Number(digits.replaceAll('.', ''))
		: undefined;
}
