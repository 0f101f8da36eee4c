import { inParts } from '#shared/fields.ts';
import type { StoredAnfrage } from '../db/stored-anfrage.ts';
import type { Owner } from './cli.ts';
import { giveOut } from './give-out.ts';
import { named } from './which.ts';
import { dateTime, delivery, terminalLine, terminalText } from './words.ts';

/** `show`: one inquiry in full. */
export async function show(owner: Owner, word: string): Promise<void> {
	await giveOut(owner, named(owner.db, word), (found) => Array.from(found, inWords));
}

function inWords(anfrage: StoredAnfrage): string {
	const { name, lines, text } = inParts(anfrage);
	const facts = [
		['Nummer', String(anfrage.id)],
		['Zeichen', anfrage.zeichen],
		['Eingang', dateTime(anfrage.receivedAt)],
		['Name', name],
		...lines,
		['Zustellung', delivery(anfrage)],
	];
	const said = facts.map(
		([label = '', value = '']) => `${label}:`.padEnd(12) + (terminalLine(value) || '–'),
	);
	return [...said, '', terminalText(text) || '(ohne Nachricht)'].join('\n');
}
