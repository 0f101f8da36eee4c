import { stringify } from 'csv-stringify/sync';
import { TEXTFELDER } from '#shared/felder.ts';
import type { Owner } from './cli.ts';
import { giveOut } from './give-out.ts';
import { asJson, iso, jsonText } from './json.ts';
import { type StoredAnfrage, selectAnfragen } from './stored-anfrage.ts';
import { stand } from './words.ts';

/** `export`: all inquiries. */
export async function exportAll(owner: Owner, options: { format: 'csv' | 'json'; datei?: string }) {
	const anfragen = selectAnfragen(owner.db);
	const text = options.format === 'csv' ? asCsv(anfragen) : jsonText(anfragen.map(asJson));
	await giveOut(owner, text, anfragen, options.datei);
}

/** As German spreadsheet programs open it; quoted, so that none splits a cell. */
function asCsv(anfragen: StoredAnfrage[]): string {
	const names = TEXTFELDER.map(({ name }) => name);
	const head = ['nummer', 'zeichen', 'eingang', ...names, 'zustellung'];
	const rows = anfragen.map((anfrage) => [
		anfrage.id,
		anfrage.zeichen,
		iso(anfrage.receivedAt),
		...names.map((name) => harmless(anfrage[name])),
		stand(anfrage),
	]);
	const form = { bom: true, delimiter: ';', quoted: true, record_delimiter: 'windows' };
	return stringify([head, ...rows], form).trimEnd();
}

/** An apostrophe in front makes a spreadsheet program take as text what it would calculate. */
function harmless(text: string): string {
	return /^[\s\u200b-\u200f\ufeff]*[=+\-@|%＝＋－＠]|^[\t\r]/u.test(text) ? `'${text}` : text;
}
