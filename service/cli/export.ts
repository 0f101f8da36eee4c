import { stringify } from 'csv-stringify/sync';
import { TEXTFELDER } from '#shared/felder.ts';
import { markShown } from '../outbox/retention.ts';
import { asJson, iso } from './as-json.ts';
import { type Context, EXIT, type Exit, type OwnerCommand } from './command.ts';
import { giveOut } from './give-out.ts';
import { type StoredAnfrage, selectAnfragen } from './stored-anfrage.ts';
import { stand } from './zustellung.ts';

/** `export`: all inquiries. */
export const exportAll: OwnerCommand = {
	name: 'export',
	summary: 'Alle Anfragen ausgeben, etwa: export --format csv --datei anfragen.csv',
	options: ['format', 'datei'],
	run: runExport,
};

async function runExport(context: Context): Promise<Exit> {
	const { db, options, now, err } = context;
	if (options.format === null) {
		err('Bitte angeben, wie exportiert wird: --format csv oder --format json');
		return EXIT.wrongUsage;
	}
	const anfragen = [...selectAnfragen(db)];
	const asText =
		options.format === 'csv' ? asCsv(anfragen) : JSON.stringify(anfragen.map(asJson), null, '\t');
	const exit = giveOut(asText, context);
	if (exit === EXIT.ok) await markShown(db, now(), anfragen);
	return exit;
}

/** As German spreadsheet programs open it; quoted, so that none splits a cell. */
function asCsv(anfragen: StoredAnfrage[]): string {
	const rows = anfragen.map((anfrage) => [
		anfrage.id,
		anfrage.zeichen,
		iso(anfrage.receivedAt),
		...TEXTFELDER.map(({ name }) => harmless(anfrage[name])),
		stand(anfrage),
	]);
	const fields = TEXTFELDER.map(({ name }) => name);
	const head = ['nummer', 'zeichen', 'eingang', ...fields, 'zustellung'];
	return stringify([head, ...rows], {
		bom: true,
		delimiter: ';',
		quoted: true,
		record_delimiter: 'windows',
	}).trimEnd();
}

/** An apostrophe in front makes a spreadsheet program take as text what it would calculate. */
function harmless(text: string): string {
	return /^[\s\u200b-\u200f\ufeff]*[=+\-@|%＝＋－＠]|^[\t\r]/u.test(text) ? `'${text}` : text;
}
