import {
	type Document,
	isMap,
	isNode,
	isScalar,
	isSeq,
	LineCounter,
	type Node,
	parseDocument,
	visit,
	YAMLParseError,
} from 'yaml';
import type { z } from 'zod';
import { type Fault, faultsOf, fieldInWords, nameOf, type Path } from './faults.ts';
import { OwnerError } from './owner-error.ts';
import { withSoftHyphens } from './soft-hyphen.ts';
import { faultsOfSyntax } from './syntax-faults.ts';

/*
 * The owner's data are YAML. Each value is read as the text that stands there (no „+12“ becomes 12, no „01067“ loses
 * its zero, no „nein“ becomes false); what it means, the schema says. Behind `!muster` stands what is not the owner's
 * yet: pages show it as it is, and a strict build refuses it.
 */

/** The tag of a stand-in. */
export const STAND_IN = '!muster';

/** A value that is not the owner's yet; `line` counts from 1, and `field` is '' for a whole file. */
export type StandIn = { file: string; line: number; field: string };

/** The text of a data file as a document, in which comments, order and tags are kept. */
export function parseData(text: string, lineCounter: LineCounter = new LineCounter()): Document {
	const standIn = { tag: STAND_IN, identify: () => false };
	const customTags = [
		{ ...standIn, resolve: (value: string) => value },
		{ ...standIn, collection: 'map' },
		{ ...standIn, collection: 'seq' },
	] as const;
	const document = parseDocument(text, {
		schema: 'failsafe',
		customTags: [...customTags],
		lineCounter,
	});
	const { contents, errors } = document;
	if (errors.length === 0 && contents && !isMap(contents)) {
		const [start, end] = contents.range ?? [0, 0];
		errors.push(new YAMLParseError([start, end], 'MULTILINE_IMPLICIT_KEY', 'No fields.'));
	}
	return document;
}

/** The text of a data file as a document to be changed and written. */
export function openData(text: string): Document {
	// YAML would move the remark below an empty value into it, and '' keeps it out.
	const empty: number[] = [];
	const document = parseData(text);
	visit(document, {
		Scalar: (_, { range }) => {
			if (range && range[0] === range[1]) empty.push(range[0]);
		},
	});
	if (empty.length === 0) return document;
	const quoted = empty.reduceRight(
		(all, place) => `${all.slice(0, place)} ''${all.slice(place)}`,
		text,
	);
	return parseData(quoted);
}

/** The text of a document as the owner's files are written: a line for each text, quotation marks where they are needed. */
export function writeData(document: Document): string {
	visit(document, {
		Scalar: (_, text) => {
			if (text.value === '') text.type = 'QUOTE_SINGLE';
		},
	});
	return document.toString({ lineWidth: 0, singleQuote: true });
}

/** Lists what is a stand-in at a node or within it. */
export function standInsOf(node: unknown, path: Path = []): { path: Path; node: Node }[] {
	if (!isNode(node)) return [];
	const own = node.tag === STAND_IN ? [{ path, node }] : [];
	if (isSeq(node))
		return [...own, ...node.items.flatMap((item, i) => standInsOf(item, [...path, i]))];
	if (!isMap(node)) return own;
	const parts = node.items.flatMap(({ key, value }) => standInsOf(value, [...path, String(key)]));
	return [...own, ...parts];
}

/** Finds the stand-ins in the text of a data file. */
export function findStandIns(file: string, text: string): StandIn[] {
	const lines = new LineCounter();
	const document = parseData(text, lines);
	return standInsOf(document.contents).map(({ path, node }) => {
		const { line } = lines.linePos(text.lastIndexOf(STAND_IN, node.range?.[0]));
		return { file, line, field: nameOf(path) };
	});
}

/**
 * Reads the text of a data file by its schema.
 * @throws one OwnerError that names every fault: file, line, field, found, expected, remedy
 */
export function readData<Value>(schema: z.ZodType<Value>, file: string, text: string): Value {
	const { data, faults } = checkData(schema, file, text, ({ path, isUnknown }) =>
		isUnknown ? '.' : endingOf(file, path),
	);
	if (faults) throw new OwnerError(faults.join('\n'));
	return data;
}

type Checked<Value> = { data: Value; faults?: never } | { data?: never; faults: string[] };

/**
 * Returns what the text of a data file holds, or a sentence for each of its faults.
 * @param ending how „Bitte dort ergänzen“ ends: a full stop, or what else may be done about the fault
 */
export function checkData<Value>(
	schema: z.ZodType<Value>,
	file: string,
	text: string,
	ending: (fault: Fault) => string = () => '.',
): Checked<Value> {
	const lines = new LineCounter();
	const document = parseData(text, lines);
	const broken = faultsOfSyntax(document, text, lines);
	if (broken.length > 0) return { faults: broken.map((fault) => `${file}, ${fault}`) };
	const reviver = (_: unknown, value: unknown) =>
		typeof value === 'string' ? withSoftHyphens(value) : value;
	const content: unknown = document.toJS({ reviver }) ?? {};
	const { data, error } = schema.safeParse(content);
	if (!error) return { data };
	return {
		faults: faultsOf(error, content).map((fault) => inSentence(file, text, fault, ending(fault))),
	};
}

/** What is wrong in the text of a data file, with its line. */
export function inSentence(file: string, text: string, fault: Fault, ending = '.'): string {
	const { path, found, expected, remedy } = fault;
	const lines = new LineCounter();
	const line = lineOf(parseData(text, lines), path, lines);
	return `${file}, ${line ? `Zeile ${line}, ` : ''}${fieldInWords(path)}: gefunden ${found}, erwartet ${expected}. Bitte ${remedy}${ending}`;
}

/**
 * A text of the owner's: its field (`about.titel`; '' in a page), where it stands, what it says, and how „Bitte dort
 * berichtigen“ ends for it.
 */
export type OwnText = { field: string; place: string; text: string; ending: string };

/** Lists the texts in a data file that are no stand-ins. */
export function findOwnTexts(file: string, text: string): OwnText[] {
	const lines = new LineCounter();
	const document = parseData(text, lines);
	const within = (node: unknown, path: Path): [Path, string][] => {
		if (!isNode(node) || node.tag === STAND_IN) return [];
		if (isScalar(node)) return [[path, String(node.value)]];
		if (isSeq(node)) return node.items.flatMap((item, i) => within(item, [...path, i]));
		if (!isMap(node)) return [];
		return node.items.flatMap(({ key, value }) => within(value, [...path, String(key)]));
	};
	return within(document.contents, []).map(([path, value]) => ({
		field: nameOf(path),
		place: `${file}, Zeile ${lineOf(document, path, lines)}, ${fieldInWords(path)}`,
		text: value,
		ending: endingOf(file, path),
	}));
}

/** How „Bitte dort berichtigen“ ends: with the command that asks for a fact again; not all texts are asked for. */
function endingOf(file: string, path: Path): string {
	if (file.includes('/texte/')) return '.';
	return `, oder: npm run einrichten -- ${nameOf(path).replace(/\[.*/, '')}`;
}

/** The line of a field, or of the block in which it is missing; undefined where that is the whole file. */
function lineOf(document: Document, path: Path, lines: LineCounter): number | undefined {
	if (path.length === 0) return undefined;
	const parent = document.getIn(path.slice(0, -1));
	const name = path.at(-1);
	const pair = isMap(parent) ? parent.items.find(({ key }) => String(key) === name) : undefined;
	const node = pair?.key ?? document.getIn(path, true);
	if (!isNode(node) || !node.range) return lineOf(document, path.slice(0, -1), lines);
	return lines.linePos(node.range[0]).line;
}
