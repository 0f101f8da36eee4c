import { TEXTFELDER } from '#shared/felder.ts';
import type { Database } from '../db/open.ts';
import { anfragenTable } from './anfragen-table.ts';
import { asJson } from './as-json.ts';
import { type Context, EXIT, type Exit, type OwnerCommand } from './command.ts';
import { type StoredAnfrage, selectAnfragen, take } from './stored-anfrage.ts';

/** `search`: inquiries in which every given word occurs, whatever its case and accents. */
export const search: OwnerCommand = {
	name: 'search',
	args: '<text...>',
	summary: 'Anfragen, in denen alle Wörter vorkommen; CAFE findet auch Café',
	options: ['anzahl', 'json'],
	run: runSearch,
};

function runSearch({ args, db, options, width, out, err }: Context): Exit {
	const words = plain(args.join(' ')).split(/\s+/).filter(Boolean);
	const found = take(matching(db, words), options.anzahl ?? 0);
	if (options.json) out(JSON.stringify(found.map(asJson), null, '\t'));
	if (found.length === 0) {
		err(`Keine Anfrage enthält „${args.join(' ')}“.`);
		return EXIT.notFoundOrFailed;
	}
	if (!options.json) out(anfragenTable(found, width));
	return EXIT.ok;
}

const TEXT = `(a.zeichen || ' ' || ${TEXTFELDER.map(({ name }) => `a.${name}`).join(" || ' ' || ")})`;

/** SQLite itself folds ASCII alone, so it keeps whatever holds anything else to be looked at here. */
const MAY_MATCH = `(${TEXT} LIKE ? ESCAPE '\\' OR ${TEXT} GLOB '*[^' || char(1) || '-~]*')`;

function* matching(db: Database, words: string[]): Generator<StoredAnfrage> {
	const condition = words.map(() => MAY_MATCH).join(' AND ') || '1';
	const patterns = words.map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`);
	for (const anfrage of selectAnfragen(db, condition, ...patterns)) {
		const values = [anfrage.zeichen, ...TEXTFELDER.map(({ name }) => anfrage[name])];
		const text = plain(values.join(' '));
		if (words.every((word) => text.includes(word))) yield anfrage;
	}
}

/** Without accents, and in capitals, which make SS of ß. */
function plain(text: string): string {
	return text.normalize('NFKD').replace(/\p{M}/gu, '').toUpperCase();
}
