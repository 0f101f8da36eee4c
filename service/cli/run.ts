import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ConfigError } from '#shared/settings-file.ts';
import { DEFAULT_DATA_DIR, DEFAULT_OWNER_COMMAND } from '../config.ts';
import { connect, DATABASE_NAME, markerOf } from '../database.ts';
import { goneSentence } from '../problems.ts';
import { gut, remove, retry, werbung } from './change.ts';
import { kopie, kopien, nachloeschen, sichern } from './copies.ts';
import { auskunft, exportAll } from './export.ts';
import { melden } from './melden.ts';
import { list, show, status } from './read.ts';
import {
	type CommandContext,
	CommandError,
	type Shell,
	type ToolContext,
	WrongCall,
} from './terminal.ts';

const OPTIONS = {
	suche: { type: 'string' },
	verdacht: { type: 'boolean' },
	format: { type: 'string' },
	ja: { type: 'boolean' },
	probe: { type: 'boolean' },
	fehler: { type: 'string' },
	data: { type: 'string' },
} as const;
type Options = ReturnType<typeof parse>['values'];
type OptionName = keyof typeof OPTIONS;

type Command = {
	/** What stands behind its name, and what it does. */
	help: [usage: string, summary: string];
	/** How many words it takes. */
	words: [least: number, most: number];
	options?: OptionName[];
} & (
	| { run(context: CommandContext, words: string[], options: Options): unknown }
	/** A tool works without the database. */
	| { tool(context: ToolContext, words: string[], options: Options): unknown }
);

const MANY = Number.POSITIVE_INFINITY;

/** In the order in which help lists them. */
const COMMANDS: Record<string, Command> = {
	list: {
		help: [
			'[--suche WÖRTER] [--verdacht]',
			'Die neuesten Anfragen: alle, mit diesen Wörtern, oder die markierten',
		],
		words: [0, 0],
		options: ['suche', 'verdacht'],
		run: (context, _words, options) => list(context, options),
	},
	show: {
		help: ['NUMMER', 'Eine Anfrage vollständig'],
		words: [1, 1],
		run: (context, [word = '']) => show(context, word),
	},
	status: {
		help: ['', 'Was wartet, scheitert oder ungelesen bald gelöscht wird'],
		words: [0, 0],
		run: status,
	},
	retry: {
		help: ['[NUMMER]', 'Wartendes und Gescheitertes gleich noch einmal senden'],
		words: [0, 1],
		run: (context, [word]) => retry(context, word),
	},
	gut: {
		help: ['NUMMER…', 'Doch keine Werbung: Markierung entfernen und einzeln zustellen'],
		words: [1, MANY],
		run: gut,
	},
	werbung: {
		help: ['NUMMER…', 'Als mögliche Werbung markieren'],
		words: [1, MANY],
		run: werbung,
	},
	export: {
		help: ['[--format csv|json]', 'Alle Anfragen, als Tabelle oder mit allem Gespeicherten'],
		words: [0, 0],
		options: ['format'],
		run: (context, _words, { format = 'csv' }) => exportAll(context, format),
	},
	auskunft: {
		help: ['', 'Alles zu einer Person; fragt nach deren Adresse (Art. 15 DSGVO)'],
		words: [0, 0],
		run: auskunft,
	},
	delete: {
		help: [
			'[NUMMER] [--verdacht] [--ja]',
			'Löschen: eine Anfrage, mit --verdacht alle markierten, sonst alles einer Person, nach deren Adresse gefragt wird; --ja ohne Rückfrage',
		],
		words: [0, 1],
		options: ['verdacht', 'ja'],
		run: (context, [word], options) => remove(context, word, options),
	},
	sichern: {
		help: ['DATEI', 'Geprüfte Sicherung im laufenden Betrieb; überschreibt nichts'],
		words: [1, 1],
		run: (context, [word = '']) => sichern(context, word),
	},
	kopie: {
		help: ['DATEI', 'Prüft eine Sicherung und sagt, was sie enthält'],
		words: [1, 1],
		tool: (context, [word = '']) => kopie(context, word),
	},
	kopien: {
		help: [
			'ORDNER [--fehler SATZ]',
			'Nach jeder Sicherung: prüft alle, löscht überzählige, hält das Ergebnis für status fest',
		],
		words: [1, 1],
		options: ['fehler'],
		tool: (context, [word = ''], { fehler }) => kopien(context, word, fehler),
	},
	nachloeschen: {
		help: [
			'DATENBANK QUELLE',
			'Vor dem Wiederherstellen: löscht in der Datenbank, was die Quelle als gelöscht kennt',
		],
		words: [2, 2],
		tool: (context, [target = '', source = '']) => nachloeschen(context, target, source),
	},
	melden: {
		help: [
			'SATZ | --probe',
			'Sendet Ihnen diesen Satz oder eine Probe als E-Mail, auch ohne Datenbank',
		],
		words: [0, MANY],
		options: ['probe'],
		tool: (context, words, { probe }) => melden(context, words, probe),
	},
};

const HELP = /^(-h|--help|--hilfe)$/;

/** Runs a command line and returns the exit code of the process. */
export async function run([name = 'hilfe', ...args]: string[], shell: Shell): Promise<number> {
	const ownerCommand = shell.env.OWNER_COMMAND || DEFAULT_OWNER_COMMAND;
	try {
		if (/^(hilfe|help)$/.test(name) || [name, ...args].some((word) => HELP.test(word))) {
			shell.out(help(ownerCommand));
			return 0;
		}
		const command = COMMANDS[name];
		if (!command) throw new WrongCall(`Den Befehl „${name}“ gibt es nicht.\n${help(ownerCommand)}`);
		const { words, options } = read(command, args, `${ownerCommand} ${name}`);
		const dataDir = resolve(options.data ?? (shell.env.DATA_DIR || DEFAULT_DATA_DIR));
		const context = { ...shell, dataDir, ownerCommand };
		if ('tool' in command) {
			await command.tool(context, words, options);
			return 0;
		}
		const file = join(dataDir, DATABASE_NAME);
		if (!existsSync(file)) {
			throw new CommandError(
				existsSync(markerOf(file))
					? goneSentence(dataDir)
					: `In ${dataDir} ist keine Datenbank. Anderen Ordner: --data ORDNER`,
			);
		}
		using db = connect(file);
		await command.run({ ...context, db }, words, options);
		return 0;
	} catch (error) {
		if (!(error instanceof CommandError || error instanceof ConfigError)) throw error;
		shell.err(error.message);
		return error instanceof CommandError && !(error instanceof WrongCall) ? 1 : 2;
	}
}

/** Reads the words and options of a command. @throws with its usage where it does not take them */
function read({ help: [usage], words, options = [] }: Command, args: string[], called: string) {
	const [least, most] = words;
	try {
		const { values, positionals } = parse(args);
		const known: string[] = ['data', ...options];
		const isFormat = ['csv', 'json', undefined].includes(values.format);
		const isCount = positionals.length >= least && positionals.length <= most;
		if (isCount && isFormat && Object.keys(values).every((option) => known.includes(option)))
			return { words: positionals, options: values };
	} catch {
		// Node's message is English; the usage says all of it.
	}
	throw new WrongCall(`So geht es: ${called} ${usage}`);
}

function parse(args: string[]) {
	return parseArgs({ args, options: OPTIONS, allowPositionals: true });
}

function help(ownerCommand: string): string {
	const commands = Object.entries(COMMANDS).map(([name, { help }]) => {
		const [usage, summary] = help;
		return `  ${name} ${usage}\n      ${summary}`;
	});
	return `Anfragen aus dem Kontaktformular: ${ownerCommand} BEFEHL
${commands.join('\n')}
Überall: --data ORDNER  Datenordner statt DATA_DIR oder ${DEFAULT_DATA_DIR}; eine NUMMER ist die laufende oder die des Besuchers (7K3F-22)
Exit-Code: 0 in Ordnung, 1 nichts gefunden, nicht gelungen oder Störung (status), 2 falscher Aufruf`;
}
