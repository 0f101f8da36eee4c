import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { decodeUtf8 } from './decode-utf8.ts';
import { OwnerError } from './owner-error.ts';

/**
 * Reads a text of the owner's, each letter as one character: a Mac may write „ü“ as two. `file` is its path from the
 * root. @throws OwnerError where it is no text in UTF-8
 */
export function readText(file: string, root: string = ''): string {
	const text = decodeUtf8(readFileSync(join(root, file)));
	if (text !== undefined) return text.normalize();
	throw new OwnerError(
		`Die Datei ${file} ist kein Text in UTF-8. Bitte im Editor „UTF-8“ als Kodierung wählen und sie neu speichern.`,
	);
}
