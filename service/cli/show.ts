import { inTeilen } from '#shared/fields.ts';
import type { StoredAnfrage } from '../db/stored-anfrage.ts';
import type { Owner } from './cli.ts';
import { giveOut, jsonArray } from './give-out.ts';
import { named } from './which.ts';
import { dateTime, delivery, terminalLine, terminalText } from './words.ts';

/** `show`: one inquiry in full. */
export async function show(
	owner: Owner,
	word: string,
	{ json }: { json?: boolean },
): Promise<void> {
	const anfragen = named(owner.db, word);
	await giveOut(owner, anfragen, json ? jsonArray : inWords);
}

function inWords(anfragen: Iterable<StoredAnfrage>): string[] {
	return [Array.from(anfragen, oneInWords).join('\n\n')];
}

function oneInWords(anfrage: StoredAnfrage): string {
	const { name, zeilen, text } = inTeilen(anfrage);
	const facts = [
		['Nummer', String(anfrage.id)],
		['Zeichen', anfrage.zeichen],
		['Eingang', dateTime(anfrage.receivedAt)],
		['Name', name],
		...zeilen,
		['Zustellung', delivery(anfrage)],
	];
	const lines = facts.map(
		([label = '', value = '']) => `${label}:`.padEnd(12) + (terminalLine(value) || '–'),
	);
	return [...lines, '', terminalText(text) || '(ohne Nachricht)'].join('\n');
}
