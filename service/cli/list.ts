import { inParts } from '#shared/fields.ts';
import { readAnfragen, type StoredAnfrage } from '../db/stored-anfrage.ts';
import type { Owner } from './cli.ts';
import { ALL, countAnfragen } from './which.ts';
import { dateTime, STATE, terminalLine } from './words.ts';

/** What a screen holds. */
export const SCREENFUL = 50;

/** `list`: the newest inquiries. */
export function list({ db, width, out }: Owner, { anzahl = SCREENFUL }: { anzahl?: number }): void {
	const total = countAnfragen(db, ALL);
	const anfragen = readAnfragen(db, ALL, anzahl || -1);
	out(total === 0 ? 'Noch keine Anfragen.' : anfragenTable(anfragen, width));
	if (anzahl > 0 && total > anzahl) out(`\n${anzahl} von ${total} Anfragen; alle mit --anzahl 0.`);
}

/** Inquiries one a line, no longer than the terminal is wide; what has no room is cut off on the right. */
export function anfragenTable(anfragen: Iterable<StoredAnfrage>, width: number): string {
	const title = row('Nr.', 'Zeichen', 'Eingang', 'Zustellung', 'Name', 'E-Mail', 'Nachricht');
	const rows = Array.from(anfragen, (anfrage) => {
		const { id, zeichen, receivedAt, status, email } = anfrage;
		const { name, text } = inParts(anfrage);
		return row(String(id), zeichen || '–', dateTime(receivedAt), STATE[status], name, email, text);
	});
	return [title, ...rows].map((line) => line.slice(0, width)).join('\n');
}

const WIDTHS = [5, 7, 16, 11, 18, 22, 200];

function row(...cells: string[]): string {
	// Enough of any; a copy, for a part of a string would keep its whole megabyte.
	const starts = cells.map((cell) => terminalLine(Buffer.from(cell.slice(0, 1000)).toString()));
	const columns = starts.map((start, index) =>
		start.slice(0, WIDTHS[index]).padEnd(WIDTHS[index] ?? 0),
	);
	return columns.join('  ').trimEnd();
}
