import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { formerFile } from './add-former.ts';

/** Raise it when the same site is to give other files than before. */
const pipelineVersion = 1;

/** SHA-256 over every file of the folder, names included, and over `art`, the way it is used. */
export async function inputHash(ordner: string, art: string): Promise<string> {
	const hash = createHash('sha256').update(JSON.stringify([pipelineVersion, art]));
	const eintraege = await readdir(ordner, { recursive: true, withFileTypes: true });
	const dateien = eintraege
		// The picture of before is added to what is there; nothing is taken anew for it.
		.filter((eintrag) => eintrag.isFile() && !formerFile.test(eintrag.name))
		.map((eintrag) => path.relative(ordner, path.join(eintrag.parentPath, eintrag.name)))
		.sort();
	for (const datei of dateien) {
		const inhalt = await readFile(path.join(ordner, datei));
		hash.update(`${datei}\0${inhalt.length}\0`).update(inhalt);
	}
	return hash.digest('hex');
}
