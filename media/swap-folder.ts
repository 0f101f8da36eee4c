import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import path from 'node:path';

/**
 * Puts the finished folder `fresh` in the place of `folder`. What was there is deleted only once the
 * new one stands: until then it lies in `store`, and it comes back when the swap fails.
 */
export async function swapFolder(folder: string, fresh: string, store: string): Promise<void> {
	await mkdir(path.dirname(folder), { recursive: true });
	if (!existsSync(folder)) return rename(fresh, folder);
	const place = await mkdtemp(path.join(store, 'vorher-'));
	const before = path.join(place, path.basename(folder));
	await rename(folder, before);
	try {
		await rename(fresh, folder);
	} catch (reason) {
		await rename(before, folder);
		throw reason;
	} finally {
		if (existsSync(folder)) await rm(place, { recursive: true });
	}
}
