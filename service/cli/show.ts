import { partsForReading } from '#shared/fields.ts';
import type { StoredAnfrage } from '../db/stored-anfrage.ts';
import { explainReasons } from '../spam/reasons.ts';
import type { CommandContext, Shell } from './command-context.ts';
import { dateTime, deliveryText, terminalLine, terminalText } from './format.ts';
import { findNamed } from './selection.ts';
import { writeAnfragen } from './write-anfragen.ts';

export async function show(context: CommandContext, word: string): Promise<void> {
	await writeAnfragen(context, findNamed(context.db, word), (found) =>
		Array.from(found, (anfrage) => asText(anfrage, context)),
	);
}

function asText(anfrage: StoredAnfrage, shell: Shell): string {
	const { name, lines, text } = partsForReading(anfrage);
	const facts = [
		['Nummer', String(anfrage.id)],
		['Zeichen', anfrage.zeichen],
		['Eingang', dateTime(anfrage.receivedAt)],
		['Name', name],
		...lines,
		['Zustellung', deliveryText(anfrage, shell)],
		['Verdacht', explainReasons(anfrage.spamReasons).join('; ') || 'keiner'],
	];
	const rows = facts.map(
		([label = '', value = '']) => `${label}:`.padEnd(12) + (terminalLine(value) || '–'),
	);
	return [...rows, '', terminalText(text) || '(ohne Nachricht)'].join('\n');
}
