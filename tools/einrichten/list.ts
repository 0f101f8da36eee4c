import { inventedFields } from '../../shared/invented.ts';
import { namesMoney } from '../../shared/money.ts';
import { NONE, type Question } from './question.ts';
import type { Field, Item, Site } from './site.ts';

type List = {
	label: string;
	why: string;
	/** What one item is, after „Noch“: „eine Leistung“. */
	what: string;
	/** How it is typed in one line: „Name: Satz“. */
	form: string;
	print: (item: Item) => string;
	/** The item that a line means; undefined where it is not of that form. `old` is the one that it replaces. */
	read: (line: string, old?: Item) => Item | undefined;
	/** Fewest and most items; none at all is right where `none` says how that is called. */
	least?: number;
	most: number;
	none?: string;
};

/**
 * The question for a list: right as it is, or item by item. While it is gone through, the list itself is marked as
 * a stand-in, and every item that was not asked yet: an interview that was broken off goes on there.
 */
export function listQuestion(list: List): Question {
	const { label, why } = list;
	return {
		label,
		why,
		each(site, field) {
			const items = site.list(field);
			const ofItems = [
				...items.map((_, i) => itemQuestion(list, field, i, site)),
				moreQuestion(list, field, site),
			];
			const byField = ofItems.map((question, i) => [`${field}[${i}]`, question] as const);
			return { [field]: asWhole(list, field, site), ...Object.fromEntries(byField) };
		},
	};
}

function asWhole({ label, why, print, none }: List, field: Field, site: Site): Question {
	const items = site.list(field);
	const canBeRight = site.isStandIn(field) && items.length > 0 && !hasInvented(items);
	const right = items.some(namesAmount)
		? 'Ja, bis auf das, was einen Betrag nennt'
		: 'Ja, alles stimmt so';
	return {
		label: `${label}: Stimmt das so?`,
		why,
		before: [`${label}:`, ...items.map((item) => `– ${print(item)}`)].join('\n'),
		show: () => (items.length === 0 ? '' : `${items.length}`),
		isPossible: () => !site.isMarked(field),
		choices: [
			['durchgehen', 'Eines nach dem anderen: bestätigen, ändern, weglassen, ergänzen'],
			...(canBeRight ? [['stimmt', right] as const] : []),
			...(none ? [[NONE, none] as const] : []),
		],
		write(_, answer) {
			if (answer === '') site.set(field, []);
			else if (answer === 'durchgehen') site.mark(field, true);
			else confirmAll(site, field, items);
		},
	};
}

/** Confirms all items but those that name an amount, which are then asked for: the owner is held to it. */
function confirmAll(site: Site, field: Field, items: readonly Item[]): void {
	for (const [i, item] of items.entries()) if (!namesAmount(item)) site.confirm(`${field}[${i}]`);
	site.mark(field, items.some(namesAmount));
}

function namesAmount(item: Item): boolean {
	return namesMoney(JSON.stringify(item));
}

function itemQuestion(list: List, inList: Field, i: number, site: Site): Question {
	const { label, form, print, read } = list;
	const field = `${inList}[${i}]`;
	const items = site.list(inList);
	const old = items[i] ?? '';
	const isSample = hasInvented(old);
	return {
		label: `${label}: ${i + 1} von ${items.length}`,
		why: isSample ? form : 'Strg-U leert die Zeile.',
		none: 'weglassen',
		enter: isSample ? undefined : { words: 'stimmt so', act: () => site.confirm(field) },
		isPossible: () => site.isMarked(inList),
		show: () => print(old),
		faultOf: (line) => faultOfItem(list, field, read(line, old), site),
		write(_, line) {
			if (line === '') {
				site.remove(field);
				// The next one stands in its place now.
				return { again: true };
			}
			site.set(field, read(line, old) ?? old);
			return undefined;
		},
	};
}

function moreQuestion(list: List, inList: Field, site: Site): Question {
	const { what, form, read, least = 0, most, none } = list;
	const items = site.list(inList);
	const field = `${inList}[${items.length}]`;
	const isTooShort = items.length < least && !(none && items.length === 0);
	return {
		label: `Noch ${what}?`,
		why: isTooShort ? `${form}. Mindestens ${least}.` : `${form}.`,
		// A list that is too short stays marked: it is asked for again.
		enter: isTooShort ? undefined : { words: 'keine mehr', act: () => site.mark(inList, false) },
		isPossible: () => site.isMarked(inList),
		isOpen: () => true,
		faultOf: (line) =>
			items.length >= most
				? `Mehr als ${most} dürfen es nicht sein.`
				: faultOfItem(list, field, read(line), site),
		write(_, line) {
			site.set(field, read(line) ?? '');
			site.mark(inList, true);
		},
	};
}

function faultOfItem({ form }: List, field: Field, item: Item | undefined, site: Site) {
	return item === undefined ? `Erwartet ${form}.` : site.faultOf(field, item);
}

function hasInvented(value: unknown): boolean {
	return inventedFields(value).length > 0;
}

const AT_COLON = /^([^:]+):\s*(\S.*)$/;

/**
 * Items of two texts, typed one after the other: a name up to its colon or question mark, and what is said of it. An
 * item that keeps its name keeps all that it has besides, as a station its drawing.
 */
export function pairs(name: string, text: string, form = AT_COLON): Pick<List, 'print' | 'read'> {
	const nameOf = (item: Item) => partOf(item, name);
	return {
		print: (item) => `${nameOf(item)}${form === AT_COLON ? ':' : ''} ${partOf(item, text)}`,
		read(line, old = '') {
			const [, first, rest] = form.exec(line) ?? [];
			if (!first || !rest) return undefined;
			const kept = typeof old !== 'string' && nameOf(old) === first ? old : {};
			return { ...kept, [name]: first.trim(), [text]: rest };
		},
	};
}

/** A text within an item; '' where there is none. */
export function partOf(item: Item, name: string): string {
	const part = typeof item === 'string' ? '' : item[name];
	return typeof part === 'string' ? part : '';
}
