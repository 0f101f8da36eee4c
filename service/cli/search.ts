import { TEXTFELDER } from '#shared/felder.ts';
import { anfragenTable } from './anfragen-table.ts';
import { asJson } from './as-json.ts';
import { type Context, EXIT, type Exit, type OwnerCommand } from './command.ts';
import type { Folder } from './folders.ts';
import { newest, type StoredAnfrage, selectAnfragen } from './stored-anfrage.ts';

/** `search`: inquiries in which every given word occurs, whatever its case and accents. */
export const search: OwnerCommand = {
	name: 'search',
	args: '<text...>',
	summary: 'Anfragen, in denen alle Wörter vorkommen; CAFE findet auch Café',
	options: ['anzahl', 'json'],
	run: runSearch,
};

function runSearch({ args, folders, options, width, out, err }: Context): Exit {
	const words = plain(args.join(' ')).split(/\s+/).filter(Boolean);
	const found = newest(folders, options.anzahl || null, (folder) => matching(folder, words));
	if (options.json) out(JSON.stringify(found.map(asJson), null, '\t'));
	if (found.length === 0) {
		err(`Keine Anfrage enthält „${args.join(' ')}“.`);
		return EXIT.notFoundOrFailed;
	}
	if (!options.json) out(anfragenTable(found, width, folders.length));
	return EXIT.ok;
}

const TEXT = `(a.zeichen || ' ' || ${TEXTFELDER.map(({ name }) => `a.${name}`).join(" || ' ' || ")})`;

/** SQLite itself folds ASCII alone, so it keeps whatever holds anything else to be looked at here. */
const MAY_MATCH = `(${TEXT} LIKE ? ESCAPE '\\' OR ${TEXT} GLOB '*[^' || char(1) || '-~]*')`;

function* matching(folder: Folder, words: string[]): Generator<StoredAnfrage> {
	const condition = words.map(() => MAY_MATCH).join(' AND ') || '1';
	for (const anfrage of selectAnfragen(folder, condition, ...words.map(likePattern))) {
		const text = plain(searchedText(anfrage));
		if (words.every((word) => text.includes(word))) yield anfrage;
	}
}

function likePattern(word: string): string {
	return `%${word.replace(/[\\%_]/g, '\\$&')}%`;
}

function searchedText(anfrage: StoredAnfrage): string {
	return [anfrage.zeichen, ...TEXTFELDER.map(({ name }) => anfrage[name])].join(' ');
}

/** Without accents, and in capitals, which make SS of ß. */
function plain(text: string): string {
	return text.normalize('NFKD').replace(/\p{M}/gu, '').toUpperCase();
}
