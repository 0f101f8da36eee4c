import { COMMANDS } from './commands.ts';

/** What the commands are and how they are called. */
export function helpText(): string {
	const commands = [...COMMANDS.values()].map(
		({ usage, summary }) => `  ${usage}\n      ${summary}`,
	);
	return `Anfragen aus dem Kontaktformular

Aufruf: npm run anfragen -- BEFEHL [Optionen]

${commands.join('\n')}
  help
      Diese Übersicht

Überall:
  --data ORDNER   Datenordner statt DATA_DIR oder data/; mehrfach möglich
  --json          Ausgabe als JSON

Exit-Code: 0 in Ordnung, 1 nichts gefunden oder nicht gelungen, 2 falscher Aufruf`;
}
