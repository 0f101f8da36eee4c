import { TEXTFELDER } from '#shared/fields.ts';
import { readAnfragen, type StoredAnfrage } from '../db/stored-anfrage.ts';
import { failed, type Owner } from './cli.ts';
import { jsonArray } from './give-out.ts';
import { anfragenTable } from './list.ts';
import { ALL } from './which.ts';

/** `search`: inquiries in which every given word occurs, whatever its case and accents. */
export async function search(
	{ db, width, out }: Owner,
	text: string[],
	{ json }: { json?: boolean },
): Promise<void> {
	const words = plain(text.join(' ')).split(/\s+/);
	let count = 0;
	if (json) for (const piece of jsonArray(found())) await out(piece);
	else {
		const table = anfragenTable(found(), width);
		if (count > 0) out(table);
	}
	if (count === 0) throw failed(`Keine Anfrage enthält „${text.join(' ')}“.`);

	function* found(): Generator<StoredAnfrage> {
		for (const anfrage of readAnfragen(db, ALL)) {
			const values = TEXTFELDER.map(({ name }) => anfrage[name]);
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
