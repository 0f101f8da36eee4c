import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { asksForHelp, readCall } from '#shared/command-line.ts';
import { ConfigError } from '#shared/settings-file.ts';
import { DEFAULT_DATA_DIR, DEFAULT_OWNER_COMMAND } from '../config.ts';
import { connect, DATABASE_NAME, isDamaged } from '../database.ts';
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
	data: { type: 'string' },
} as const;
type Options = NonNullable<ReturnType<typeof readCall<typeof OPTIONS>>>['options'];
type OptionName = keyof typeof OPTIONS;

export type Command = {
	/** What stands behind its name, and what it does. */
	help: [usage: string, summary: string];
	/** How many words it takes. */
	words: [least: number, most: number];
	options?: OptionName[];
} & (
	| { run(context: CommandContext, words: string[], options: Options): unknown }
	/** A tool works without the database. */
	| { tool(context: ToolContext, words: string[]): unknown }
);

/** Commands that are started by one word. */
export type Program = {
	/** Stands above the list of commands. */
	title: string;
	/** What stands before a command's name; null = OWNER_COMMAND, as in `npm run anfragen --`. */
	call: string | null;
	/** In the order in which help lists them. */
	commands: Record<string, Command>;
};

/** Runs a command line and returns the exit code of the process. */
export async function run(
	program: Program,
	[name = 'hilfe', ...args]: string[],
	shell: Shell,
): Promise<number> {
	const ownerCommand = shell.env.OWNER_COMMAND || DEFAULT_OWNER_COMMAND;
	const call = program.call ?? ownerCommand;
	try {
		if (asksForHelp([name, ...args])) {
			shell.out(help(program, call));
			return 0;
		}
		const command = Object.hasOwn(program.commands, name) ? program.commands[name] : undefined;
		if (!command)
			throw new WrongCall(`Den Befehl „${name}“ gibt es nicht.\n${help(program, call)}`);
		const { words, options } = read(command, args, `${call} ${name}`);
		const dataDir = resolve(options.data ?? (shell.env.DATA_DIR || DEFAULT_DATA_DIR));
		const context = { ...shell, dataDir, ownerCommand };
		if ('tool' in command) {
			await command.tool(context, words);
			return 0;
		}
		const file = join(dataDir, DATABASE_NAME);
		if (!existsSync(file)) throw new CommandError(noDatabase(dataDir));
		// Opened to be written, it would be mixed with its log, or begun anew.
		if (isDamaged(file)) throw new CommandError(damaged(file));
		using db = connect(file);
		await command.run({ ...context, db }, words, options);
		return 0;
	} catch (error) {
		if (!(error instanceof CommandError || error instanceof ConfigError)) throw error;
		shell.err(error.message);
		return error instanceof CommandError && !(error instanceof WrongCall) ? 1 : 2;
	}
}

/** Nobody knows here whether this is the server, or whether there has been a database. */
function noDatabase(dataDir: string): string {
	return `In ${dataDir} ist keine Datenbank: Die Anfragen Ihrer Website liegen auf dem Server, dort hilft sudo werkplan anfragen. Anderer Ordner: --data ORDNER. Fehlt sie auf dem Server, setzen Sie eine Sicherung an ihre Stelle: sudo werkplan wiederherstellen. Gab es noch nie eine, legt sie zu Hause der erste Start des Dienstes an, auf dem Server sudo /opt/werkplan/current/installieren.sh.`;
}

function damaged(file: string): string {
	return `Die Datenbank ${file} ist beschädigt; sie bleibt, wie sie ist. Beim nächsten Start legt der Dienst sie beiseite (auf dem Server: sudo systemctl restart werkplan). Dann setzen Sie eine Sicherung an ihre Stelle (sudo werkplan wiederherstellen).`;
}

/** Reads the words and options of a command. @throws with its usage where it does not take them */
function read({ help: [usage], words, options = [] }: Command, args: string[], called: string) {
	const call = readCall(args, words, OPTIONS);
	const known: string[] = ['data', ...options];
	const isFormat = ['csv', 'json', undefined].includes(call?.options.format);
	if (call && isFormat && Object.keys(call.options).every((option) => known.includes(option)))
		return call;
	throw new WrongCall(`So geht es: ${called} ${usage}`);
}

function help({ title, commands: all }: Program, call: string): string {
	const commands = Object.entries(all).map(([name, { help }]) => {
		const [usage, summary] = help;
		return `  ${name} ${usage}\n      ${summary}`;
	});
	return `${title}: ${call} BEFEHL
${commands.join('\n')}
Überall: --data ORDNER  Datenordner statt DATA_DIR oder ${DEFAULT_DATA_DIR}; eine NUMMER ist die in E-Mails und Antworten, wie 7K3F-22
Exit-Code: 0 in Ordnung, 1 nichts gefunden, nicht gelungen oder Störung (status), 2 falscher Aufruf`;
}
