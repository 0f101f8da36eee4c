import { existsSync, renameSync, rmSync } from 'node:fs';

/**
 * Moves `fresh` to `folder`. What was there waits in `aside` and returns when the move fails, or at the next
 * call when the process was killed in between.
 */
export function replaceFolder(folder: string, fresh: string, aside: string): void {
	if (existsSync(aside) && !existsSync(folder)) renameSync(aside, folder);
	rmSync(aside, { recursive: true, force: true });
	const wasThere = existsSync(folder);
	if (wasThere) renameSync(folder, aside);
	try {
		renameSync(fresh, folder);
	} catch (reason) {
		if (wasThere) renameSync(aside, folder);
		throw reason;
	}
	rmSync(aside, { recursive: true, force: true });
}
