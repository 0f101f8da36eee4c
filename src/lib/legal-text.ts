import { keepWhere, unpairedAt } from '#shared/conditional.ts';
import { quote } from '#shared/faults.ts';
import { readSections, type Text } from './sections.ts';
import { textFaults } from './text-faults.ts';

/** The values for a legal text: words by their names, and conditions that hold or not. */
export type LegalFacts = { words: Record<string, string>; conditions: Record<string, boolean> };

/**
 * Reads a legal text in Markdown. `{Name}` is replaced by a word; text in `[[condition: …]]` stays where the
 * condition holds. `mit X` holds where the word X is not empty, too, and `ohne X` is the opposite of `mit X`.
 * @throws for an unknown word or condition, one that does not end, and for what a text cannot contain
 */
export function readLegalText(markdown: string, { words, conditions }: LegalFacts): Text {
	const unpaired = unpairedAt(markdown);
	if (unpaired >= 0)
		throw new Error(
			`Ein Rechtstext in src/content/recht/, Zeile ${markdown.slice(0, unpaired).split('\n').length}: gefunden ${quote(markdown.slice(unpaired))}, erwartet [[Bedingung: Text]]. Bitte dort berichtigen.`,
		);
	const text = keepWhere(markdown, (condition) => holds(condition, { words, conditions })).replace(
		/\{([^#{}]+)\}/g,
		(_, name) => words[name] ?? refuse(name, Object.keys(words)),
	);
	const faults = textFaults(text);
	if (faults.length > 0)
		throw new Error(
			`Ein Rechtstext in src/content/recht/ ist zu berichtigen:\n${faults.join('\n')}`,
		);
	return readSections(text);
}

/** A fact as part of a legal text: none of its signs is markup; an address in it, „www.…“, still becomes a link. */
export function escapeMarkup(fact: string | number): string {
	return String(fact).replace(/[\p{P}\p{S}]/gu, (sign) => `&#${sign.codePointAt(0)};`);
}

function holds(condition: string, { words, conditions }: LegalFacts): boolean {
	const positive = condition.replace(/^ohne /, 'mit ');
	const word = positive.startsWith('mit ') ? words[positive.slice(4)] : undefined;
	const isTrue = word === undefined ? conditions[positive] : word !== '';
	if (isTrue === undefined)
		return refuse(condition, [
			...Object.keys(conditions),
			'und „mit“ oder „ohne“ vor einem Namen in {…}',
		]);
	return condition === positive ? isTrue : !isTrue;
}

function refuse(name: string, known: readonly string[]): never {
	throw new Error(
		`Der Rechtstext nennt „${name}“; bekannt sind: ${known.join(', ')}. Bitte in src/content/recht/ berichtigen.`,
	);
}
