import { hasInvented } from '#shared/invented.ts';
import { namesMoney } from '#shared/money.ts';
import { type Act, choiceOrLater, LATER, line, type Meaning, type Question } from '../question.ts';
import { type Field, type Item, partOf, type Site } from '../site.ts';

/** What is asked for in a list, and how its items are typed. */
export type ListOptions = {
	label: string;
	help: string;
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
 * The questions for a list. The tags in the file say how far the owner is; who leaves goes on there.
 *
 * | tag of the list | tags of items | what is asked                                                                 |
 * | ---             | some          | whether it is right as a whole, or shall be gone through                      |
 * | tagged          | some or none  | each tagged item, and one more: once none is put off and their number is      |
 * |                 |               | right, the tag goes                                                           |
 * | ---             | none          | nothing: it is his own. One more where their number is wrong; by name each    |
 * |                 |               | item, where Enter changes nothing                                             |
 */
export function list(site: Site, field: Field, options: ListOptions): Question[] {
	const current: CurrentList = { ...options, site, field, items: site.items(field) };
	if (site.isUnconfirmed(field) && !site.isTagged(field)) return [wholeQuestion(current)];
	return [...current.items.map((item, i) => itemQuestion(current, item, i)), moreQuestion(current)];
}

/** A list with what stands in it now. */
type CurrentList = ListOptions & { site: Site; field: Field; items: readonly Item[] };

function wholeQuestion({ site, field, items, label, help, print, none }: CurrentList): Question {
	const goThrough: Act = () => {
		site.setTag(field, true);
		return { next: 'here' };
	};
	const confirmAll: Act = () => {
		for (const [i, item] of items.entries()) if (!namesAmount(item)) site.confirm(`${field}[${i}]`);
		// The owner is held to an amount: it is asked for alone.
		return items.some(namesAmount) ? goThrough() : undefined;
	};
	const yes = items.some(namesAmount)
		? 'Ja, bis auf das, was einen Betrag nennt'
		: 'Ja, alles stimmt so';
	const all = items.length === 1 ? 'den Eintrag' : `alle ${items.length} Einträge`;
	const choices: [label: string, act: Act][] = [
		['Eines nach dem anderen: bestätigen, ändern, weglassen, ergänzen', goThrough],
	];
	if (!hasInvented(items)) choices.push([yes, confirmAll]);
	// What is gone cannot be brought back.
	if (none) choices.push([`${none}: ${all} löschen`, () => site.set(field, [])]);
	return choiceOrLater({
		id: field,
		label: `${label}: Stimmt das so?`,
		help: [help, ...items.map((item) => `– ${print(item)}`)].join('\n'),
		isOpen: true,
		choices,
	});
}

const namesAmount = (item: Item) => namesMoney(JSON.stringify(item));

function itemQuestion(current: CurrentList, item: Item, i: number): Question {
	const { site, items, label, form, print, read } = current;
	const field = `${current.field}[${i}]`;
	const text = print(item);
	return line({
		id: field,
		label: `${label}: ${i + 1} von ${items.length}`,
		isOpen: site.isUnconfirmed(field),
		...(hasInvented(item)
			? { help: form, sample: text }
			: {
					help: 'Strg-U leert die Zeile.',
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
		take: (typed) => itemMeaning(current, field, read(typed, item)),
	});
}

/** A wrong item added, to ask only whether one more would be too many. */
const WRONG_ITEM = '';

function moreQuestion(current: CurrentList): Question {
	const { site, items, what, form, read } = current;
	const field = `${current.field}[${items.length}]`;
	const fault = site.faultOfCount(current.field, items);
	const isPutOff = items.some((_, i) => site.isUnconfirmed(`${current.field}[${i}]`));
	const settle = { label: 'keine mehr', means: () => site.setTag(current.field, false) };
	// Else it is asked for again: it stays tagged, or its number is still wrong.
	const noMore = fault || isPutOff ? LATER : settle;
	return line({
		id: field,
		label: `Noch ${what}?`,
		help: fault ? `${form}. ${fault}` : `${form}.`,
		isOpen: site.isTagged(current.field) || fault !== undefined,
		enter: noMore,
		none: noMore,
		take(typed) {
			const tooMany = site.faultOfCount(current.field, [...items, WRONG_ITEM]);
			return tooMany ?? itemMeaning(current, field, read(typed));
		},
	});
}

/** What an item that was typed does; undefined is one of another form. */
function itemMeaning({ site, form }: CurrentList, field: Field, item: Item | undefined): Meaning {
	if (item === undefined) return `Erwartet ${form}.`;
	return site.faultOf(field, item) ?? (() => site.set(field, item));
}

/** Where a title ends, and what stands between it and what is said of it. */
const AT_COLON = { end: /:/, between: ': ' };
export const AT_QUESTION_MARK: typeof AT_COLON = { end: /(?<=\?[!?]*)(?![!?])/, between: ' ' };

/**
 * Items of two texts, typed one after the other. An item that keeps its title keeps all that it has besides, as a
 * station its drawing.
 */
export function pairs(
	titleField: string,
	textField: string,
	{ end, between } = AT_COLON,
): Pick<ListOptions, 'print' | 'read'> {
	const titleOf = (item: Item) => partOf(item, titleField);
	return {
		print: (item) => `${titleOf(item)}${between}${partOf(item, textField)}`,
		read(typed, old = '') {
			const before = titleOf(old);
			// A title may have a colon of its own.
			const isSame = before !== '' && typed.startsWith(`${before}${between}`);
			const [start = ''] = isSame ? [before] : typed.split(end, 1);
			const title = start.trim();
			const rest = typed.slice(start.length).replace(/^[:\s]+/, '');
			if (!title || !rest) return undefined;
			const kept = typeof old !== 'string' && before === title ? old : {};
			return { ...kept, [titleField]: title, [textField]: rest };
		},
	};
}
