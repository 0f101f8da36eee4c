import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** As Windows and editors name it; what they put there themselves is none of it. */
const LOOKS_LIKE_CONTENT = /^[^.].*\.(?:md|ya?ml)(?:\.txt)?$/i;

/**
 * Returns the names in a folder of the owner's that are read, sorted, and a sentence for each other that he means to be.
 * @param accepted the names that are read, also in words
 */
export function namesIn(
	root: string,
	folder: string,
	accepted: { pattern: RegExp; words: string },
): { names: string[]; strayFiles: string[] } {
	const path = join(root, folder);
	const all = existsSync(path) ? readdirSync(path).toSorted() : [];
	const names = all.filter((name) => accepted.pattern.test(name));
	const strayFiles = all
		.filter((name) => !names.includes(name))
		.filter((name) => LOOKS_LIKE_CONTENT.test(name) || statSync(join(path, name)).isDirectory())
		.map(
			(name) =>
				`${folder}/${name} wird nicht gelesen: Hier liegen nur ${accepted.words}, ohne Unterordner. Bitte umbenennen oder anderswohin legen.`,
		);
	return { names, strayFiles };
}
