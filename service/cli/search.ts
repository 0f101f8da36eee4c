import { anfragenTable } from './anfragen-table.ts';
import { asJson } from './as-json.ts';
import { type Command, type Context, EXIT, type Exit } from './command.ts';
import type { Folder } from './folders.ts';
import { newest, type StoredAnfrage, selectAnfragen } from './stored-anfrage.ts';

/** `search`: inquiries in which every given word occurs, upper or lower case. */
export const search: Command = {
	usage: 'search TEXT [--anzahl N] [--json]',
	summary: 'Anfragen, in denen alle Wörter vorkommen',
	options: ['anzahl', 'json'],
	args: [1, 100],
	run: runSearch,
};

function runSearch({ args, folders, options, width, out, err }: Context): Exit {
	const words = lower(args.join(' ')).split(/\s+/).filter(Boolean);
	const found = newest(folders, options.anzahl || null, (folder) => matching(folder, words));
	if (options.json) out(JSON.stringify(found.map(asJson), null, '\t'));
	if (found.length === 0) {
		err(`Keine Anfrage enthält „${args.join(' ')}“.`);
		return EXIT.notFoundOrFailed;
	}
	if (!options.json) out(anfragenTable(found, width, folders.length));
	return EXIT.ok;
}

const TEXT =
	"(a.vorname || ' ' || a.nachname || ' ' || a.email || ' ' || a.phone || ' ' || a.message)";

function* matching(folder: Folder, words: string[]): Generator<StoredAnfrage> {
	const condition = words.map(() => `${TEXT} LIKE ? ESCAPE '\\'`).join(' AND ') || '1';
	for (const anfrage of selectAnfragen(folder, condition, ...words.map(likePattern))) {
		const text = lower(searchedText(anfrage));
		if (words.every((word) => text.includes(word))) yield anfrage;
	}
}

/**
 * LIKE ignores case in ASCII only. Any other letter matches anything here, and what came through
 * by that is sorted out afterwards.
 */
function likePattern(word: string): string {
	const escaped = word.replace(/[\\%_]/g, '\\$&').replace(/\P{ASCII}/gu, '%');
	return `%${escaped}%`;
}

function searchedText(a: StoredAnfrage): string {
	return [a.vorname, a.nachname, a.email, a.phone, a.message].join(' ');
}

function lower(text: string): string {
	return text.normalize('NFC').toLocaleLowerCase('de');
}
