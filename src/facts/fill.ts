import { keepWhere } from '#shared/conditional.ts';
import { wordsIn } from '#shared/known-words.ts';
import { isAmount } from '#shared/money.ts';
import type { Price } from '#shared/owner-schema.ts';
import { amountInWords } from './with-tax.ts';

/** The facts that the owner's texts may name, by their word; one that he leaves empty is undefined. */
type Facts = Readonly<Record<string, string | undefined>>;
/** What fills a text: the facts and, where the owner names a price, kind and country of its VAT. */
export type FactsAndTax = { facts: Facts; tax?: { kind: Price['umsatzsteuer']; country: string } };

const WORD = /\{([^{}]*)\}/g;

/**
 * Puts the owner's facts in place of the words in braces, and shows an amount in braces as his prices are. What stands
 * in `[[fact: …]]` goes where he leaves that fact empty; a text that names an empty one outside of it goes whole.
 */
export function fill(text: string, known: FactsAndTax): string {
	if (missingFact(text, known)) return '';
	return withoutEmpty(text, known)
		.replace(WORD, (found, word) => valueFor(word, known) ?? found)
		.replace(/ {2,}/g, ' ')
		.trim();
}

/** The fact that the owner leaves empty and without which the text goes whole. */
export function missingFact(text: string, known: FactsAndTax): string | undefined {
	const word = wordsIn(withoutEmpty(text, known)).find((word) => valueFor(word, known) === '');
	return word && isAmount(word) ? 'preis' : word;
}

function withoutEmpty(text: string, known: FactsAndTax): string {
	return keepWhere(text, (fact) => valueFor(fact, known) !== '');
}

/** What stands in place of a word: '' for a fact that the owner leaves empty, undefined for what is filled in later. */
function valueFor(word: string, { facts, tax }: FactsAndTax): string | undefined {
	if (isAmount(word)) return tax ? amountInWords(word, tax.kind, tax.country) : '';
	return word in facts ? (facts[word] ?? '') : undefined;
}

/** Fills every text within a value. An item of a list with a text of which nothing stays is left out. */
export function fillAll<Value>(value: Value, known: FactsAndTax): Value;
export function fillAll(value: unknown, known: FactsAndTax): unknown {
	if (typeof value === 'string') return fill(value, known);
	if (Array.isArray(value))
		return value.map((part) => fillAll(part, known)).filter((part) => !isEmptied(part));
	if (typeof value !== 'object' || value === null) return value;
	return Object.fromEntries(
		Object.entries(value).map(([name, part]) => [name, fillAll(part, known)]),
	);
}

function isEmptied(part: unknown): boolean {
	if (typeof part !== 'object' || part === null) return part === '';
	return Object.values(part).includes('');
}
