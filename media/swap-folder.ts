import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import path from 'node:path';

/**
 * Puts the finished folder `neu` in the place of `ordner`. What was there is deleted only once the
 * new one stands: until then it lies in `ablage`, and it comes back when the swap fails.
 */
export async function swapFolder(ordner: string, neu: string, ablage: string): Promise<void> {
	await mkdir(path.dirname(ordner), { recursive: true });
	if (!existsSync(ordner)) return rename(neu, ordner);
	const platz = await mkdtemp(path.join(ablage, 'vorher-'));
	const alt = path.join(platz, path.basename(ordner));
	await rename(ordner, alt);
	try {
		await rename(neu, ordner);
	} catch (grund) {
		await rename(alt, ordner).catch((weiter) => {
			throw new Error(`Die bisherigen Dateien liegen unverändert in ${alt}.`, { cause: weiter });
		});
		await rm(platz, { recursive: true });
		throw grund;
	}
	await rm(platz, { recursive: true });
}
