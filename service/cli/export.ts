import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { stringify } from 'csv-stringify/sync';
import { perTextField, TEXT_FIELDS } from '#shared/fields.ts';
import { setAsideFiles } from '../database.ts';
import { explainReasons } from '../spam/reasons.ts';
import { allAnfragen, markShown, type StoredAnfrage } from '../store.ts';
import { isFrom } from './read.ts';
import {
	askEmail,
	type CommandContext,
	CommandError,
	failureText,
	MAIL_WORD,
	STATUS_WORD,
} from './terminal.ts';

/** `export`: all inquiries as CSV or JSON. */
export function exportAll(context: CommandContext, format: string): void {
	print(context, [...allAnfragen(context.db)], format === 'json' ? asJson : asCsv);
}

/** `auskunft`: everything stored about one person (Art. 15 DSGVO). */
export async function auskunft(context: CommandContext, given?: string): Promise<void> {
	const email = given ?? (await askEmail(context));
	const anfragen = [...allAnfragen(context.db).filter(isFrom(email))];
	print(context, anfragen, asJson);
	for (const path of setAsideFiles(context.db)) {
		context.err(`Nicht durchsucht: ${path} kann weitere gespeicherte Anfragen enthalten.`);
	}
	if (anfragen.length === 0) throw new CommandError(`Von ${email} ist nichts gespeichert.`);
}

/** Prints inquiries and records that the owner has read them. */
function print(
	{ db, now, out }: CommandContext,
	anfragen: StoredAnfrage[],
	format: (anfragen: StoredAnfrage[]) => string,
): void {
	out(format(anfragen));
	markShown(db, now(), anfragen);
}

/** Everything that is stored, under German names. */
function asJson(anfragen: StoredAnfrage[]): string {
	const stored = anfragen.map((anfrage) => ({
		nummer: anfrage.id,
		zeichen: anfrage.zeichen,
		eingang: iso(anfrage.receivedAt),
		...perTextField(({ name }) => anfrage[name]),
		/** The wordings are in docs/rechtliches.md. */
		einwilligung: `mit dem Wortlaut vom ${anfrage.consentSince}`,
		gezeigtAm: iso(anfrage.shownAt),
		vielleichtWerbung: explainReasons(anfrage.reasons),
		zustellung: {
			stand: STATUS_WORD[anfrage.status],
			wortlaut: MAIL_WORD[anfrage.mailKind],
			versuche: anfrage.attempts,
			wartetSeit: iso(anfrage.queuedAt),
			faelligAm: iso(anfrage.dueAt),
			zugestelltAm: iso(anfrage.sentAt),
			letzterFehler: anfrage.lastError,
		},
		kennung: anfrage.messageKey,
	}));
	return JSON.stringify(stored, null, '\t');
}

/** Formats milliseconds since 1970 as ISO 8601; returns `null` for `null`. */
function iso(milliseconds: number | null): string | null {
	return milliseconds === null ? null : new Date(milliseconds).toISOString();
}

/** CSV for German spreadsheet programs, every cell quoted. */
function asCsv(anfragen: StoredAnfrage[]): string {
	const names = TEXT_FIELDS.map(({ name }) => name);
	const columns = ['nummer', 'zeichen', 'eingang', ...names, 'werbung', 'zustellung'];
	const rows = anfragen.map((anfrage) => [
		...[anfrage.id, anfrage.zeichen, iso(anfrage.receivedAt)],
		...names.map((name) => anfrage[name]),
		...[explainReasons(anfrage.reasons), STATUS_WORD[anfrage.status]],
	]);
	const forSpreadsheets = { bom: true, delimiter: ';', record_delimiter: 'windows' };
	return stringify([columns, ...rows], { ...forSpreadsheets, quoted: true, escape_formulas: true });
}

/** `sichern`: copies the database into a new file while the service is running. */
export function sichern({ db, out }: CommandContext, name: string): void {
	const file = resolve(name);
	if (existsSync(file)) throw new CommandError(`${file} gibt es schon; überschrieben wird nichts.`);
	try {
		// For this user alone.
		writeFileSync(file, '', { mode: 0o600 });
		db.prepare('VACUUM INTO ?').run(file);
		out(`Gesichert: ${file}`);
	} catch (error) {
		rmSync(file, { force: true });
		throw new CommandError(`Die Sicherung ist nicht gelungen: ${failureText(error)}`);
	}
}
