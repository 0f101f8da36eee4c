import { wordsIn } from '#shared/known-words.ts';

/** The facts that the owner's texts may name, by their word; one that he leaves empty is undefined. */
export type Words = Readonly<Record<string, string | undefined>>;

const WORD = /\{([^{}]*)\}/g;

/** Whether a text names a fact that the owner leaves empty. */
export function lacksFact(text: string, words: Words): boolean {
	return wordsIn(text).some((word) => word in words && !words[word]);
}

/**
 * Puts the owner's facts in place of the words in braces; a sentence that names an empty one is left out. `&shy;`
 * becomes the soft hyphen that it names.
 */
export function fill(text: string, words: Words): string {
	return text
		.split(/(?<=[.!?]) (?=[\p{Lu}{„])/u)
		.filter((sentence) => !lacksFact(sentence, words))
		.join(' ')
		.replace(WORD, (found, word) => words[word] ?? found)
		.replaceAll('&shy;', '\u00ad');
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
