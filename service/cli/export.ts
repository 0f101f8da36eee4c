import { stringify } from 'csv-stringify/sync';
import { TEXT_FIELDS } from '#shared/form.ts';
import { setAsideFiles } from '../database.ts';
import { explainReasons } from '../spam/reasons.ts';
import { allAnfragen, markShown } from '../store/archive.ts';
import type { StoredAnfrage } from '../store/row.ts';
import { askPerson } from './read.ts';
import { type CommandContext, CommandError, mailWord } from './terminal.ts';

/** `export`: all inquiries as CSV or JSON. */
export function exportAll(context: CommandContext, format: string): void {
	print(context, allAnfragen(context.db), format === 'json' ? JSON_LIST : CSV);
}

/** `auskunft`: everything stored about one person (Art. 15 DSGVO). */
export async function auskunft(context: CommandContext): Promise<void> {
	const isTheirs = await askPerson(context);
	const count = print(context, allAnfragen(context.db).filter(isTheirs), JSON_LIST);
	for (const path of setAsideFiles(context.dataDir)) {
		context.err(`Nicht durchsucht: ${path} kann weitere gespeicherte Anfragen enthalten.`);
	}
	if (count === 0) throw new CommandError('Von dieser Person ist nichts gespeichert.');
}

type Format = { head?: string; entry(anfrage: StoredAnfrage, index: number): string; end?: string };

/** Prints inquiries one by one, records that the owner has read them, and returns how many they were. */
function print(
	{ db, now, out }: CommandContext,
	anfragen: Iterable<StoredAnfrage>,
	{ head, entry, end }: Format,
): number {
	if (head) out(head);
	const shown = Array.from(anfragen, (anfrage, index) => {
		out(entry(anfrage, index));
		return { id: anfrage.id };
	});
	if (end) out(end);
	markShown(db, now(), shown);
	return shown.length;
}

/** For German spreadsheet programs, every cell quoted. */
const CSV: Format = {
	entry(anfrage, index) {
		const isFirst = index === 0;
		const lines = { bom: isFirst, header: isFirst, record_delimiter: 'windows', eof: false };
		const options = { ...lines, delimiter: ';', quoted: true, escape_formulas: true };
		// The line feed is added by `out`.
		return `${stringify([mostOf(anfrage)], options)}\r`;
	},
};

/** Everything that is stored. */
const JSON_LIST: Format = {
	head: '[',
	entry(anfrage, index) {
		const stored = {
			...mostOf(anfrage),
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

/** What the owner looks for, under German names. */
function mostOf(anfrage: StoredAnfrage): object {
	const texts = TEXT_FIELDS.map(({ label, name }) => [label.toLowerCase(), anfrage[name]]);
	return {
		nummer: anfrage.zeichen,
		eingang: iso(anfrage.receivedAt),
		...Object.fromEntries(texts),
		markiert: explainReasons(anfrage.reasons),
		zustellung: mailWord(anfrage.status),
	};
}

/** Formats milliseconds since 1970 as ISO 8601; returns `null` for `null`. */
function iso(milliseconds: number | null): string | null {
	return milliseconds === null ? null : new Date(milliseconds).toISOString();
}
