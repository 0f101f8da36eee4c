import { wordsIn } from '#shared/known-words.ts';
import { isAmount } from '#shared/money.ts';
import type { Price } from '#shared/owner-schema.ts';
import { amountInWords } from './with-tax.ts';

/** The facts that the owner's texts may name, by their word; one that he leaves empty is undefined. */
type Facts = Readonly<Record<string, string | undefined>>;
/** What fills the braces: the facts and, where the owner names a price, kind and country of its VAT. */
export type Fillings = { facts: Facts; tax?: { kind: Price['umsatzsteuer']; country: string } };

const WORD = /\{([^{}]*)\}/g;
/** Between two sentences. The dot of „z. B.“, „3. Mai“ or „Dr. Kurz“ ends none. */
const BETWEEN =
	/(?<=[.!?…][)“]*)(?<!(?:^|[\s(„.])(?:\p{L}\.\s?\p{L}|\d{1,2}|[Cc]a|[Ii]nkl|[Zz]zgl|bzw|evtl|ggf|mind|max|Art|Dr|Nr|Prof|St|Tel)\.)(?!(?<=(?:^|[\s(„.])\p{L}\.)\s+(?:\p{L}\.|\d))\s+(?=[\p{Lu}\d{(„])/u;

/** Whether a text names a fact that the owner leaves empty. */
export function lacksFact(text: string, fillings: Fillings): boolean {
	return wordsIn(text).some((word) => valueFor(word, fillings) === '');
}

/**
 * Puts the owner's facts in place of the words in braces, and shows an amount in braces as his prices are; a sentence
 * that names an empty fact is left out.
 */
export function fill(text: string, fillings: Fillings): string {
	return text
		.split(BETWEEN)
		.filter((sentence) => !lacksFact(sentence, fillings))
		.join(' ')
		.replace(WORD, (found, word) => valueFor(word, fillings) ?? found);
}

/** What stands in place of a word: '' for a fact that the owner leaves empty, undefined for what is filled in later. */
function valueFor(word: string, { facts, tax }: Fillings): string | undefined {
	if (isAmount(word)) return tax ? amountInWords(word, tax.kind, tax.country) : '';
	return word in facts ? (facts[word] ?? '') : undefined;
}

/** Fills every text within a value. An item of a list with a text of which nothing stays is left out. */
export function fillAll<Value>(value: Value, fillings: Fillings): Value;
export function fillAll(value: unknown, fillings: Fillings): unknown {
	if (typeof value === 'string') return fill(value, fillings);
	if (Array.isArray(value))
		return value.map((part) => fillAll(part, fillings)).filter((part) => !isEmptied(part));
	if (typeof value !== 'object' || value === null) return value;
	return Object.fromEntries(
		Object.entries(value).map(([name, part]) => [name, fillAll(part, fillings)]),
	);
}

function isEmptied(part: unknown): boolean {
	if (typeof part !== 'object' || part === null) return part === '';
	return Object.values(part).includes('');
}
