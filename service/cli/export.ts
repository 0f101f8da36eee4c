import { stringify } from 'csv-stringify/sync';
import { TEXTFELDER } from '#shared/felder.ts';
import { asJson, iso } from './as-json.ts';
import { type Context, EXIT, type Exit, type OwnerCommand } from './command.ts';
import { giveOut } from './give-out.ts';
import { noteShown } from './note-shown.ts';
import { newest, type StoredAnfrage, selectAnfragen } from './stored-anfrage.ts';
import { stand } from './zustellung.ts';

/** `export`: all inquiries. */
export const exportAll: OwnerCommand = {
	name: 'export',
	summary: 'Alle Anfragen ausgeben, etwa: export --format csv --datei anfragen.csv',
	options: ['format', 'json', 'datei'],
	run: runExport,
};

async function runExport(context: Context): Promise<Exit> {
	const { folders, options, err } = context;
	const format = options.json ? 'json' : options.format;
	if (format === null) {
		err('Bitte angeben, wie exportiert wird: --format csv oder --format json');
		return EXIT.wrongUsage;
	}
	const anfragen = newest(folders, null, selectAnfragen);
	const text =
		format === 'json' ? JSON.stringify(anfragen.map(asJson), null, '\t') : asCsv(anfragen);
	const exit = giveOut(text, context);
	if (exit === EXIT.ok) await noteShown(context, anfragen);
	return exit;
}

/** As German spreadsheet programs open it; quoted, so that none splits a cell. */
function asCsv(anfragen: StoredAnfrage[]): string {
	const rows = anfragen.map((anfrage) => [
		anfrage.id,
		anfrage.zeichen,
		iso(anfrage.receivedAt),
		...TEXTFELDER.map(({ name }) => harmless(anfrage[name])),
		anfrage.verdacht.join(', '),
		stand(anfrage),
		anfrage.folder,
	]);
	const fields = TEXTFELDER.map(({ name }) => name);
	const head = ['nummer', 'zeichen', 'eingang', ...fields, 'verdacht', 'zustellung', 'ordner'];
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
