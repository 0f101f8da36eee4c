import { inParts } from '#shared/fields.ts';
import { readAnfragen, type StoredAnfrage } from '../db/stored-anfrage.ts';
import type { CommandContext } from './command-context.ts';
import { dateTime, STATUS_WORD } from './format.ts';
import { ALL, countAnfragen, MARKED } from './selection.ts';
import { terminalLine } from './terminal-text.ts';

/** Inquiries that fit on a screen. */
export const SCREENFUL = 50;

/** `list`: lists the newest inquiries, or the newest marked ones. */
export function list(
	{ db, width, out }: CommandContext,
	{ anzahl = SCREENFUL, verdacht = false }: { anzahl?: number; verdacht?: boolean },
): void {
	const selection = verdacht ? MARKED : ALL;
	const total = countAnfragen(db, selection);
	const anfragen = readAnfragen(db, selection, anzahl || -1);
	const none = verdacht ? 'Keine Anfrage ist markiert.' : 'Noch keine Anfragen.';
	out(total === 0 ? none : anfragenTable(anfragen, width));
	if (anzahl > 0 && total > anzahl)
		out(`
${anzahl} von ${total} Anfragen; alle mit --anzahl 0.`);
}

/** Formats inquiries as a table, one a line, cut off at the width of the terminal. */
export function anfragenTable(anfragen: Iterable<StoredAnfrage>, width: number): string {
	const title = row(
		'Nr.',
		'Zeichen',
		'Eingang',
		'Zustellung',
		'Verdacht',
		'Name',
		'E-Mail',
		'Nachricht',
	);
	const rows = Array.from(anfragen, (anfrage) => {
		const { id, zeichen, receivedAt, status, spamReasons, email } = anfrage;
		const { name, text } = inParts(anfrage);
		const mark = spamReasons.length > 0 ? 'Werbung?' : '';
		return row(
			String(id),
			zeichen,
			dateTime(receivedAt),
			STATUS_WORD[status],
			mark,
			name,
			email,
			text,
		);
	});
	return [title, ...rows].map((line) => line.slice(0, width)).join('\n');
}

const WIDTHS = [5, 7, 16, 11, 8, 18, 22, 200];

function row(...cells: string[]): string {
	// Copies a short part: a slice would keep the whole megabyte in memory.
	const starts = cells.map((cell) => terminalLine(Buffer.from(cell.slice(0, 1000)).toString()));
	const columns = starts.map((start, index) =>
		start.slice(0, WIDTHS[index]).padEnd(WIDTHS[index] ?? 0),
	);
	return columns.join('  ').trimEnd();
}
