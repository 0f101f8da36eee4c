import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { DEFAULT_DATA_DIR } from '../config.ts';
import { connect } from '../database.ts';
import { OWNER_COMMAND } from '../owner-command.ts';
import { gut, remove, retry, werbung } from './change.ts';
import { auskunft, exportAll, sichern } from './export.ts';
import { list, show, status } from './read.ts';
import { type CommandContext, CommandError, type Shell } from './terminal.ts';

/** What stands behind a command's name, and what it does: in the order in which help lists them. */
const COMMANDS: Record<string, [usage: string, summary: string]> = {
	list: [
		'[--suche WÖRTER] [--verdacht]',
		'Die neuesten Anfragen: alle, mit diesen Wörtern, oder was Werbung sein kann',
	],
	show: ['NUMMER', 'Eine Anfrage vollständig, auch nach ihrem Zeichen'],
	status: ['', 'Was wartet, scheitert oder ungelesen bald gelöscht wird'],
	retry: ['[NUMMER]', 'Wartendes und Gescheitertes gleich noch einmal senden'],
	gut: ['NUMMER…', 'Doch keine Werbung: Markierung entfernen und einzeln zustellen'],
	werbung: ['NUMMER…', 'Als Werbung markieren'],
	export: ['[--format csv|json]', 'Alle Anfragen, als Tabelle oder mit allem Gespeicherten'],
	auskunft: [
		'[--email ADRESSE]',
		'Alles in der Datenbank zu einer E-Mail-Adresse (Art. 15 DSGVO); fragt nach ihr, denn mit --email bleibt sie im Verlauf stehen',
	],
	delete: [
		'[NUMMER] [--verdacht] [--ja]',
		'Löschen: eine Anfrage, mit --verdacht alle markierten, sonst alles einer Person, nach deren Adresse gefragt wird; --ja ohne Rückfrage',
	],
	sichern: ['DATEI', 'Sicherung im laufenden Betrieb; überschreibt nichts'],
};

const TEXT = { type: 'string' } as const;
const SWITCH = { type: 'boolean' } as const;
const OPTIONS = {
	suche: TEXT,
	verdacht: SWITCH,
	format: TEXT,
	email: TEXT,
	ja: SWITCH,
	data: TEXT,
};

/** Runs a command line and returns the exit code of the process: 0, or that of a CommandError. */
export async function run([name = 'help', ...args]: string[], shell: Shell): Promise<number> {
	try {
		if (/^(-h|--help|help)$/.test(name) || args.some((word) => /^(-h|--help)$/.test(word))) {
			shell.out(help());
			return 0;
		}
		const { words, data, ...options } = read(name, args);
		const folder = data ?? (shell.env.DATA_DIR || DEFAULT_DATA_DIR);
		const file = join(resolve(folder), 'anfragen.sqlite');
		if (!existsSync(file)) {
			throw new CommandError(`In ${folder} ist keine Datenbank. Anderen Ordner: --data ORDNER`);
		}
		using db = connect(file);
		await start(name, words, options, { ...shell, db });
		return 0;
	} catch (error) {
		if (!(error instanceof CommandError)) throw error;
		shell.err(error.message);
		return error.exitCode;
	}
}

type Options = Omit<ReturnType<typeof read>, 'words' | 'data'>;

async function start(
	name: string,
	words: string[],
	options: Options,
	context: CommandContext,
): Promise<void> {
	const [word = ''] = words;
	switch (name) {
		case 'list':
			return list(context, options);
		case 'show':
			return show(context, word);
		case 'status':
			return status(context);
		case 'retry':
			return retry(context, words[0]);
		case 'gut':
			return gut(context, words);
		case 'werbung':
			return werbung(context, words);
		case 'export':
			return exportAll(context, options.format ?? 'csv');
		case 'auskunft':
			return auskunft(context, options.email);
		case 'delete':
			return remove(context, words[0], options);
		case 'sichern':
			return sichern(context, word);
	}
}

/** Reads what the usage of this command allows. */
function read(name: string, args: string[]) {
	const [usage] = COMMANDS[name] ?? [];
	if (usage === undefined)
		throw new CommandError(`Den Befehl „${name}“ gibt es nicht.\n${help()}`, 2);
	const fault = new CommandError(`So geht es: ${OWNER_COMMAND} ${name} ${usage}`, 2);
	const least = /^[A-Z]/.test(usage) ? 1 : 0;
	const most = usage.includes('…') ? 1_000 : Number(/NUMMER|DATEI/.test(usage));
	try {
		const parsed = parseArgs({ args, options: OPTIONS, allowPositionals: true });
		const { values, positionals: words } = parsed;
		const isKnown = (option: string) => option === 'data' || usage.includes(`--${option}`);
		const isFormat = ['csv', 'json', undefined].includes(values.format);
		if (
			Object.keys(values).every(isKnown) &&
			isFormat &&
			words.length >= least &&
			words.length <= most
		) {
			return { ...values, words };
		}
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
