import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type ParseArgsConfig, parseArgs } from 'node:util';
import { DEFAULT_DATA_DIR } from '../config.ts';
import { connect } from '../database.ts';
import { OWNER_COMMAND } from '../owner-command.ts';
import { gut, remove, retry, werbung } from './change.ts';
import { auskunft, exportAll, sichern } from './export.ts';
import { list, SCREENFUL, show, status } from './read.ts';
import { type CommandContext, CommandError, EXIT, type Shell, wrongUsage } from './terminal.ts';

type Command = {
	/** What stands behind the name. */
	usage: string;
	summary: string;
	/** How many words it takes. */
	words: [least: number, most: number];
	options: NonNullable<ParseArgsConfig['options']>;
	run(context: CommandContext, words: string[], given: Given): void | Promise<void>;
};

/** The values of the options, each under its name; those that were not given are missing. */
type Given = Partial<{
	anzahl: string;
	suche: string;
	verdacht: boolean;
	format: string;
	datei: string;
	email: string;
	ja: boolean;
}>;

const TEXT = { type: 'string' } as const;
const SWITCH = { type: 'boolean' } as const;

/** In the order in which help lists them. */
const COMMANDS: Record<string, Command> = {
	list: {
		usage: '[--suche WÖRTER] [--verdacht] [--anzahl ZAHL]',
		summary: `Die neuesten ${SCREENFUL} Anfragen; in denen alle Wörter vorkommen; die vielleicht Werbung sind (mit Grund); so viele, 0 = alle`,
		words: [0, 0],
		options: { suche: TEXT, verdacht: SWITCH, anzahl: TEXT },
		run: (context, _words, { anzahl, ...others }) =>
			list(context, { ...others, ...(anzahl !== undefined && { anzahl: wholeNumber(anzahl) }) }),
	},
	show: {
		usage: 'NUMMER',
		summary: 'Eine Anfrage vollständig, auch nach ihrem Zeichen',
		words: [1, 1],
		options: {},
		run: (context, [word = '']) => show(context, word),
	},
	status: {
		usage: '',
		summary: 'Was wartet, scheitert oder ungelesen bald gelöscht wird',
		words: [0, 0],
		options: {},
		run: status,
	},
	retry: {
		usage: '[NUMMER]',
		summary: 'Wartendes und Gescheitertes gleich noch einmal senden',
		words: [0, 1],
		options: {},
		run: (context, [word]) => retry(context, word),
	},
	gut: {
		usage: 'NUMMER …',
		summary: 'Doch keine Werbung: Markierung entfernen und einzeln zustellen',
		words: [1, 1_000],
		options: {},
		run: gut,
	},
	werbung: {
		usage: 'NUMMER …',
		summary: 'Als Werbung markieren',
		words: [1, 1_000],
		options: {},
		run: werbung,
	},
	export: {
		usage: '[--format csv|json] [--datei NAME]',
		summary: 'Alle Anfragen, als Tabelle oder mit allem Gespeicherten; auch in eine neue Datei',
		words: [0, 0],
		options: { format: TEXT, datei: TEXT },
		run: (context, _words, { format = 'csv', datei }) => {
			if (!/^(csv|json)$/.test(format)) throw wrongUsage('--format ist csv oder json.');
			return exportAll(context, { format, datei });
		},
	},
	auskunft: {
		usage: '[--email ADRESSE] [--datei NAME]',
		summary:
			'Alles in der Datenbank zu einer E-Mail-Adresse als JSON (Art. 15 DSGVO); fragt nach ihr, mit --email steht sie im Verlauf',
		words: [0, 0],
		options: { email: TEXT, datei: TEXT },
		run: (context, _words, { email, datei }) => auskunft(context, { email, datei }),
	},
	delete: {
		usage: '[NUMMER | --verdacht] [--ja]',
		summary:
			'Löschen: eine Anfrage; was vielleicht Werbung ist; ohne Angabe alles einer Person, nach deren E-Mail-Adresse gefragt wird; --ja ohne Rückfrage',
		words: [0, 1],
		options: { verdacht: SWITCH, ja: SWITCH },
		run: (context, [word], given) => remove(context, word, given),
	},
	sichern: {
		usage: 'DATEI',
		summary: 'Sicherung im laufenden Betrieb; überschreibt nichts',
		words: [1, 1],
		options: {},
		run: (context, [word = '']) => sichern(context, word),
	},
};

/** Runs a command line and returns the exit code of the process. */
export async function run([name = 'help', ...args]: string[], shell: Shell): Promise<number> {
	try {
		if (/^(help|-h|--help)$/.test(name) || args.some((word) => /^(-h|--help)$/.test(word))) {
			shell.out(help(name in COMMANDS ? name : args[0]));
			return EXIT.ok;
		}
		const command = COMMANDS[name];
		if (!command) throw wrongUsage(`Den Befehl „${name}“ gibt es nicht.\n${SEE_HELP}`);
		const { data, words, ...given } = read(name, command, args);
		const folder = data ?? (shell.env.DATA_DIR || DEFAULT_DATA_DIR);
		const file = join(resolve(folder), 'anfragen.sqlite');
		if (!existsSync(file)) {
			throw new CommandError(
				`In ${folder} ist keine Datenbank. Anderen Ordner angeben: --data ORDNER`,
			);
		}
		using db = connect(file);
		await command.run({ ...shell, db }, words, given);
		return EXIT.ok;
	} catch (error) {
		if (!(error instanceof CommandError)) throw error;
		shell.err(error.message);
		return error.exitCode;
	}
}

function read(
	name: string,
	{ usage, words, options }: Command,
	args: string[],
): Given & { data?: string; words: string[] } {
	const fault = wrongUsage(`So geht es: ${OWNER_COMMAND} ${name} ${usage}\n${SEE_HELP}`);
	try {
		const config = { args, options: { ...options, data: TEXT }, allowPositionals: true } as const;
		const { values, positionals } = parseArgs(config);
		if (positionals.length < words[0] || positionals.length > words[1]) throw fault;
		return { ...values, words: positionals };
	} catch {
		throw fault;
	}
}

function wholeNumber(text: string): number {
	if (!/^\d{1,9}$/.test(text)) throw wrongUsage('--anzahl ist eine ganze Zahl.');
	return Number(text);
}

const SEE_HELP = `Übersicht: ${OWNER_COMMAND} help`;

function help(name: string | undefined): string {
	const commands = Object.entries(COMMANDS)
		.filter(([known]) => name === undefined || !(name in COMMANDS) || known === name)
		.map(([known, { usage, summary }]) => `  ${known} ${usage}\n      ${summary}`);
	return `Anfragen aus dem Kontaktformular

Aufruf: ${OWNER_COMMAND} BEFEHL
${commands.join('\n')}

Überall: --data ORDNER  Datenordner statt DATA_DIR oder ${DEFAULT_DATA_DIR}
Exit-Code: 0 in Ordnung, 1 nichts gefunden, nicht gelungen oder Störung (status), 2 falscher Aufruf`;
}
