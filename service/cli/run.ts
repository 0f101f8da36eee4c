import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { DEFAULT_DATA_DIR, OWNER_COMMAND } from '../config.ts';
import { connect } from '../database.ts';
import { gut, remove, retry, werbung } from './change.ts';
import { auskunft, exportAll, sichern } from './export.ts';
import { list, show, status } from './read.ts';
import { type CommandContext, CommandError, type Shell, WrongCall } from './terminal.ts';

type Command = [
	/** What stands behind its name. */
	usage: string,
	summary: string,
	run: (context: CommandContext, words: string[], options: Options) => unknown,
];

const TEXT = { type: 'string' } as const;
const SWITCH = { type: 'boolean' } as const;
const OPTIONS = {
	suche: TEXT,
	verdacht: SWITCH,
	format: TEXT,
	ja: SWITCH,
	data: TEXT,
};
type Options = Omit<ReturnType<typeof read>, 'words' | 'data'>;

/** In the order in which help lists them. */
const COMMANDS: Record<string, Command> = {
	list: [
		'[--suche WÖRTER] [--verdacht]',
		'Die neuesten Anfragen: alle, mit diesen Wörtern, oder die markierten',
		(context, _words, options) => list(context, options),
	],
	show: [
		'NUMMER',
		'Eine Anfrage vollständig, auch nach ihrem Zeichen',
		(context, [word = '']) => show(context, word),
	],
	status: ['', 'Was wartet, scheitert oder ungelesen bald gelöscht wird', status],
	retry: [
		'[NUMMER]',
		'Wartendes und Gescheitertes gleich noch einmal senden',
		(context, [word]) => retry(context, word),
	],
	gut: ['NUMMER…', 'Doch keine Werbung: Markierung entfernen und einzeln zustellen', gut],
	werbung: ['NUMMER…', 'Als mögliche Werbung markieren', werbung],
	export: [
		'[--format csv|json]',
		'Alle Anfragen, als Tabelle oder mit allem Gespeicherten',
		(context, _words, { format = 'csv' }) => exportAll(context, format),
	],
	auskunft: ['', 'Alles zu einer Person; fragt nach deren Adresse (Art. 15 DSGVO)', auskunft],
	delete: [
		'[NUMMER] [--verdacht] [--ja]',
		'Löschen: eine Anfrage, mit --verdacht alle markierten, sonst alles einer Person, nach deren Adresse gefragt wird; --ja ohne Rückfrage',
		(context, [word], options) => remove(context, word, options),
	],
	sichern: [
		'DATEI',
		'Sicherung im laufenden Betrieb; überschreibt nichts',
		(context, [word = '']) => sichern(context, word),
	],
};

const HELP = /^(-h|--help|--hilfe)$/;

/** Runs a command line and returns the exit code of the process. */
export async function run([name = 'hilfe', ...args]: string[], shell: Shell): Promise<number> {
	try {
		if (/^(hilfe|help)$/.test(name) || [name, ...args].some((word) => HELP.test(word))) {
			shell.out(help());
			return 0;
		}
		const command = COMMANDS[name];
		if (!command) throw new WrongCall(`Den Befehl „${name}“ gibt es nicht.\n${help()}`);
		const [usage, , start] = command;
		const { words, data, ...options } = read(name, usage, args);
		const folder = data ?? (shell.env.DATA_DIR || DEFAULT_DATA_DIR);
		const file = join(resolve(folder), 'anfragen.sqlite');
		if (!existsSync(file)) {
			throw new CommandError(`In ${folder} ist keine Datenbank. Anderen Ordner: --data ORDNER`);
		}
		using db = connect(file);
		await start({ ...shell, db }, words, options);
		return 0;
	} catch (error) {
		if (!(error instanceof CommandError)) throw error;
		shell.err(error.message);
		return error instanceof WrongCall ? 2 : 1;
	}
}

/** Reads what the usage of this command allows. */
function read(name: string, usage: string, args: string[]) {
	const fault = new WrongCall(`So geht es: ${OWNER_COMMAND} ${name} ${usage}`);
	const least = /^[A-Z]/.test(usage) ? 1 : 0;
	const most = usage.includes('…') ? 1_000 : Number(/NUMMER|DATEI/.test(usage));
	try {
		const { values, positionals } = parseArgs({ args, options: OPTIONS, allowPositionals: true });
		const isKnown = (option: string) => option === 'data' || usage.includes(`--${option}`);
		const isFormat = ['csv', 'json', undefined].includes(values.format);
		const isCount = positionals.length >= least && positionals.length <= most;
		if (isCount && isFormat && Object.keys(values).every(isKnown))
			return { ...values, words: positionals };
	} catch {
		// Node's message is English; the usage says all of it.
	}
	throw fault;
}

function help(): string {
	const commands = Object.entries(COMMANDS).map(
		([name, [usage, summary]]) => `  ${name} ${usage}\n      ${summary}`,
	);
	return `Anfragen aus dem Kontaktformular: ${OWNER_COMMAND} BEFEHL
${commands.join('\n')}
Überall: --data ORDNER  Datenordner statt DATA_DIR oder ${DEFAULT_DATA_DIR}
Exit-Code: 0 in Ordnung, 1 nichts gefunden, nicht gelungen oder Störung (status), 2 falscher Aufruf`;
}
