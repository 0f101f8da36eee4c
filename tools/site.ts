import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Document, isNode, isScalar, isSeq, type Node } from 'yaml';
import type { z } from 'zod';
import { openData, STAND_IN, standInsOf, writeData } from '#shared/data-file.ts';
import type { Path } from '#shared/faults.ts';
import { hasInvented } from '#shared/invented.ts';
import { OwnerError } from '#shared/owner-error.ts';
import { FACTS, ownerSchema } from '#shared/owner-schema.ts';
import { readText } from '#shared/read-text.ts';
import { TEXTS, textFile } from '../src/facts/texts-schema.ts';

/** What stands in a file of the owner's: everything in it is text. */
export type Value = Item | readonly Item[];
export type Item = string | { readonly [name: string]: Value };

/** Names a field of the owner's files: „anschrift.ort“ in his facts, „src/content/texte/about.yaml: stationen[0]“ elsewhere. */
export type Field = string;

/** The owner's files on one day. Every answer is on the disk before the next question is asked. */
export class Site {
	readonly root: string;
	readonly today: Date;
	/** The files as they were read or written last: each question looks at many fields. */
	readonly #seen = new Map<string, Document>();
	readonly #facts: z.ZodType;

	constructor(root: string, today: Date) {
		this.root = root;
		this.today = today;
		this.#facts = ownerSchema(today);
	}

	/** What stands in a field with one text; '' where there is none. */
	text(field: Field): string {
		const node = this.#node(field);
		return isScalar(node) ? String(node.value) : '';
	}

	/** The items of a list; none where there is no list. */
	items(field: Field): readonly Item[] {
		const node = this.#node(field);
		return isSeq<Node>(node) ? node.items.map((item) => item.toJSON()) : [];
	}

	/** Whether the owner has still to replace or confirm a field, or something within it. */
	isUnconfirmed(field: Field): boolean {
		return standInsOf(this.#node(field)).length > 0;
	}

	/** Whether the tag stands at the field itself. */
	isTagged(field: Field): boolean {
		const node = this.#node(field);
		return isNode(node) && node.tag === STAND_IN;
	}

	/** Puts the tag at the field itself, also where it is missing, or takes it away. */
	setTag(field: Field, isTagged: boolean): void {
		this.#change(field, (document, path) => {
			if (isTagged && !document.hasIn(path)) put(document, path, '');
			const node = document.getIn(path, true);
			if (!isNode(node)) return;
			if (isTagged) node.tag = STAND_IN;
			else delete node.tag;
		});
	}

	/** Says that a field is the owner's own, with all that is within it. */
	confirm(field: Field): void {
		this.#change(field, (document, path) => {
			for (const { node } of standInsOf(document.getIn(path, true))) delete node.tag;
		});
	}

	/** Writes the owner's own value. What stands around it stays; remarks between its parts go. */
	set(field: Field, value: Value): void {
		this.#change(field, (document, path) => put(document, path, value));
	}

	/** Takes an item out of its list. */
	remove(field: Field): void {
		this.#change(field, (document, path) => document.deleteIn(path));
	}

	/** Why a value cannot be the owner's: it is invented, or the build would refuse it beside his other answers. */
	faultOf(field: Field, value: Value): string | undefined {
		if (hasInvented(value)) return 'Das ist das Muster und kann nicht Ihres sein.';
		const [issue] = this.#issuesWithin(field, value);
		return issue && `Erwartet ${issue.message}.`;
	}

	/** Why a list cannot have so many items; while one of them is wrong itself, only that they are too many. */
	faultOfCount(field: Field, items: readonly Item[]): string | undefined {
		const { length } = locate(field).path;
		const issue = this.#issuesWithin(field, items).find(({ path }) => path.length === length);
		return issue && `Erwartet ${issue.message}.`;
	}

	read(file: string): string {
		if (!existsSync(join(this.root, file))) throw unreadable(file);
		return readText(file, this.root);
	}

	/** The file is the old one or the new one at any time. */
	write(file: string, content: string | Buffer): void {
		const target = join(this.root, file);
		const fresh = `${target}.neu`;
		mkdirSync(dirname(target), { recursive: true });
		writeFileSync(fresh, content);
		renameSync(fresh, target);
		this.#seen.delete(file);
	}

	/** What the build would say of a value and of what is in it. */
	#issuesWithin(field: Field, value: Value): z.core.$ZodIssue[] {
		const { file, path } = locate(field);
		// A document of its own, to try the value in.
		const document = this.#lastSeen(file).clone();
		// What is still the sample's is no answer: its country does not say how long a postcode is.
		for (const { node } of standInsOf(document.contents)) if (isScalar(node)) node.value = '';
		put(document, path, value);
		const texts = Object.entries(TEXTS).find(([name]) => textFile(name) === file)?.[1];
		const schema = file === FACTS ? this.#facts : texts;
		if (!schema) throw new Error(`No schema says what is right in ${file}.`);
		const { error } = schema.safeParse(document.toJS());
		const issues = error?.issues ?? [];
		return issues.filter((issue) => path.every((part, i) => issue.path[i] === part));
	}

	#node(field: Field): unknown {
		const { file, path } = locate(field);
		return this.#lastSeen(file).getIn(path, true);
	}

	#lastSeen(file: string): Document {
		const document = this.#seen.get(file) ?? this.#document(file);
		this.#seen.set(file, document);
		return document;
	}

	#change(field: Field, act: (document: Document, path: Path) => void): void {
		const { file, path } = locate(field);
		const document = this.#document(file);
		act(document, path);
		this.write(file, writeData(document));
		this.#seen.set(file, document);
	}

	/** @throws OwnerError where the file is missing or no YAML */
	#document(file: string): Document {
		const document = openData(this.read(file));
		if (document.errors.length > 0) throw unreadable(file);
		return document;
	}
}

/** The name of a field in one of the owner's files. */
export function fieldIn(file: string, name: string): Field {
	return file === FACTS ? name : `${file}: ${name}`;
}

/** The name of a field in the texts of a page. */
export function textField(page: keyof typeof TEXTS, name: string): Field {
	return fieldIn(textFile(page), name);
}

/** A text within an item; '' where there is none. */
export function partOf(item: Item, name: string): string {
	const part = typeof item === 'string' ? '' : item[name];
	return typeof part === 'string' ? part : '';
}

function unreadable(file: string): OwnerError {
	return new OwnerError(`${file} lässt sich nicht lesen; „npm run pruefen“ sagt, warum.`);
}

/** The file of a field, and the way to it there: `['stationen', 0]`. */
function locate(field: Field): { file: string; path: Path } {
	const [, file = FACTS, name = ''] = /^(?:(.*): )?(.*)$/.exec(field) ?? [];
	const parts = name.match(/[^.[\]]+/g) ?? [];
	return { file, path: parts.map((part) => (/^\d+$/.test(part) ? Number(part) : part)) };
}

function put(document: Document, path: Path, value: Value): void {
	openBlocks(document, path);
	const old = document.getIn(path, true);
	const { comment, commentBefore, spaceBefore } = isNode(old) ? old : {};
	const node = document.createNode(value);
	document.setIn(path, Object.assign(node, { comment, commentBefore, spaceBefore }));
	const list = document.getIn(path.slice(0, -1), true);
	// A list in brackets, as an empty one, goes on in lines.
	if (isSeq(list)) list.flow = false;
}

/** A block with nothing below its name, `freiwillig:`, is a text for YAML: it becomes one that can be filled. */
function openBlocks(document: Document, path: Path): void {
	for (const [i, part] of path.entries()) {
		const block = path.slice(0, i);
		if (isScalar(document.getIn(block, true)))
			document.setIn(block, document.createNode(typeof part === 'number' ? [] : {}));
	}
}
