import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Returns what `make` returns for these inputs: from the folder's file of an earlier build, or made
 * now and stored there. Equal inputs must mean equal bytes.
 */
export async function fromCache(
	folder: string,
	inputs: readonly (string | Uint8Array)[],
	make: () => Promise<Buffer>,
): Promise<Buffer> {
	const file = join(folder, key(inputs));
	const stored = await readFile(file).catch(() => undefined);
	if (stored) return stored;

	const fresh = await make();
	await mkdir(folder, { recursive: true });
	// Renamed when complete: a build may be stopped, and two pages with one headline ask at once.
	const draft = `${file}.${randomUUID()}`;
	await writeFile(draft, fresh);
	await rename(draft, file);
	return fresh;
}

function key(inputs: readonly (string | Uint8Array)[]): string {
	const hash = createHash('sha256');
	for (const input of inputs) hash.update(`${input.length}:`).update(input);
	return hash.digest('hex').slice(0, 32);
}
