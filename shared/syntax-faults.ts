import {
	type Document,
	isAlias,
	isMap,
	isNode,
	isScalar,
	isSeq,
	type LineCounter,
	visit,
	type YAMLError,
} from 'yaml';
import { quote } from './faults.ts';

/** The first fault of each line that is no YAML, or that would lose a part of its text without a word. */
export function faultsOfSyntax(document: Document, text: string, lines: LineCounter): string[] {
	const expected = new Map<number, string>();
	const add = (place: number, what: string) => {
		const { line } = lines.linePos(place);
		if (!expected.has(line)) expected.set(line, what);
	};
	// A text whose quotation mark is not closed takes all lines below it; what is wrong is where it begins.
	const beginning = new Map<number, number>();
	visit(document, {
		Scalar: (_, { range, type }) => {
			if (range && type?.startsWith('QUOTE')) beginning.set(range[1], range[0]);
		},
	});
	const placeOf = ({ pos }: YAMLError) => beginning.get(pos[0]) ?? pos[0];
	const [first = -1] = document.errors.map(placeOf).toSorted((a, b) => a - b);
	const joined = joinedBefore(first, document, text);
	if (joined !== undefined) add(joined, 'ein Leerzeichen nach dem Doppelpunkt');
	visit(document, {
		Seq: (_, { flow, items, range }) => {
			if (range && flow && isSeq(items[0])) add(range[0], IN_BRACKETS);
		},
	});
	if (expected.size > 0) return inSentences(expected, text);
	for (const fault of [...document.errors, ...document.warnings])
		add(placeOf(fault), SYNTAX[fault.code] ?? IN_QUOTES);
	visit(document, {
		Node: (_, node) => {
			const [start = 0, end = 0] = node.range ?? [];
			if (isAlias(node) || node.anchor) add(start, IN_QUOTES);
			if (hasRemark(text, end)) add(start, NO_REMARK);
			if (isMap(node) && node.flow)
				for (const { key, value } of node.items)
					if (value === null && isNode(key)) add(key.range?.[0] ?? start, NO_COMMA);
			// Folding makes a blank line a mere line break; of two one stays.
			if (isScalar(node) && node.type === 'BLOCK_FOLDED' && /[^\n]\n[^\n]/.test(String(node.value)))
				add(start, NOT_FOLDED);
		},
	});
	return inSentences(expected, text);
}

/**
 * Returns where a colon without its space begins that the first error may come from: YAML complains in the lines below
 * it, or not at all. Prose in a block may have one.
 */
function joinedBefore(error: number, document: Document, text: string): number | undefined {
	const blocks: [start: number, end: number][] = [];
	visit(document, {
		Scalar: (_, { range, type }) => {
			if (range && type?.startsWith('BLOCK')) blocks.push([range[0], range[1]]);
		},
	});
	return text
		.matchAll(/^[ \t]*(?:- )?\w+:[^\s/]/gm)
		.map(({ index }) => index)
		.find(
			(place) => place <= error && !blocks.some(([start, end]) => start < place && place < end),
		);
}

function inSentences(expected: ReadonlyMap<number, string>, text: string): string[] {
	return [...expected].map(
		([line, what]) =>
			`Zeile ${line}: gefunden ${quote(text.split('\n')[line - 1])}, erwartet ${what}. Bitte dort berichtigen.`,
	);
}

/** Whether „ #“ follows on the same line: YAML ends the text there. What stands further off is meant as a remark. */
function hasRemark(text: string, end: number): boolean {
	const rest = text.slice(end).split('\n')[0] ?? '';
	// A text in several lines ends behind its last one.
	return /^ ?#/.test(rest) && text[end - 1] !== '\n';
}

const IN_QUOTES =
	'Anführungszeichen um einen Text, der mit einem Sonderzeichen beginnt oder schon welche hat';

const IN_BRACKETS = 'Anführungszeichen um einen Text, der mit „[[“ beginnt';

const NO_REMARK = 'Anführungszeichen um einen Text mit „#“, und Bemerkungen in einer eigenen Zeile';

const NO_COMMA = 'Anführungszeichen um einen Text mit einem Komma';

const NOT_FOLDED = '„|“ statt „>“, denn „>“ macht aus Absätzen einen';

/** What is wrong with a line that is no YAML, as it completes „erwartet …“. */
const SYNTAX: Record<string, string> = {
	DUPLICATE_KEY: 'jedes Feld nur einmal',
	TAB_AS_INDENT: 'Leerzeichen am Anfang der Zeile, keinen Tabulator',
	BAD_INDENT: 'so viele Leerzeichen am Anfang wie in den Zeilen daneben',
	MISSING_CHAR: 'ein schließendes Anführungszeichen oder eine schließende Klammer',
	BLOCK_AS_IMPLICIT_KEY: 'Anführungszeichen um einen Text, in dem ein Doppelpunkt steht',
	MULTILINE_IMPLICIT_KEY: 'einen Doppelpunkt nach dem Namen des Feldes',
	TAG_RESOLVE_FAILED: '!muster oder Anführungszeichen um einen Text, der mit „!“ beginnt',
};
