import { markdownTable } from 'markdown-table';
import { inParts } from '#shared/fields.ts';
import { readAnfragen, type StoredAnfrage } from '../db/stored-anfrage.ts';
import { outboxStatus } from '../outbox/status.ts';
import type { Owner } from './cli.ts';
import { ALL } from './which.ts';
import { cells, cutTo, dateTime, state, terminalLine } from './words.ts';

/** What a screen holds. */
export const SCREENFUL = 50;

/** `list`: the newest inquiries. */
export function list({ db, width, out }: Owner, { anzahl = SCREENFUL }: { anzahl?: number }): void {
	const { total } = outboxStatus(db);
	const anfragen = readAnfragen(db, ALL, anzahl || -1);
	out(total === 0 ? 'Noch keine Anfragen.' : anfragenTable(anfragen, width));
	if (anzahl > 0 && total > anzahl) out(`\n${anzahl} von ${total} Anfragen; alle mit --anzahl 0.`);
}

/** `most`: cells it may take up; without it, as many as there are. */
type Column = { title: string; most?: number; value(anfrage: StoredAnfrage): string };

const COLUMNS: Column[] = [
	{ title: 'Nr.', most: 7, value: ({ id }) => String(id) },
	{ title: 'Zeichen', most: 7, value: ({ zeichen }) => zeichen || '–' },
	{ title: 'Eingang', most: 16, value: ({ receivedAt }) => dateTime(receivedAt) },
	{ title: 'Name', most: 28, value: (anfrage) => start(inParts(anfrage).name) },
	{ title: 'Zustellung', most: 11, value: state },
	{ title: 'E-Mail', most: 22, value: ({ email }) => start(email) },
	{ title: 'Nachricht', value: (anfrage) => start(inParts(anfrage).text) },
];

/** Inquiries as a table no wider than the terminal; what has no room is cut off on the right. */
export function anfragenTable(anfragen: Iterable<StoredAnfrage>, width: number): string {
	const rows = Array.from(anfragen, (anfrage) =>
		COLUMNS.map(({ most = width, value }) => cutTo(value(anfrage), Math.min(most, width))),
	);
	const table = markdownTable([COLUMNS.map(({ title }) => title), ...rows], {
		align: ['r'],
		stringLength: cells,
		delimiterStart: false,
		delimiterEnd: false,
	});
	return table.replace(/.+/g, (line) => cutTo(line.trimEnd(), width));
}

/** Enough for any column; a copy, for a part of a string would keep its whole megabyte. */
function start(text: string): string {
	return terminalLine(Buffer.from(text.slice(0, 1000)).toString());
}
