import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Document, isNode, isScalar, isSeq } from 'yaml';
import type { z } from 'zod';
import { parseData, STAND_IN, standInsOf, writeData } from '../../shared/data-file.ts';
import { FACTS, ownerSchema } from '../../shared/owner-schema.ts';
import { TEXTS, textFile } from '../../src/facts/texts-schema.ts';

/** What can be written into a file of the owner's. */
export type Value =
	| string
	| number
	| boolean
	| readonly Value[]
	| { readonly [name: string]: Value };

/** A field of the owner's facts, „anschrift.ort“, or with its file, „src/content/texte/about.yaml: stationen[0]“. */
export type Field = string;

/** The owner's files. Every answer is on the disk before the next question is asked. */
export class Site {
	readonly root: string;

	constructor(root: string) {
		this.root = root;
	}

	/** What stands in a field: texts, lists and blocks. */
	value(field: Field): unknown {
		const { file, place } = placeOf(field);
		const document = this.#document(file);
		const node = document.getIn(place, true);
		return isNode(node) ? node.toJS(document) : undefined;
	}

	/** What stands in a field with one text; '' where there is none. */
	text(field: Field): string {
		const value = this.value(field);
		return typeof value === 'string' ? value : '';
	}

	/** Whether a field or something within it is still the sample's. */
	isStandIn(field: Field): boolean {
		const { file, place } = placeOf(field);
		return standInsOf(this.#document(file).getIn(place, true)).length > 0;
	}

	/** Writes the owner's own value. What stands around it, remarks too, stays. */
	set(field: Field, value: Value): void {
		const { file } = placeOf(field);
		this.write(file, writeData(this.#with(field, value)));
	}

	/** Says that what stands there is the owner's own. */
	confirm(field: Field): void {
		const { file, place } = placeOf(field);
		const document = this.#document(file);
		for (const { node } of standInsOf(document.getIn(place, true))) delete node.tag;
		this.write(file, writeData(document));
	}

	/** The items of a list; none where there is no list. */
	list(field: Field): readonly Value[] {
		const value = this.value(field);
		return isList(value) ? value : [];
	}

	/** Marks what stands there as not the owner's yet, without what is within it. */
	mark(field: Field): void {
		this.#tag(field, STAND_IN);
	}

	unmark(field: Field): void {
		this.#tag(field, undefined);
	}

	/** Takes an item out of its list. */
	remove(field: Field): void {
		const { file, place } = placeOf(field);
		const document = this.#document(file);
		document.deleteIn(place);
		this.write(file, writeData(document));
	}

	/** What the build would say to a value: „Erwartet …“; undefined where it takes it. */
	faultOf(field: Field, value: Value): string | undefined {
		const { file, place } = placeOf(field);
		const content: unknown = this.#with(field, value).toJS();
		const { error } = schemaOf(file).safeParse(content);
		const issue = error?.issues.find((one) => place.every((part, i) => one.path[i] === part));
		return issue && `Erwartet ${issue.message}.`;
	}

	read(file: string): string {
		return readFileSync(path.join(this.root, file), 'utf8');
	}

	/** The file is the old one or the new one at any time. */
	write(file: string, content: string | Buffer): void {
		const target = path.join(this.root, file);
		const fresh = `${target}.neu`;
		mkdirSync(path.dirname(target), { recursive: true });
		writeFileSync(fresh, content);
		renameSync(fresh, target);
	}

	#tag(field: Field, tag: string | undefined): void {
		const { file, place } = placeOf(field);
		const document = this.#document(file);
		const node = document.getIn(place, true);
		if (!isNode(node)) return;
		if (tag) node.tag = tag;
		else delete node.tag;
		this.write(file, writeData(document));
	}

	#document(file: string): Document {
		return parseData(this.read(file));
	}

	#with(field: Field, value: Value): Document {
		const { file, place } = placeOf(field);
		const document = this.#document(file);
		const node = document.getIn(place, true);
		if (isScalar(node) && typeof value === 'string') {
			node.value = value;
			delete node.type;
			delete node.tag;
		} else document.setIn(place, document.createNode(asText(value)));
		const list = document.getIn(place.slice(0, -1), true);
		// A list that was empty, [], goes on in lines.
		if (isSeq(list)) list.flow = false;
		return document;
	}
}

function placeOf(field: Field): { file: string; place: (string | number)[] } {
	const [name = '', file = FACTS] = field.split(': ').toReversed();
	const parts = name.match(/[^.[\]]+/g) ?? [];
	return { file, place: parts.map((part) => (/^\d+$/.test(part) ? Number(part) : part)) };
}

function schemaOf(file: string): z.ZodType {
	const texts = Object.entries(TEXTS).find(([name]) => textFile(name) === file);
	return texts?.[1] ?? ownerSchema(new Date());
}

/** In the owner's files everything is text. */
function asText(value: Value): unknown {
	if (typeof value === 'boolean') return value ? 'ja' : 'nein';
	if (typeof value === 'number') return String(value);
	if (typeof value === 'string') return value;
	if (isList(value)) return value.map(asText);
	return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, asText(part)]));
}

export const isList = (value: unknown): value is readonly Value[] => Array.isArray(value);
