import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * The bytes made from these inputs: from the folder where an earlier build left them, else made
 * now and left there. Equal inputs must mean equal bytes.
 */
export async function fromCache(
	folder: string,
	inputs: readonly (string | Uint8Array)[],
	make: () => Promise<Buffer>,
): Promise<Buffer> {
	const file = join(folder, key(inputs));
	const present = await readFile(file).catch(() => undefined);
	if (present) return present;

	const fresh = await make();
	await mkdir(folder, { recursive: true });
	// Whole or not at all: a build may be stopped, and two pages of the same headline ask at once.
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
