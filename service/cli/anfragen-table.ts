import { basename, dirname, join } from 'node:path';
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
	{ title: 'Nachricht', most: Number.POSITIVE_INFINITY, value: beginning },
];

/** Inquiries as a table; which folder they lie in is shown when there are several. */
export function anfragenTable(anfragen: StoredAnfrage[], width: number, folders: number): string {
	const ordner: Column = { title: 'Ordner', most: 24, value: ({ folder }) => short(folder) };
	const columns = folders > 1 ? COLUMNS.toSpliced(2, 0, ordner) : COLUMNS;
	const filled = columns.map((column) => [column.title, ...anfragen.map(column.value)]);
	let left = width;
	const shown = filled.flatMap((column, index) => {
		const wanted = Math.min(columns[index]?.most ?? 0, Math.max(...column.map(cells)));
		if (left < Math.min(wanted, LEAST)) left = 0;
		const room = Math.min(wanted, left);
		left -= room + GAP;
		return room > 0 ? [column.map((cell) => cutTo(cell, room))] : [];
	});
	const rows = [0, ...anfragen.map((_, index) => index + 1)].map((row) =>
		shown.map((column) => column[row] ?? ''),
	);
	return markdownTable(rows, {
		align: columns.map(({ title }) => (title === 'Nr.' ? 'r' : 'l')),
		stringLength: cells,
		delimiterStart: false,
		delimiterEnd: false,
	});
}

/** Enough for any column, so that a megabyte need not be measured. */
function start(text: string): string {
	return terminalLine(text.slice(0, 1000));
}

function beginning(anfrage: StoredAnfrage): string {
	return (anfrage.verdacht.length > 0 ? '[Verdacht] ' : '') + start(inTeilen(anfrage).text);
}

function short(folder: string): string {
	return join(basename(dirname(folder)), basename(folder));
}
