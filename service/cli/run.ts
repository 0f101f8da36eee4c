import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Command, CommanderError, InvalidArgumentError, Option } from 'commander';
import { DEFAULT_DATA_DIR } from '../config.ts';
import { connect } from '../db/open.ts';
import { OWNER_COMMAND } from '../owner-command.ts';
import { backup } from './backup.ts';
import { type CommandContext, EXIT, failed, type Shell, wrongUsage } from './command-context.ts';
import { deleteAnfragen } from './delete.ts';
import { auskunft, exportAll } from './export.ts';
import { list, SCREENFUL } from './list.ts';
import { gut, retry, werbung } from './requeue.ts';
import { search } from './search.ts';
import { show } from './show.ts';
import { status } from './status.ts';

export async function run(argv: string[], shell: Shell): Promise<number> {
	const program = speakGerman(new Command('anfragen'), shell)
		.usage('BEFEHL [Optionen]')
		.description('Anfragen aus dem Kontaktformular')
		.helpCommand('help [befehl]', 'Diese Übersicht oder alles zu einem Befehl')
		.option('--data <ordner>', `Datenordner statt DATA_DIR oder ${DEFAULT_DATA_DIR}`)
		.addHelpText('after', EXIT_CODES);
	// Help lists them in this order.
	define(list, 'list', `Die neuesten ${SCREENFUL} Anfragen`, COUNT, ONLY_MARKED);
	define(show, 'show <nummer>', 'Eine Anfrage vollständig, auch nach ihrem Zeichen');
	define(search, 'search <text...>', 'Anfragen, in denen alle Wörter vorkommen');
	define(status, 'status', 'Was wartet, scheitert oder ohne Zustellung bald gelöscht wird');
	define(retry, 'retry [nummer]', 'Wartendes und Gescheitertes wieder fällig machen');
	define(gut, 'gut <nummer...>', 'Doch keine Werbung: Markierung entfernen und zustellen');
	define(werbung, 'werbung <nummer...>', 'Als Werbung markieren');
	define(exportAll, 'export', 'Alle Anfragen ausgeben', FORMAT, FILE);
	define(auskunft, 'auskunft', ABOUT_A_PERSON, EMAIL, FILE);
	define(deleteAnfragen, 'delete [auswahl]', DELETING, YES, ONLY_MARKED, OLDER);
	define(backup, 'sichern <datei>', 'Sicherung im laufenden Betrieb; überschreibt nichts');
	try {
		await program.parseAsync(argv.length > 0 ? argv : ['help'], { from: 'user' });
		return EXIT.ok;
	} catch (error) {
		if (!(error instanceof CommanderError)) throw error;
		if (error.exitCode !== EXIT.ok) shell.err(error.message);
		return error.exitCode;
	}

	function define<Given extends unknown[]>(
		action: (context: CommandContext, ...given: Given) => void | Promise<void>,
		usage: string,
		summary: string,
		...options: Option[]
	): void {
		const command = program.command(usage).description(summary);
		for (const option of options) command.addOption(option);
		command.action(async (...given: Given) => {
			const folder =
				program.opts<{ data?: string }>().data ?? (shell.env.DATA_DIR || DEFAULT_DATA_DIR);
			const file = join(resolve(folder), 'anfragen.sqlite');
			if (!existsSync(file)) {
				throw failed(`In ${folder} ist keine Datenbank. Anderen Ordner angeben: --data ORDNER`);
			}
			// The service reports a newer database at its start.
			using db = connect(file, () => {});
			await action({ ...shell, db }, ...given);
		});
	}
}

const COUNT = new Option('--anzahl <zahl>', 'so viele; 0 = alle').argParser(wholeNumber);
const EMAIL = new Option('--email <adresse>', 'ohne zu fragen; sie bleibt im Verlauf stehen');
const FORMAT = new Option('--format <csv|json>', 'als Tabelle oder alles Gespeicherte')
	.choices(['csv', 'json'])
	.default('csv');
const FILE = new Option('--datei <name>', 'in diese neue Datei statt auf den Bildschirm');
const ABOUT_A_PERSON =
	'Alles in der Datenbank zu einer E-Mail-Adresse als JSON (Art. 15 DSGVO); fragt nach ihr';
const DELETING =
	'Löschen: eine NUMMER, 12..40, 2026-01-01..2026-01-31, mit --verdacht, was vielleicht Werbung ist, oder ohne Angabe alles einer Person, nach deren E-Mail-Adresse gefragt wird';
const ONLY_MARKED = new Option('--verdacht', 'nur, was vielleicht Werbung ist');
const OLDER = new Option(
	'--vor <tage>',
	'mit --verdacht: nur, was älter ist als so viele Tage',
).argParser(wholeNumber);
const YES = new Option('--ja', 'ohne Rückfrage');

function wholeNumber(text: string): number {
	if (!/^\d{1,9}$/.test(text)) throw new InvalidArgumentError('keine ganze Zahl');
	return Number(text);
}

/** Ends after help, or says in German what is wrong with the command line. */
function end(reason: CommanderError): never {
	if (reason.exitCode === EXIT.ok) throw reason;
	const quoted = Array.from(reason.message.matchAll(/'([^']*)'/g), ([, words]) => words);
	const fault = [FAULTS[reason.code] ?? 'Der Aufruf ist nicht verständlich:', ...quoted].join(' ');
	throw wrongUsage(`${fault}\nÜbersicht: ${OWNER_COMMAND} help`);
}

const FAULTS: Record<string, string> = {
	'commander.unknownCommand': 'Diesen Befehl gibt es nicht:',
	'commander.unknownOption': 'Diese Option gibt es hier nicht:',
	'commander.optionMissingArgument': 'Es fehlt der Wert von',
	'commander.missingArgument': 'Es fehlt die Angabe',
	'commander.excessArguments': 'Es sind zu viele Angaben für',
	'commander.invalidArgument': 'Ein Wert passt nicht:',
};

const EXIT_CODES =
	'\nExit-Code: 0 in Ordnung, 1 nichts gefunden (außer `list`, `export`), nicht gelungen oder Störung (`status`), 2 falscher Aufruf';

const TITLES: Record<string, string> = {
	'Usage:': 'Aufruf:',
	'Options:': 'Optionen:',
	'Commands:': 'Befehle:',
};

/** Puts help and faults into German; the commands take these settings over. */
function speakGerman(program: Command, shell: Shell): Command {
	const usage = (text: string) => text.replace('[options]', '[Optionen]');
	return program
		.exitOverride(end)
		.helpOption('-h, --help', 'Diese Hilfe')
		.showSuggestionAfterError(false)
		.configureHelp({
			styleTitle: (title) => TITLES[title] ?? title,
			styleUsage: usage,
			optionDescription: ({ description }) => description,
			styleSubcommandTerm: usage,
			helpWidth: shell.width,
		})
		.configureOutput({
			writeOut: (text) => shell.out(text.trimEnd()),
			// Commander's own messages are English; `end` replaces them.
			writeErr: () => {},
		});
}
