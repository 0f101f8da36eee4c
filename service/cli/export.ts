import { stringify } from 'csv-stringify/sync';
import { TEXT_FIELDS } from '#shared/form.ts';
import { filesSetAside } from '../database.ts';
import { explainReasons } from '../spam/reasons.ts';
import { allAnfragen, noteShown } from '../store/archive.ts';
import type { StoredAnfrage } from '../store/row.ts';
import { askPerson } from './read.ts';
import { type CommandContext, CommandError, mailWord } from './terminal.ts';

/** `export`: all inquiries as CSV or JSON. */
export async function exportAll(context: CommandContext, format: string): Promise<void> {
	await print(context, allAnfragen(context.db), format === 'json' ? JSON_LIST : CSV);
}

/** `auskunft`: everything stored about one person (Art. 15 DSGVO). */
export async function auskunft(context: CommandContext): Promise<void> {
	const isTheirs = await askPerson(context);
	const count = await print(context, allAnfragen(context.db).filter(isTheirs), JSON_LIST);
	for (const path of filesSetAside(context.dataDir)) {
		context.err(`Nicht durchsucht: ${path} kann weitere gespeicherte Anfragen enthalten.`);
	}
	if (count === 0) throw new CommandError('Von dieser Person ist nichts gespeichert.');
}

type Format = { head: string; entry(anfrage: StoredAnfrage, index: number): string; end?: string };

/** Prints inquiries one by one, records that the owner has read them, and returns how many they were. */
async function print(
	{ db, host, out, printed }: CommandContext,
	anfragen: Iterable<StoredAnfrage>,
	{ head, entry, end }: Format,
): Promise<number> {
	out(head);
	const shown = Array.from(anfragen, (anfrage, index) => {
		out(entry(anfrage, index));
		return { id: anfrage.id };
	});
	if (end) out(end);
	await printed();
	noteShown(db, host.now(), shown);
	return shown.length;
}

/** What the owner looks for, under German names. */
const COLUMNS: [name: string, read: (anfrage: StoredAnfrage) => string | null][] = [
	['nummer', ({ zeichen }) => zeichen],
	['eingang', ({ receivedAt }) => iso(receivedAt)],
	...TEXT_FIELDS.map(({ label, name }): (typeof COLUMNS)[number] => [
		label.toLowerCase(),
		(one) => one[name],
	]),
	['markiert', ({ reasons }) => explainReasons(reasons)],
	['zustellung', ({ status }) => mailWord(status)],
];

/** For German spreadsheet programs, every cell quoted. */
const CSV: Format = {
	head: `\ufeff${csvLine(COLUMNS.map(([name]) => name))}`,
	entry: (anfrage) => csvLine(COLUMNS.map(([, read]) => read(anfrage))),
};

/** The line feed is added by `out`. An apostrophe, which spreadsheets show, stands before what could be a formula. */
function csvLine(cells: (string | null)[]): string {
	// `+49 231 123456` is no formula; `+49231123456` would be a number, shown as 4,9E+10.
	const isPhone = (text: string) => /^\+\d+( \d+)+$/.test(text);
	const string = (value: string) => ({ value, escape_formulas: !isPhone(value) });
	const options = { delimiter: ';', quoted: true, eof: false, cast: { string } };
	return `${stringify([cells], options)}\r`;
}

/** Everything that is stored, for `export --format json` and `auskunft`. */
const JSON_LIST: Format = {
	head: '[',
	entry(anfrage, index) {
		const stored = {
			...Object.fromEntries(COLUMNS.map(([name, read]) => [name, read(anfrage)])),
			/** The wordings are in docs/rechtliches.md. */
			einwilligung: `mit dem Wortlaut vom ${anfrage.consentSince}`,
			gezeigtAm: iso(anfrage.shownAt),
			erinnertAm: iso(anfrage.toldAt),
			zustellung: {
				stand: mailWord(anfrage.status),
				wortlaut: mailWord(anfrage.mailKind),
				versuche: anfrage.attempts,
				wartetSeit: iso(anfrage.queuedAt),
				faelligAm: iso(anfrage.dueAt),
				zugestelltAm: iso(anfrage.sentAt),
				letzterFehler: anfrage.lastError,
			},
			kennung: anfrage.messageKey,
		};
		return (index > 0 ? ',' : '') + JSON.stringify(stored, null, '\t');
	},
	end: ']',
};

/** Formats milliseconds since 1970 as ISO 8601; returns `null` for `null`. */
function iso(milliseconds: number | null): string | null {
	return milliseconds === null ? null : new Date(milliseconds).toISOString();
}
