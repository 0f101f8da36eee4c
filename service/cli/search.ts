import { TEXT_FIELDS } from '#shared/fields.ts';
import { readAnfragen } from '../db/stored-anfrage.ts';
import { failed, type Owner } from './cli.ts';
import { anfragenTable } from './list.ts';
import { ALL } from './which.ts';

/** `search`: inquiries in which every given word occurs, whatever its case and accents. */
export function search({ db, width, out }: Owner, text: string[]): void {
	const words = plain(text.join(' ')).split(/\s+/);
	const found = readAnfragen(db, ALL).filter((anfrage) => {
		const values = TEXT_FIELDS.map(({ name }) => anfrage[name]);
		const searched = plain([anfrage.zeichen, ...values].join(' '));
		return words.every((word) => searched.includes(word));
	});
	const table = anfragenTable(found, width);
	if (!table.includes('\n')) throw failed(`Keine Anfrage enthält „${text.join(' ')}“.`);
	out(table);
}

/** Without accents, and in capitals, which make SS of ß. */
function plain(text: string): string {
	return text.normalize('NFKD').replace(/\p{M}/gu, '').toUpperCase();
}
