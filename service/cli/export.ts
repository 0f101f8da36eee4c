import { stringify } from 'csv-stringify/sync';
import { TEXT_FIELDS } from '#shared/fields.ts';
import { readAnfragen, type StoredAnfrage } from '../db/stored-anfrage.ts';
import { explainReasons } from '../spam/reasons.ts';
import { anfragenAsJson } from './anfragen-as-json.ts';
import type { CommandContext } from './command-context.ts';
import { iso, STATUS_WORD } from './format.ts';
import { ALL } from './selection.ts';
import { writeAnfragen } from './write-anfragen.ts';

/** `export`: all inquiries. */
export async function exportAll(
	context: CommandContext,
	options: { format: 'csv' | 'json'; datei?: string },
) {
	const inPieces = options.format === 'csv' ? asCsv : anfragenAsJson;
	await writeAnfragen(context, readAnfragen(context.db, ALL), inPieces, options.datei);
}

/** Writes inquiries as CSV for German spreadsheet programs, line by line. */
function* asCsv(anfragen: Iterable<StoredAnfrage>): Generator<string> {
	const names = TEXT_FIELDS.map(({ name }) => name);
	yield `\ufeff${csvLine(['nummer', 'zeichen', 'eingang', ...names, 'verdacht', 'zustellung'])}`;
	for (const anfrage of anfragen) {
		const values = names.map((name) => asPlainText(anfrage[name]));
		const { id, zeichen, receivedAt, spamReasons, status } = anfrage;
		yield csvLine([
			id,
			zeichen,
			iso(receivedAt),
			...values,
			explainReasons(spamReasons).join('; '),
			STATUS_WORD[status],
		]);
	}
}

/** Returns one line, every cell quoted, without the last line break: the writer adds it. */
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
