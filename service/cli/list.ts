import { inParts } from '#shared/fields.ts';
import { readAnfragen, type StoredAnfrage } from '../db/stored-anfrage.ts';
import type { CommandContext } from './command-context.ts';
import { dateTime, STATUS_WORD } from './format.ts';
import { ALL, countAnfragen } from './selection.ts';
import { terminalLine } from './terminal-text.ts';

/** Inquiries that fit on a screen. */
export const SCREENFUL = 50;

/** `list`: the newest inquiries. */
export function list(
	{ db, width, out }: CommandContext,
	{ anzahl = SCREENFUL }: { anzahl?: number },
): void {
	const total = countAnfragen(db, ALL);
	const anfragen = readAnfragen(db, ALL, anzahl || -1);
	out(total === 0 ? 'Noch keine Anfragen.' : anfragenTable(anfragen, width));
	if (anzahl > 0 && total > anzahl) out(`\n${anzahl} von ${total} Anfragen; alle mit --anzahl 0.`);
}

/** Formats inquiries as a table, one a line, cut off at the width of the terminal. */
export function anfragenTable(anfragen: Iterable<StoredAnfrage>, width: number): string {
	const title = row('Nr.', 'Zeichen', 'Eingang', 'Zustellung', 'Name', 'E-Mail', 'Nachricht');
	const rows = Array.from(anfragen, (anfrage) => {
		const { id, zeichen, receivedAt, status, email } = anfrage;
		const { name, text } = inParts(anfrage);
		return row(
			String(id),
			zeichen || '–',
			dateTime(receivedAt),
			STATUS_WORD[status],
			name,
			email,
			text,
		);
	});
	return [title, ...rows].map((line) => line.slice(0, width)).join('\n');
}

const WIDTHS = [5, 7, 16, 11, 18, 22, 200];

function row(...cells: string[]): string {
	// Copies a short part: a slice would keep the whole megabyte in memory.
	const starts = cells.map((cell) => terminalLine(Buffer.from(cell.slice(0, 1000)).toString()));
	const columns = starts.map((start, index) =>
		start.slice(0, WIDTHS[index]).padEnd(WIDTHS[index] ?? 0),
	);
	return columns.join('  ').trimEnd();
}
