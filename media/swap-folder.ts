import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import path from 'node:path';

/**
 * Puts the finished folder `neu` in the place of `ordner`. What was there is deleted only once the
 * new one stands: until then it lies in `ablage`, and it comes back when the swap fails.
 */
export async function swapFolder(folder: string, fresh: string, store: string): Promise<void> {
	await mkdir(path.dirname(folder), { recursive: true });
	if (!existsSync(folder)) return rename(fresh, folder);
	const place = await mkdtemp(path.join(store, 'vorher-'));
	const alt = path.join(place, path.basename(folder));
	await rename(folder, alt);
	try {
		await rename(fresh, folder);
	} catch (ground) {
		await rename(alt, folder).catch((next) => {
			throw new Error(`Die bisherigen Dateien liegen unverändert in ${alt}.`, { cause: next });
		});
		await rm(place, { recursive: true });
		throw ground;
	}
	await rm(place, { recursive: true });
}
