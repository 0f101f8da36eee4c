import { markdownTable } from 'markdown-table';
import { inTeilen } from '#shared/felder.ts';
import { dateTime } from './date-time.ts';
import type { StoredAnfrage } from './stored-anfrage.ts';
import { cells, cutTo, terminalLine } from './terminal-text.ts';
import { stand } from './zustellung.ts';

/** Between two columns stands ` | `. */
const GAP = 3;
/** A column narrower than this says nothing. */
const LEAST = 8;

type Column = { title: string; most: number; value(anfrage: StoredAnfrage): string };

const COLUMNS: Column[] = [
	{ title: 'Nr.', most: 7, value: ({ id }) => String(id) },
	{ title: 'Zeichen', most: 7, value: ({ zeichen }) => zeichen || '–' },
	{ title: 'Eingang', most: 16, value: ({ receivedAt }) => dateTime(receivedAt) },
	{ title: 'Name', most: 28, value: (anfrage) => start(inTeilen(anfrage).name) },
	{ title: 'Zustellung', most: 11, value: stand },
	{ title: 'E-Mail', most: 32, value: ({ email }) => start(email) },
	{
		title: 'Nachricht',
		most: Number.POSITIVE_INFINITY,
		value: (anfrage) => start(inTeilen(anfrage).text),
	},
];

/** Inquiries as a table no wider than the terminal; what has no room is left out on the right. */
export function anfragenTable(anfragen: StoredAnfrage[], width: number): string {
	let left = width;
	const shown = COLUMNS.flatMap(({ title, most, value }) => {
		const column = [title, ...anfragen.map(value)];
		const wanted = Math.min(most, Math.max(...column.map(cells)));
		if (left < Math.min(wanted, LEAST)) left = 0;
		const room = Math.min(wanted, left);
		left -= room + GAP;
		return room > 0 ? [column.map((cell) => cutTo(cell, room))] : [];
	});
	const rows = ['head', ...anfragen].map((_, row) => shown.map((column) => column[row] ?? ''));
	return markdownTable(rows, {
		align: ['r'],
		stringLength: cells,
		delimiterStart: false,
		delimiterEnd: false,
	});
}

/** Enough for any column, so that a megabyte need not be measured. */
function start(text: string): string {
	return terminalLine(text.slice(0, 1000));
}
