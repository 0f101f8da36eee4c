import type { CommanderError } from 'commander';

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
			return `Es fehlt eine Angabe: ${word.toUpperCase()}`;
		case 'commander.excessArguments':
			return `Zu viele Angaben für „${word}“.`;
		case 'commander.invalidArgument':
			return `Der Wert „${value}“ passt nicht zu ${word}.`;
		default:
			return `Der Aufruf ist nicht verständlich (${message}).`;
	}
}
