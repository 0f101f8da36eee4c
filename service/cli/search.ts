import { TEXTFELDER } from '#shared/felder.ts';
import { anfragenTable } from './anfragen-table.ts';
import { failed, type Owner } from './cli.ts';
import { asJson, jsonText } from './json.ts';
import { selectAnfragen } from './stored-anfrage.ts';

/** `search`: inquiries in which every given word occurs, whatever its case and accents. */
export function search(
	{ db, width, out }: Owner,
	text: string[],
	{ json }: { json?: boolean },
): void {
	const words = plain(text.join(' ')).split(/\s+/);
	const found = selectAnfragen(db).filter((anfrage) => {
		const values = TEXTFELDER.map(({ name }) => anfrage[name]);
		const searched = plain([anfrage.zeichen, ...values].join(' '));
		return words.every((word) => searched.includes(word));
	});
	if (json) out(jsonText(found.map(asJson)));
	if (found.length === 0) throw failed(`Keine Anfrage enthält „${text.join(' ')}“.`);
	if (!json) out(anfragenTable(found, width));
}

/** Without accents, and in capitals, which make SS of ß. */
function plain(text: string): string {
	return text.normalize('NFKD').replace(/\p{M}/gu, '').toUpperCase();
}
