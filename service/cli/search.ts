import { domainToUnicode } from 'node:url';
import { TEXT_FIELDS } from '#shared/fields.ts';
import { readAnfragen } from '../db/stored-anfrage.ts';
import { type CommandContext, failed } from './command-context.ts';
import { anfragenTable } from './list.ts';
import { ALL } from './selection.ts';

/** `search`: lists inquiries in which every word occurs, ignoring case and accents. */
export function search(context: CommandContext, text: string[]): void {
	const words = plain(text.join(' ')).split(/\s+/);
	const found = readAnfragen(context.db, ALL).filter((anfrage) => {
		const values = TEXT_FIELDS.map(({ name }) => anfrage[name]);
		const asTyped = anfrage.email.replace(/(?<=@).*/, domainToUnicode);
		const searched = plain([anfrage.zeichen, ...values, asTyped].join(' '));
		return words.every((word) => searched.includes(word));
	});
	const table = anfragenTable(found, context);
	// Only the heading: nothing was found. The matches are read one by one, so nothing has counted them.
	if (!table.includes('\n')) throw failed(`Keine Anfrage enthält „${text.join(' ')}“.`);
	context.out(table);
}

/** Removes accents and capitalises, which turns ß into SS. */
function plain(text: string): string {
	return text.normalize('NFKD').replace(/\p{M}/gu, '').toUpperCase();
}
