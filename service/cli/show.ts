import { inTeilen } from '#shared/felder.ts';
import { markShown } from '../outbox/retention.ts';
import { asJson } from './as-json.ts';
import { type Context, EXIT, type Exit, type OwnerCommand } from './command.ts';
import { dateTime } from './date-time.ts';
import { named, type StoredAnfrage } from './stored-anfrage.ts';
import { terminalLine, terminalText } from './terminal-text.ts';
import { zustellung } from './zustellung.ts';

/** `show`: one inquiry in full. */
export const show: OwnerCommand = {
	name: 'show',
	args: '<nummer>',
	summary: 'Eine Anfrage vollständig; NUMMER oder ihr Zeichen, etwa 7K3F-22',
	options: ['json'],
	run: runShow,
};

async function runShow({ args, db, options, now, out, err }: Context): Promise<Exit> {
	const [word = ''] = args;
	const anfragen = named(db, word);
	if (anfragen === null) {
		err(`„${word}“ ist keine Nummer einer Anfrage und kein Zeichen. Beides zeigt: anfragen list`);
		return EXIT.wrongUsage;
	}
	if (anfragen.length === 0) {
		err(`Es gibt keine Anfrage ${word}.`);
		return EXIT.notFoundOrFailed;
	}
	if (options.json) out(JSON.stringify(anfragen.map(asJson), null, '\t'));
	else out(anfragen.map(inWords).join('\n\n'));
	await markShown(db, now(), anfragen);
	return EXIT.ok;
}

function inWords(anfrage: StoredAnfrage): string {
	const { name, zeilen, text } = inTeilen(anfrage);
	const facts = [
		['Nummer', String(anfrage.id)],
		['Zeichen', anfrage.zeichen],
		['Eingang', dateTime(anfrage.receivedAt)],
		['Name', name],
		...zeilen,
		['Zustellung', zustellung(anfrage)],
	];
	const lines = facts.map(
		([label = '', value = '']) => `${label}:`.padEnd(12) + (terminalLine(value) || '–'),
	);
	return [...lines, '', terminalText(text) || '(ohne Nachricht)'].join('\n');
}
