import { Command, CommanderError, InvalidArgumentError, Option } from 'commander';
import { z } from 'zod';
import { auskunft } from './auskunft.ts';
import { backup } from './backup.ts';
import {
	EXIT,
	type Exit,
	type Options,
	type OwnerCommand,
	optionsSchema,
	type World,
} from './command.ts';
import { deletePerson } from './delete.ts';
import { exportAll } from './export.ts';
import { list } from './list.ts';
import { openExisting } from './open-existing.ts';
import { retry } from './retry.ts';
import { search } from './search.ts';
import { show } from './show.ts';
import { status } from './status.ts';
import { usageFault } from './usage-fault.ts';

/** In the order in which help shows them. */
export const COMMANDS: OwnerCommand[] = [
	list,
	show,
	search,
	status,
	retry,
	exportAll,
	auskunft,
	deletePerson,
	backup,
];

/** Runs one command line. */
export async function run(argv: string[], world: World): Promise<Exit> {
	let exit: Exit = EXIT.ok;
	const program = inGerman(new Command('anfragen'), world)
		.usage('BEFEHL [Optionen]')
		.description('Anfragen aus dem Kontaktformular')
		.helpCommand('help [befehl]', 'Diese Übersicht, oder alles zu einem Befehl')
		.option('--data <ordner>', 'Datenordner statt DATA_DIR oder data/')
		.addHelpText('after', EXIT_CODES);
	for (const command of COMMANDS) {
		const known = inGerman(new Command(command.name), world).description(command.summary);
		known.usage([command.args, '[Optionen]'].join(' ').trim());
		if (command.args) known.arguments(command.args);
		for (const name of command.options) known.addOption(OPTIONS[name]());
		known.action(async () => {
			const { data, ...options } = given.parse(known.optsWithGlobals());
			const folder = data ?? (world.env.DATA_DIR || 'data/');
			using db = openExisting(folder);
			if (db) exit = await command.run({ ...world, db, args: known.args, options });
			else {
				world.err(`In ${folder} ist keine Datenbank. Anderen Ordner angeben: --data ORDNER`);
				exit = EXIT.notFoundOrFailed;
			}
		});
		program.addCommand(known);
	}
	try {
		await program.parseAsync(argv.length > 0 ? argv : ['help'], { from: 'user' });
		return exit;
	} catch (error) {
		if (!(error instanceof CommanderError)) throw error;
		if (error.exitCode === 0) return EXIT.ok;
		world.err(`${usageFault(error)}\nÜbersicht: npm run anfragen -- help`);
		return EXIT.wrongUsage;
	}
}

const EXIT_CODES =
	'\nExit-Code: 0 in Ordnung, 1 nichts gefunden oder nicht gelungen, 2 falscher Aufruf';

const given = optionsSchema.extend({ data: z.string().optional() });

const OPTIONS: Record<keyof Options, () => Option> = {
	json: () => new Option('--json', 'Ausgabe als JSON'),
	ja: () => new Option('--ja', 'ohne Rückfrage'),
	anzahl: () =>
		new Option('--anzahl <zahl>', 'höchstens so viele; 0 = alle').argParser(wholeNumber),
	format: () => new Option('--format <format>', 'csv oder json').choices(['csv', 'json']),
	email: () => new Option('--email <adresse>', 'E-Mail-Adresse der Person'),
	datei: () => new Option('--datei <name>', 'in diese neue Datei statt auf den Bildschirm'),
};

function wholeNumber(text: string): number {
	if (!/^\d{1,9}$/.test(text)) throw new InvalidArgumentError('keine ganze Zahl');
	return Number(text);
}

const TITLES: Record<string, string> = {
	'Usage:': 'Aufruf:',
	'Options:': 'Optionen:',
	'Arguments:': 'Angaben:',
	'Commands:': 'Befehle:',
};

function inGerman(command: Command, world: World): Command {
	return command
		.exitOverride()
		.helpOption('-h, --help', 'Diese Hilfe')
		.showSuggestionAfterError(false)
		.configureHelp({
			styleTitle: (title) => TITLES[title] ?? title,
			optionDescription: ({ description }) => description,
			subcommandTerm: (subcommand) => `${subcommand.name()} ${subcommand.usage()}`,
			helpWidth: world.width,
		})
		.configureOutput({
			writeOut: (text) => world.out(text.trimEnd()),
			// Commander's own words are English; what is wrong is said in German.
			writeErr: () => {},
		});
}
