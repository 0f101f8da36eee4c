import { join } from 'node:path';
import { DATABASE_NAME, openDatabase } from '../database.ts';
import { goneSentence } from '../problems.ts';
import { einsetzen, kopie, parseRestoreOrder, sichern } from './copies.ts';
import { ausgefallen, probe } from './mail-owner.ts';
import type { Command, Program } from './run.ts';
import { CommandError, type ToolContext } from './terminal.ts';

const COMMANDS: Record<string, Command> = {
	neu: {
		help: ['', 'Legt eine leere Datenbank an, wo noch nie eine war'],
		words: [0, 0],
		tool: neu,
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
	einsetzen: {
		help: [
			'DATEI',
			'Setzt eine Sicherung an die Stelle der Datenbank, ohne was auf Wunsch gelöscht ist (dies und ob sie gesichert ist, als JSON von der Standardeingabe); der Dienst steht',
		],
		words: [1, 1],
		tool: async (context, [copy = '']) =>
			einsetzen(context, copy, parseRestoreOrder(await context.readInput())),
	},
	probe: {
		help: ['', 'Sendet dem Inhaber eine Probe-Mail'],
		words: [0, 0],
		tool: probe,
	},
	ausgefallen: {
		help: [
			'EINHEIT',
			'Meldet dem Inhaber, dass eine Einheit von systemd ausgefallen ist; auch ohne Datenbank',
		],
		words: [1, 1],
		tool: (context, [unit = '']) => ausgefallen(context, unit),
	},
};

/** What the server's programs (deploy/) have the service's account do. */
export const MAINTENANCE: Program = {
	title: 'Werkzeuge des Servers',
	call: 'node service/maintenance.ts',
	commands: COMMANDS,
};

/**
 * `neu`: begins the database, by the installer; the service on a server never does. One that is there stays as it is.
 * @throws where there has been one, and now is none
 */
function neu({ dataDir, out, host }: ToolContext): void {
	const file = join(dataDir, DATABASE_NAME);
	using db = openDatabase(file, true, host.now());
	if (!db) throw new CommandError(goneSentence(dataDir));
	out(`Die Datenbank liegt in ${file}.`);
}
