import { conditionsIn, unpairedAt } from './conditional.ts';
import { isAmount } from './money.ts';

/** The facts that the owner's texts may name: in braces, and as the condition of `[[fact: …]]`. */
const KNOWN: readonly string[] = [
	...['name', 'beruf', 'antwortzeit', 'erstgespraech'],
	...['preis', 'von', 'bis', 'umsatzsteuer'],
];

/** Completes „erwartet …“ for a text that names another word. */
export const KNOWN_WORDS: string = `in geschweiften Klammern und in [[preis: …]] vor dem Doppelpunkt nur ${KNOWN.join(', ')}; dazu Beträge wie {49 €}`;

/** Completes „erwartet …“ for a text that does not end what it begins with `[[`. */
export const IN_PAIRS = '[[preis: …]] mit Doppelpunkt und zwei Klammern an jedem Ende';

/** What a text elsewhere would have filled, or dropped, and a width, which Markdown elsewhere takes. */
export const FILLED_ELSEWHERE: RegExp = RegExp(
	`\\[\\[(?:${KNOWN.join('|')}):[^\\]\\n]*(?:\\]\\])?|\\{(?:${KNOWN.join('|')}|\\w+=[^{}\\n]*|[^{}\\n]*(?:€|Euro))\\}`,
	'g',
);

/** The words that a text names in braces. */
export function wordsIn(text: string): string[] {
	return [...text.matchAll(/\{([^{}]*)\}/g)].map(([, word = '']) => word);
}

/** Whether all words that a text names in braces are facts or amounts, and all its conditions facts. */
export function namesKnownWords(text: string): boolean {
	return (
		wordsIn(text).every((word) => KNOWN.includes(word) || isAmount(word)) &&
		conditionsIn(text).every((condition) => KNOWN.includes(condition))
	);
}

/** Whether each `[[fact:` of a text has its `]]`, and each `]]` its `[[fact:`. */
export function isInPairs(text: string): boolean {
	return unpairedAt(text) < 0;
}
