import { existsSync, renameSync, rmSync } from 'node:fs';

/** Moves `fresh` to `folder`. The former waits in `aside`; it returns if that fails, or at the next call if the process was killed. */
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
