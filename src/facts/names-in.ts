import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** As Windows and editors name it; what they put there themselves is none of it. */
const MEANT_TO_BE_READ = /^[^.].*\.(?:md|ya?ml)(?:\.txt)?$/i;

/**
 * Returns the names in a folder of the owner's that are read, sorted, and a sentence for each other that he means to be.
 * @param read the names that are read, also in words
 */
export function namesIn(
	root: string,
	folder: string,
	read: { pattern: RegExp; words: string },
): { names: string[]; unread: string[] } {
	const path = join(root, folder);
	const all = existsSync(path) ? readdirSync(path).toSorted() : [];
	const { true: names = [], false: others = [] } = Object.groupBy(all, (name) =>
		read.pattern.test(name) ? 'true' : 'false',
	);
	const unread = others
		.filter((name) => MEANT_TO_BE_READ.test(name) || statSync(join(path, name)).isDirectory())
		.map(
			(name) =>
				`${folder}/${name} wird nicht gelesen: Hier liegen nur ${read.words}, ohne Unterordner. Bitte umbenennen oder anderswohin legen.`,
		);
	return { names, unread };
}
