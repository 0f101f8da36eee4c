import { TEXT_FIELDS } from '#shared/fields.ts';
import { readAnfragen, type StoredAnfrage } from '../db/stored-anfrage.ts';
import { failed, type Owner } from './cli.ts';
import { anfragenTable } from './list.ts';
import { ALL } from './which.ts';

/** `search`: inquiries in which every given word occurs, whatever its case and accents. */
export function search({ db, width, out }: Owner, text: string[]): void {
	const words = plain(text.join(' ')).split(/\s+/);
	let count = 0;
	const table = anfragenTable(found(), width);
	if (count === 0) throw failed(`Keine Anfrage enthält „${text.join(' ')}“.`);
	out(table);

	function* found(): Generator<StoredAnfrage> {
		for (const anfrage of readAnfragen(db, ALL)) {
			const values = TEXT_FIELDS.map(({ name }) => anfrage[name]);
			const searched = plain([anfrage.zeichen, ...values].join(' '));
			if (!words.every((word) => searched.includes(word))) continue;
			count += 1;
			yield anfrage;
		}
	}
}

/** Without accents, and in capitals, which make SS of ß. */
function plain(text: string): string {
	return text.normalize('NFKD').replace(/\p{M}/gu, '').toUpperCase();
}
