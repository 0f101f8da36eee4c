import { partsForReading } from '#shared/fields.ts';
import { readAnfragen, type StoredAnfrage } from '../db/stored-anfrage.ts';
import { ZEICHEN_LENGTH } from '../outbox/zeichen.ts';
import type { CommandContext, Shell } from './command-context.ts';
import { dateTime, MAIL_WORD, statusWord, terminalLine } from './format.ts';
import { ALL, countAnfragen, MARKED } from './selection.ts';

/** Inquiries that fit on a screen. */
export const SCREENFUL = 50;

/** `list`: lists the newest inquiries, or the newest marked ones. */
export function list(
	context: CommandContext,
	{ anzahl = SCREENFUL, verdacht = false }: { anzahl?: number; verdacht?: boolean },
): void {
	const { db, out } = context;
	const selection = verdacht ? MARKED : ALL;
	const total = countAnfragen(db, selection);
	const anfragen = readAnfragen(db, selection, anzahl || -1);
	const none = verdacht ? 'Keine Anfrage ist markiert.' : 'Noch keine Anfragen.';
	out(total === 0 ? none : anfragenTable(anfragen, context));
	if (anzahl > 0 && total > anzahl) out(`\n${anzahl} von ${total}; alle: dazu --anzahl 0.`);
}

/** Formats inquiries as a table, one a line, cut off at the width of the terminal. */
export function anfragenTable(anfragen: Iterable<StoredAnfrage>, { width, env }: Shell): string {
	const heading = row(({ title }) => title);
	const rows = Array.from(anfragen, (anfrage) => row(({ cell }) => cell(anfrage, env)));
	return [heading, ...rows].map((line) => line.slice(0, width)).join('\n');
}

function row(cellOf: (column: Column) => string): string {
	const cells = COLUMNS.map((column) => {
		// Copies a short part: a slice would keep the whole megabyte in memory.
		const start = Buffer.from(cellOf(column).slice(0, 1000)).toString();
		return terminalLine(start).slice(0, column.width).padEnd(column.width);
	});
	return cells.join('  ').trimEnd();
}

type Cell = (anfrage: StoredAnfrage, env: Shell['env']) => string;
type Column = { title: string; width: number; cell: Cell };

const COLUMNS: Column[] = [
	{ title: 'Nr.', width: 5, cell: ({ id }) => String(id) },
	{ title: 'Zeichen', width: ZEICHEN_LENGTH, cell: ({ zeichen }) => zeichen },
	{ title: 'Eingang', width: 16, cell: ({ receivedAt }) => dateTime(receivedAt) },
	{
		title: 'Zustellung',
		width: 11,
		// A notice does not contain the inquiry's words.
		cell: (anfrage, env) =>
			anfrage.status === 'sent' && anfrage.mailKind === 'notice'
				? MAIL_WORD.notice
				: statusWord(anfrage, env),
	},
	{ title: 'Verdacht', width: 8, cell: ({ spamReasons }) => (spamReasons[0] ? 'Werbung?' : '') },
	{ title: 'Name', width: 18, cell: (anfrage) => partsForReading(anfrage).name },
	{ title: 'E-Mail', width: 22, cell: ({ email }) => email },
	{ title: 'Nachricht', width: 200, cell: (anfrage) => partsForReading(anfrage).text },
];
