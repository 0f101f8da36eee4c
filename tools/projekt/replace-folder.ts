import { existsSync, renameSync, rmSync } from 'node:fs';

/** Moves `fresh` to `folder`. The old folder waits in `aside`, and comes back if that fails. */
export function replaceFolder(folder: string, fresh: string, aside: string): void {
	restoreFolder(folder, aside);
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

/** Brings back the old folder, if a process was killed while it waited in `aside`. */
export function restoreFolder(folder: string, aside: string): void {
	if (existsSync(aside) && !existsSync(folder)) renameSync(aside, folder);
}
