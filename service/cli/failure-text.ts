import type { CommanderError } from 'commander';
import { sqliteErrorKind } from '../db/sqlite-error.ts';

const CAUSES = {
	busy: 'Die Datenbank ist gerade von einem anderen Programm gesperrt. Bitte noch einmal versuchen.',
	full: 'Die Platte ist voll.',
	damaged: 'Die Datenbank ist beschädigt. Beim nächsten Start legt der Dienst sie beiseite.',
} as const;

/** What went wrong, for the owner. */
export function failureText(error: unknown): string {
	const message = error instanceof Error ? error.message : String(error);
	const kind = sqliteErrorKind(error);
	return kind === 'other' ? message : `${CAUSES[kind]} (${message})`;
}

/** What is wrong with a command line, in German. What commander quotes is the word in question. */
export function usageFault({ code, message }: CommanderError): string {
	const [word = '', value = ''] = [...message.matchAll(/'([^']*)'/g)].map(([, quoted]) => quoted);
	switch (code) {
		case 'commander.unknownCommand':
			return `Den Befehl „${word}“ gibt es nicht.`;
		case 'commander.unknownOption':
			return `Die Option ${word} gibt es hier nicht.`;
		case 'commander.optionMissingArgument':
			return `Bei der Option ${word} fehlt der Wert.`;
		case 'commander.missingArgument':
		case 'commander.missingMandatoryOptionValue':
			return `Es fehlt eine Angabe: ${word}`;
		case 'commander.excessArguments':
			return `Zu viele Angaben für „${word}“.`;
		case 'commander.invalidArgument':
			return `Der Wert „${value}“ passt nicht zu ${word}.`;
		default:
			return `Der Aufruf ist nicht verständlich (${message}).`;
	}
}
