import { hasInvented } from '../../shared/invented.ts';
import { namesMoney } from '../../shared/money.ts';
import {
	type Act,
	choiceOrLater,
	LATER,
	line,
	type Meaning,
	onlyIf,
	type Question,
} from '../question.ts';
import { type Field, type Item, partOf, type Site } from '../site.ts';

/** What is asked for in a list, and how its items are typed. */
export type ListOptions = {
	label: string;
	why: string;
	/** What one item is, after „Noch“: „eine Leistung“. */
	what: string;
	/** How it is typed in one line: „Name: Satz“. */
	form: string;
	print: (item: Item) => string;
	/** The item that was typed; undefined where it is not of that form. `old` is the one that it replaces. */
	read: (typed: string, old?: Item) => Item | undefined;
	/** What having none is called, where that is right. */
	none?: string;
};

/**
 * The questions for a list: whether it is right as it is, or else one for each item and one for more. A tag on the list
 * says that its items are being gone through, one on an item that it was not answered yet: who leaves goes on there.
 */
export function list(site: Site, field: Field, options: ListOptions): Question[] {
	const items = site.list(field);
	const isUnderWay = site.isStandIn(field);
	const fault = isUnderWay ? site.faultOfCount(field, items) : undefined;
	const current: CurrentList = { ...options, site, field, items, fault };
	return [
		...onlyIf(!isUnderWay, [wholeQuestion(current)]),
		...onlyIf(isUnderWay, [
			...current.items.map((item, i) => itemQuestion(current, item, i)),
			moreQuestion(current),
		]),
	];
}

/** A list with what stands in it now. */
type CurrentList = ListOptions & {
	site: Site;
	field: Field;
	items: readonly Item[];
	/** What is wrong with the number of items. */
	fault: string | undefined;
};

function wholeQuestion(current: CurrentList): Question {
	const { site, field, items, label, why, print, none } = current;
	const isOpen = site.hasStandIn(field);
	const yes = items.some(namesAmount)
		? 'Ja, bis auf das, was einen Betrag nennt'
		: 'Ja, alles stimmt so';
	const choices: [label: string, act: Act][] = [
		['Eines nach dem anderen: bestätigen, ändern, weglassen, ergänzen', () => begin(current)],
	];
	if (isOpen && items.length > 0 && !hasInvented(items))
		choices.push([yes, () => confirmAll(current)]);
	if (none) choices.push([noneLabel(current, none), () => site.set(field, [])]);
	return choiceOrLater({
		id: field,
		label: `${label}: Stimmt das so?`,
		why: [why, ...items.map((item) => `– ${print(item)}`)].join('\n'),
		isOpen,
		holds: items.length === 0 ? none : undefined,
		choices,
	});
}

/** What is his own cannot be brought back. */
function noneLabel({ items }: CurrentList, none: string): string {
	if (items.length === 0) return none;
	return `${none}: ${items.length === 1 ? 'den Eintrag' : `alle ${items.length} Einträge`} löschen`;
}

function begin({ site, field, items }: CurrentList): void {
	if (items.length === 0) site.set(field, []);
	for (const place of [field, ...items.keys().map((i) => `${field}[${i}]`)])
		site.setStandIn(place, true);
}

/** Confirms all items but those that name an amount, which are then asked for: the owner is held to it. */
function confirmAll({ site, field, items }: CurrentList): void {
	for (const [i, item] of items.entries()) if (!namesAmount(item)) site.confirm(`${field}[${i}]`);
	site.setStandIn(field, items.some(namesAmount));
}

function namesAmount(item: Item): boolean {
	return namesMoney(JSON.stringify(item));
}

function itemQuestion(current: CurrentList, item: Item, i: number): Question {
	const { site, items, label, form, print, read } = current;
	const field = `${current.field}[${i}]`;
	const text = print(item);
	return line({
		id: field,
		label: `${label}: ${i + 1} von ${items.length}`,
		isOpen: site.hasStandIn(field),
		...(hasInvented(item)
			? { why: form, sample: text }
			: {
					why: 'Strg-U leert die Zeile.',
					own: text,
					enter: { label: 'stimmt so', means: () => site.confirm(field) },
				}),
		none: {
			label: 'weglassen',
			means() {
				site.remove(field);
				return { next: 'here' };
			},
		},
		read: (typed) => itemMeaning(current, field, read(typed, item)),
	});
}

function moreQuestion(current: CurrentList): Question {
	const { site, items, what, form, read, fault } = current;
	const field = `${current.field}[${items.length}]`;
	const finish = () => site.setStandIn(current.field, false);
	// A list that is too short stays tagged: it is asked for again.
	const noMore = fault ? LATER : { label: 'keine mehr', means: finish };
	return line({
		id: field,
		label: `Noch ${what}?`,
		why: fault ? `${form}. ${fault}` : `${form}.`,
		enter: noMore,
		none: noMore,
		read(typed) {
			const item = read(typed);
			// While there are too few, one more is right.
			const tooMany = item && !fault && site.faultOfCount(current.field, [...items, item]);
			return tooMany || itemMeaning(current, field, item);
		},
	});
}

/** What an item that was typed does; undefined is one of another form. */
function itemMeaning({ site, form }: CurrentList, field: Field, item: Item | undefined): Meaning {
	if (item === undefined) return `Erwartet ${form}.`;
	return site.faultOf(field, item) ?? (() => site.set(field, item));
}

/** How a title is parted from what is said of it. */
const AT_COLON = { parts: /^([^:]+):\s*(\S.*)$/, between: ': ' };
export const AT_QUESTION_MARK: typeof AT_COLON = { parts: /^(.+?\?)\s*(\S.*)$/, between: ' ' };

/**
 * Items of two texts, typed one after the other. An item that keeps its title keeps all that it has besides, as a
 * station its drawing.
 */
export function pairs(
	name: string,
	text: string,
	{ parts, between } = AT_COLON,
): Pick<ListOptions, 'print' | 'read'> {
	const titleOf = (item: Item) => partOf(item, name);
	return {
		print: (item) => `${titleOf(item)}${between}${partOf(item, text)}`,
		read(typed, old = '') {
			const before = titleOf(old);
			// A title may have a colon of its own.
			const isSame = before !== '' && typed.startsWith(`${before}${between}`);
			const [, first = '', rest] = isSame
				? ['', before, typed.slice(before.length + between.length)]
				: (parts.exec(typed) ?? []);
			const title = first.trim();
			if (!title || !rest) return undefined;
			const kept = typeof old !== 'string' && before === title ? old : {};
			return { ...kept, [name]: title, [text]: rest };
		},
	};
}
