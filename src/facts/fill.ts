import { germanNumber } from '#shared/german-number.ts';
import { wordsIn } from '#shared/known-words.ts';
import { amountsIn, isAmount } from '#shared/money.ts';
import type { Price } from '#shared/owner-schema.ts';
import { preis } from '../content/texte/preis.ts';

/** The facts that the owner's texts may name, by their word; one that he leaves empty is undefined. */
type Facts = Readonly<Record<string, string | undefined>>;
/** The facts, and what is said of VAT wherever a text names an amount; undefined where the owner names no price. */
export type Words = { facts: Facts; tax?: Price['umsatzsteuer'] | undefined };

const WORD = /\{([^{}]*)\}/g;

/** Whether a text names a fact that the owner leaves empty. */
export function lacksFact(text: string, words: Words): boolean {
	return wordsIn(text).some((word) => valueFor(word, words) === '');
}

/**
 * Puts the owner's facts in place of the words in braces, and shows an amount in braces as his prices are; a sentence
 * that names an empty fact is left out. `&shy;` becomes the soft hyphen that it names.
 */
export function fill(text: string, words: Words): string {
	return text
		.split(/(?<=[.!?]) (?=[\p{Lu}{„])/u)
		.filter((sentence) => !lacksFact(sentence, words))
		.join(' ')
		.replace(WORD, (found, word) => valueFor(word, words) ?? found)
		.replaceAll('&shy;', '\u00ad');
}

/** What stands in place of a word: '' for a fact that the owner leaves empty, undefined for what is filled in later. */
function valueFor(word: string, { facts, tax }: Words): string | undefined {
	if (isAmount(word)) return tax ? amountInWords(word, tax) : '';
	return word in facts ? (facts[word] ?? '') : undefined;
}

/** Germany's rate of value-added tax, in percent. */
const RATE = 19;

/** An amount as the owner's prices are: with what VAT makes of it where that comes on top, else as it is. */
function amountInWords(amount: string, tax: Price['umsatzsteuer']): string {
	if (tax !== 'zuzüglich') return amount;
	const [euros = 0] = amountsIn(amount);
	const cents = euros * (100 + RATE);
	const gross = germanNumber(cents / 100, cents % 100 === 0 ? 0 : 2);
	return preis.nettoUndBrutto(amount, `${gross} ${amount.split(' ')[1]}`);
}

/** Fills every text within a value. */
export function fillAll<Value>(value: Value, words: Words): Value;
export function fillAll(value: unknown, words: Words): unknown {
	if (typeof value === 'string') return fill(value, words);
	if (Array.isArray(value)) return value.map((part) => fillAll(part, words));
	if (typeof value !== 'object' || value === null) return value;
	return Object.fromEntries(
		Object.entries(value).map(([name, part]) => [name, fillAll(part, words)]),
	);
}
