import { inventedFields } from '../../shared/invented.ts';
import { choose, say } from '../dialog.ts';
import { askLine, type Question } from './question.ts';
import type { Field, Site, Value } from './site.ts';

export type ListShape = {
	/** What one item is, after „Noch“: „eine Leistung“. */
	what: string;
	/** How it is typed in one line: „Name: Satz“. */
	form: string;
	print: (item: Value) => string;
	/** The item that a line means; undefined where it is not of that form. `old` is the one that it replaces. */
	read: (line: string, old?: Value) => Value | undefined;
	/** Fewest and most items; none at all is right where `none` says how that is called. */
	least?: number;
	most: number;
	none?: string;
	/** Which items are never confirmed together with the others. */
	isAskedAlone?: (item: Value) => boolean;
};

type ListFact = Pick<Question, 'group' | 'key' | 'label' | 'page'> & {
	field: Field;
	why: string;
	shape: ListShape;
	isPossible?: (site: Site) => boolean;
};

/**
 * The question for a list: right as it is, or item by item. While it is gone through, the list itself is marked as
 * a stand-in, and every item that was not asked yet: an interview that was broken off goes on there.
 */
export function listQuestion(list: ListFact): Question {
	const { shape, field, why, ...question } = list;
	return {
		...question,
		fields: [field],
		isPossible: (site) => question.isPossible?.(site) !== false,
		isOpen: (site) => site.isStandIn(field),
		async ask(site) {
			const items = site.list(field);
			say([`${question.label}:`, ...items.map((item) => `– ${shape.print(item)}`)].join('\n'));
			const isOpen = site.isStandIn(field);
			const answer = await choose({ question: `${question.label}: Stimmt das so?`, why }, [
				['bleibt', isOpen ? 'Später' : 'Bleibt so'],
				['durchgehen', 'Eines nach dem anderen: bestätigen, ändern, weglassen, ergänzen'],
				...(isOpen && items.length > 0 && inventedFields(items).length === 0
					? [['stimmt', 'Ja, alles stimmt so'] as const]
					: []),
				...(shape.none ? [['keine', shape.none] as const] : []),
				['zurück', 'Zurück zur letzten Frage'],
			]);
			if (answer === 'zurück') return 'back';
			if (answer === 'keine') site.set(field, []);
			if (answer === 'stimmt' && !confirmed(site, list)) return goThrough(site, list);
			if (answer === 'durchgehen') return goThrough(site, list);
			return 'next';
		},
	};
}

/** Confirms all items but those that are asked for alone. @returns whether that were all */
function confirmed(site: Site, { field, shape: { isAskedAlone } }: ListFact): boolean {
	const items = site.list(field);
	site.mark(field);
	for (const [i, item] of items.entries())
		if (!isAskedAlone?.(item)) site.confirm(`${field}[${i}]`);
	if (items.some((item) => isAskedAlone?.(item))) {
		say('Was einen Betrag nennt, bestätigen Sie bitte einzeln.');
		return false;
	}
	site.unmark(field);
	return true;
}

async function goThrough(site: Site, list: ListFact): Promise<'next' | 'back'> {
	const { field } = list;
	// What is the owner's own already is gone through again, too.
	const all = !site.isStandIn(field);
	site.mark(field);
	for (let i = 0; i < site.list(field).length; ) {
		const item = `${field}[${i}]`;
		if (!all && !site.isStandIn(item)) {
			i += 1;
			continue;
		}
		const outcome = await askItem(site, i, list);
		if (outcome === 'back' && i === 0) return 'back';
		if (outcome === 'back') site.mark(`${field}[${--i}]`);
		if (outcome === 'next') i += 1;
	}
	return askForMore(site, list);
}

/** Asks for one item of the list. 'gone': it was left out, and the next one stands in its place. */
async function askItem(
	site: Site,
	i: number,
	{ field, label, shape: { print, read, form } }: ListFact,
): Promise<'next' | 'back' | 'gone'> {
	const place = `${field}[${i}]`;
	const items = site.list(field);
	const old = items[i] ?? '';
	const isSample = inventedFields(old).length > 0;
	const reply = await askLine({
		question: `${label}: ${i + 1} von ${items.length}`,
		why: isSample ? form : 'Strg-U leert die Zeile.',
		own: isSample ? undefined : print(old),
		sample: isSample ? print(old) : undefined,
		none: true,
		words: { enter: isSample ? 'später' : 'stimmt so', none: 'weglassen' },
		read: (typed) => typed,
		faultOf: (line) => {
			const item = read(line, old);
			return item === undefined ? `Erwartet ${form}.` : site.faultOf(place, item);
		},
	});
	if (reply.is === 'back') return 'back';
	if (reply.is === 'later') {
		if (!isSample) site.confirm(place);
	} else if (reply.value === '') {
		site.remove(place);
		return 'gone';
	} else site.set(place, read(reply.value, old) ?? old);
	return 'next';
}

async function askForMore(site: Site, { field, shape }: ListFact): Promise<'next' | 'back'> {
	const { what, form, read, least = 0, most, none } = shape;
	for (;;) {
		const items = site.list(field);
		if (items.length >= most) break;
		const tooFew = items.length < least && !(none && items.length === 0);
		const reply = await askLine({
			question: `Noch ${what}?`,
			why: tooFew ? `${form}. Mindestens ${least}.` : `${form}.`,
			own: '',
			words: { enter: tooFew ? 'später' : 'keine mehr' },
			read: (typed) => typed,
			faultOf: (line) => {
				const item = read(line);
				return item === undefined
					? `Erwartet ${form}.`
					: site.faultOf(`${field}[${items.length}]`, item);
			},
		});
		if (reply.is === 'back') return 'back';
		if (reply.is === 'value') site.set(`${field}[${items.length}]`, read(reply.value) ?? '');
		// The list stays marked: it is asked for again.
		else if (tooFew) return 'next';
		else break;
	}
	site.unmark(field);
	return 'next';
}

/** The two parts of „Name: Satz“; undefined where a line is not of that form. */
export function splitAtColon(line: string): [before: string, after: string] | undefined {
	const [, before = '', after = ''] = /^([^:]+):\s*(\S.*)$/.exec(line) ?? [];
	return before ? [before.trim(), after] : undefined;
}

/** Items of two texts: a name and, after a colon, what is said of it. */
export function pairs(name: string, text: string): Pick<ListShape, 'print' | 'read'> {
	return {
		print: (item) => `${partOf(item, name)}: ${partOf(item, text)}`,
		read: (line) => {
			const parts = splitAtColon(line);
			return parts && { [name]: parts[0], [text]: parts[1] };
		},
	};
}

/** A text within an item; '' where there is none. */
export function partOf(item: Value, name: string): string {
	return isBlock(item) ? String(item[name] ?? '') : '';
}

export function isBlock(value: unknown): value is { readonly [name: string]: Value } {
	return typeof value === 'object' && value !== null && !Array.isArray(value);
}
