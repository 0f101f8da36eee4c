import { asJson } from './as-json.ts';
import { type Command, type Context, EXIT, type Exit } from './command.ts';
import { dateTime } from './date-time.ts';
import { parseNumber } from './parse-number.ts';
import { newest, type StoredAnfrage, selectAnfragen } from './stored-anfrage.ts';
import { terminalLine, terminalText } from './terminal-text.ts';
import { zustellung } from './zustellung.ts';

/** `show`: one inquiry in full. */
export const show: Command = {
	usage: 'show NUMMER [--json]',
	summary: 'Eine Anfrage vollständig',
	options: ['json'],
	args: [1, 1],
	run: runShow,
};

function runShow({ args, folders, options, out, err }: Context): Exit {
	const id = parseNumber(args[0]);
	if (id === null) {
		err(`„${args[0]}“ ist keine Nummer einer Anfrage. Die Nummern zeigt: anfragen list`);
		return EXIT.wrongUsage;
	}
	const anfragen = newest(folders, null, (folder) => selectAnfragen(folder, 'a.id = ?', id));
	if (anfragen.length === 0) {
		err(`Es gibt keine Anfrage mit der Nummer ${id}.`);
		return EXIT.notFoundOrFailed;
	}
	if (options.json) out(JSON.stringify(anfragen.map(asJson), null, '\t'));
	else out(anfragen.map((anfrage) => inWords(anfrage, folders.length > 1)).join('\n\n'));
	return EXIT.ok;
}

function inWords(anfrage: StoredAnfrage, withFolder: boolean): string {
	const facts = [
		['Nummer', String(anfrage.id)],
		...(withFolder ? [['Ordner', anfrage.folder]] : []),
		['Eingang', dateTime(anfrage.receivedAt)],
		['Name', terminalLine(`${anfrage.vorname} ${anfrage.nachname}`)],
		['E-Mail', anfrage.email],
		['Telefon', terminalLine(anfrage.phone) || '–'],
		['Zustellung', zustellung(anfrage)],
		...anfrage.verdacht.map((grund) => ['Verdacht', grund]),
	];
	return [
		...facts.map(([name, value]) => `${name}:`.padEnd(12) + value),
		'',
		terminalText(anfrage.message) || '(ohne Nachricht)',
	].join('\n');
}
