import { asJson } from './as-json.ts';
import { type Command, type Context, EXIT, type Exit } from './command.ts';
import { csvLine } from './csv.ts';
import { newest, type StoredAnfrage, selectAnfragen } from './stored-anfrage.ts';
import { stand } from './zustellung.ts';

/** `export`: all inquiries to standard output. */
export const exportAll: Command = {
	usage: 'export --format csv|json',
	summary: 'Alle Anfragen ausgeben, etwa: … export --format csv > anfragen.csv',
	options: ['format', 'json'],
	args: [0, 0],
	run: runExport,
};

function runExport({ folders, options, out, err }: Context): Exit {
	const format = options.json ? 'json' : options.format;
	if (format !== 'csv' && format !== 'json') {
		err('Bitte angeben, wie exportiert wird: --format csv oder --format json');
		return EXIT.wrongUsage;
	}
	const anfragen = newest(folders, null, selectAnfragen);
	if (format === 'json') out(JSON.stringify(anfragen.map(asJson), null, '\t'));
	else out(BYTE_ORDER_MARK + [csvLine(COLUMNS), ...anfragen.map(asCsv)].join('').trimEnd());
	return EXIT.ok;
}

/** Without it spreadsheet programs take UTF-8 for something older. */
const BYTE_ORDER_MARK = '\ufeff';

const COLUMNS = [
	'nummer',
	'eingang',
	'vorname',
	'nachname',
	'email',
	'phone',
	'message',
	'verdacht',
	'zustellung',
	'ordner',
];

function asCsv(anfrage: StoredAnfrage): string {
	return csvLine([
		anfrage.id,
		new Date(anfrage.receivedAt).toISOString(),
		anfrage.vorname,
		anfrage.nachname,
		anfrage.email,
		anfrage.phone,
		anfrage.message,
		anfrage.verdacht.join(', '),
		stand(anfrage),
		anfrage.folder,
	]);
}
