import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { formerFile } from './add-former.ts';

/** Raise it when the same site is to give other files than before. */
const pipelineVersion = 1;

/** SHA-256 over every file of the folder, names included, and over `art`, the way it is used. */
export async function inputHash(folder: string, kind: string): Promise<string> {
	const hash = createHash('sha256').update(JSON.stringify([pipelineVersion, kind]));
	const entries = await readdir(folder, { recursive: true, withFileTypes: true });
	const files = entries
		// The picture of before is added to what is there; nothing is taken anew for it.
		.filter((entry) => entry.isFile() && !formerFile.test(entry.name))
		.map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
		.sort();
	for (const file of files) {
		const content = await readFile(path.join(folder, file));
		hash.update(`${file}\0${content.length}\0`).update(content);
	}
	return hash.digest('hex');
}
