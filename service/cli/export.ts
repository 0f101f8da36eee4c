import { stringify } from 'csv-stringify/sync';
import { TEXT_FIELDS } from '#shared/fields.ts';
import { readAnfragen, type StoredAnfrage } from '../db/stored-anfrage.ts';
import type { Owner } from './cli.ts';
import { giveOut, iso, jsonArray } from './give-out.ts';
import { ALL } from './which.ts';
import { STATE } from './words.ts';

/** `export`: all inquiries. */
export async function exportAll(owner: Owner, options: { format: 'csv' | 'json'; datei?: string }) {
	const inPieces = options.format === 'csv' ? asCsv : jsonArray;
	await giveOut(owner, readAnfragen(owner.db, ALL), inPieces, options.datei);
}

/** As German spreadsheet programs open it, line by line. */
function* asCsv(anfragen: Iterable<StoredAnfrage>): Generator<string> {
	const names = TEXT_FIELDS.map(({ name }) => name);
	yield `\ufeff${csvLine(['nummer', 'zeichen', 'eingang', ...names, 'zustellung'])}`;
	for (const anfrage of anfragen) {
		const values = names.map((name) => harmless(anfrage[name]));
		const { id, zeichen, receivedAt } = anfrage;
		yield csvLine([id, zeichen, iso(receivedAt), ...values, STATE[anfrage.status]]);
	}
}

/** Quoted, so that no program splits a cell; without the second of its two line breaks. */
function csvLine(values: unknown[]): string {
	const form = { delimiter: ';', quoted: true, record_delimiter: 'windows' };
	return stringify([values], form).slice(0, -1);
}

/**
 * An apostrophe in front makes a spreadsheet program take as text what it would calculate; also in
 * the middle, where one that separates cells otherwise would begin a cell.
 */
function harmless(text: string): string {
	return text.replace(
		/(^|[,;\t\r\n])(?=[\s\u200b-\u200f\ufeff]*[=+\-@|%＝＋－＠])|^(?=[\t\r])/gu,
		"$1'",
	);
}
