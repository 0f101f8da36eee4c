import { askText } from '../dialog.ts';

export type ListShape<Item> = {
	/** What one item is, after „Noch“: „eine Leistung“. */
	what: string;
	/** How it is typed in one line: „Name: Satz“. */
	form: string;
	print: (item: Item) => string;
	/** The item that a line means; undefined where it is not of that form. */
	read: (line: string) => Item | undefined;
	/** What is wrong with the whole list: „Erwartet …“. */
	faultOf?: (items: readonly Item[]) => string | undefined;
	most: number;
};

/** The two parts of „Name: Satz“; undefined where a line is not of that form. */
export function splitAtColon(line: string): [before: string, after: string] | undefined {
	const [, before = '', after = ''] = /^([^:]+):\s*(\S.*)$/.exec(line) ?? [];
	return before ? [before.trim(), after] : undefined;
}

/** Goes through a list, item by item: each stays, is changed or left out, and more may follow. */
export async function askList<Item>(
	items: readonly Item[],
	shape: ListShape<Item>,
): Promise<Item[]> {
	const { what, form, print, read, faultOf, most } = shape;
	const kept: Item[] = [];
	const faultOfLine = (line: string) =>
		line === '-' || read(line) !== undefined ? undefined : `Erwartet „${form}“ in einer Zeile.`;
	for (const [i, item] of items.entries()) {
		const line = await askText({
			question: `${i + 1} von ${items.length}`,
			why: 'Enter: so lassen. „-“: weglassen. Strg-U leert die Zeile.',
			given: print(item),
			check: faultOfLine,
		});
		const same = line === print(item) ? item : read(line);
		if (line !== '-' && same !== undefined) kept.push(same);
	}
	while (kept.length < most) {
		const line = await askText({
			question: `Noch ${what}?`,
			why: `${form}. Enter: fertig.`,
			check: (typed) => (typed === '' ? faultOf?.(kept) : faultOfLine(typed)),
		});
		if (line === '') break;
		const item = line === '-' ? undefined : read(line);
		if (item !== undefined) kept.push(item);
	}
	return kept;
}
