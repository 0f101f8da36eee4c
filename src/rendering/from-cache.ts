import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * The bytes made from these inputs: from the folder where an earlier build left them, else made
 * now and left there. Equal inputs must mean equal bytes.
 */
export async function fromCache(
	ordner: string,
	eingaben: readonly (string | Uint8Array)[],
	make: () => Promise<Buffer>,
): Promise<Buffer> {
	const datei = join(ordner, schluessel(eingaben));
	const vorhanden = await readFile(datei).catch(() => undefined);
	if (vorhanden) return vorhanden;

	const neu = await make();
	await mkdir(ordner, { recursive: true });
	// Whole or not at all: a build may be stopped, and two pages of the same headline ask at once.
	const entwurf = `${datei}.${randomUUID()}`;
	await writeFile(entwurf, neu);
	await rename(entwurf, datei);
	return neu;
}

function schluessel(eingaben: readonly (string | Uint8Array)[]): string {
	const hash = createHash('sha256');
	for (const eingabe of eingaben) hash.update(`${eingabe.length}:`).update(eingabe);
	return hash.digest('hex').slice(0, 32);
}
