import { isAmount } from './money.ts';

/** The facts that the owner's texts may name in braces. */
const KNOWN: readonly string[] = [
	...['name', 'beruf', 'antwortzeit', 'erstgespraech'],
	...['preis', 'von', 'bis', 'umsatzsteuer'],
];

/** Completes „erwartet …“ for a text that names another word. */
export const KNOWN_WORDS: string = `in geschweiften Klammern nur ${KNOWN.map((word) => `{${word}}`).join(', ')} und Beträge wie {49 €}`;

/** Words in braces that a text elsewhere would have filled, and a width, which Markdown elsewhere takes. */
export const FILLED_ELSEWHERE: RegExp = RegExp(
	`\\{(?:${KNOWN.join('|')}|\\w+=[^{}\\n]*|[^{}\\n]*(?:€|Euro))\\}`,
	'g',
);

/** The words that a text names in braces. */
export function wordsIn(text: string): string[] {
	return [...text.matchAll(/\{([^{}]*)\}/g)].map(([, word = '']) => word);
}

/** Whether all words that a text names in braces are facts or amounts. */
export function namesKnownWords(text: string): boolean {
	return wordsIn(text).every((word) => KNOWN.includes(word) || isAmount(word));
}
