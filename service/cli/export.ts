import { stringify } from 'csv-stringify/sync';
import { perTextField, TEXT_FIELDS } from '#shared/fields.ts';
import { readAnfragen, type StoredAnfrage } from '../db/stored-anfrage.ts';
import { explainReasons } from '../spam/reasons.ts';
import { askEmail, type CommandContext, failed, type Shell } from './command-context.ts';
import { iso, MAIL_WORD, statusWord } from './format.ts';
import { ALL, byEmail } from './selection.ts';
import { warnOfResidualFiles } from './warn-of-residual-files.ts';
import { writeAnfragen } from './write-anfragen.ts';

export async function exportAll(
	context: CommandContext,
	options: { format: 'csv' | 'json'; datei?: string },
): Promise<void> {
	const inPieces = options.format === 'csv' ? asCsv : anfragenAsJson;
	await writeAnfragen(context, readAnfragen(context.db, ALL), inPieces, options.datei);
}

/** `auskunft`: writes everything stored about one person (Art. 15 DSGVO). */
export async function auskunft(
	context: CommandContext,
	options: { email?: string; datei?: string },
): Promise<void> {
	const email = options.email ?? (await askEmail(context));
	const found = readAnfragen(context.db, byEmail(email));
	const count = await writeAnfragen(context, found, asAuskunft, options.datei);
	warnOfResidualFiles(context, 'Nicht durchsucht');
	if (count === 0) throw failed(`Von ${email} ist nichts gespeichert.`);

	function* asAuskunft(anfragen: Iterable<StoredAnfrage>, env: Shell['env']): Generator<string> {
		const head = { email, stand: context.now().toISOString() };
		yield `${JSON.stringify(head).slice(0, -1)}, "anfragen":`;
		yield* anfragenAsJson(anfragen, env);
		yield '}';
	}
}

function* anfragenAsJson(anfragen: Iterable<StoredAnfrage>, env: Shell['env']): Generator<string> {
	let before = '[';
	for (const anfrage of anfragen) {
		yield before + JSON.stringify(asJson(anfrage, env), null, '\t');
		before = ',';
	}
	yield before === '[' ? '[]' : ']';
}

/** Returns everything that is stored about an inquiry, under German names. */
function asJson(anfrage: StoredAnfrage, env: Shell['env']) {
	return {
		nummer: anfrage.id,
		zeichen: anfrage.zeichen,
		eingang: iso(anfrage.receivedAt),
		...perTextField(({ name }) => anfrage[name]),
		// An inquiry without consent is not accepted.
		checkbox: true,
		gezeigtAm: iso(anfrage.shownAt),
		/** Hash of the text fields, until it is cleared. */
		fingerabdruck: anfrage.fingerprint && Buffer.from(anfrage.fingerprint).toString('hex'),
		verdacht: explainReasons(anfrage.spamReasons),
		zustellung: {
			stand: statusWord(anfrage, env),
			versuche: anfrage.attempts,
			wartetSeit: iso(anfrage.queuedAt),
			geplantAm: iso(anfrage.scheduledAt),
			art: MAIL_WORD[anfrage.mailKind],
			faelligAm: iso(anfrage.dueAt),
			zugestelltAm: iso(anfrage.sentAt),
			letzterFehler: anfrage.lastError,
		},
		kennung: anfrage.messageKey,
	};
}

/** Writes inquiries as CSV for German spreadsheet programs, line by line. */
function* asCsv(anfragen: Iterable<StoredAnfrage>, env: Shell['env']): Generator<string> {
	const names = TEXT_FIELDS.map(({ name }) => name);
	yield `\ufeff${csvLine(['nummer', 'zeichen', 'eingang', ...names, 'verdacht', 'zustellung'])}`;
	for (const anfrage of anfragen) {
		const values = names.map((name) => asPlainText(anfrage[name]));
		const { id, zeichen, receivedAt, spamReasons } = anfrage;
		const reasons = explainReasons(spamReasons).join('; ');
		yield csvLine([id, zeichen, iso(receivedAt), ...values, reasons, statusWord(anfrage, env)]);
	}
}

/** Returns one line, every cell quoted, without its \n, which the writer adds; the \r stays. */
function csvLine(values: unknown[]): string {
	const form = { delimiter: ';', quoted: true, record_delimiter: 'windows' };
	return stringify([values], form).slice(0, -1);
}

/**
 * Puts an apostrophe before what a spreadsheet program would calculate; also in the middle of a
 * text, where a program that separates cells by other characters would begin a cell.
 */
function asPlainText(text: string): string {
	return text.replace(
		/(^|[,;\t\r\n])(?=[\s\u200b-\u200f\ufeff]*[=+\-@|%＝＋－＠])|^(?=[\t\r])/gu,
		"$1'",
	);
}
