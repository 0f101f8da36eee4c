import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';

/** Where a folder waits while another one takes its place. */
type Places = { folder: string; aside: string };

/**
 * Puts a finished folder in the place of the one that was there, and a finished file in its own place. Each is moved
 * whole, in three moves at most; what a power cut leaves between them, `putBack` sets right.
 */
export function swapIn(
	fresh: string,
	{ folder, aside }: Places,
	file?: { fresh: string; place: string },
): void {
	// Git keeps no empty folder: the first project's entry may have none to go to.
	if (file) mkdirSync(path.dirname(file.place), { recursive: true });
	if (existsSync(folder)) renameSync(folder, aside);
	renameSync(fresh, folder);
	if (file) renameSync(file.fresh, file.place);
	rmSync(aside, { recursive: true, force: true });
}

/** After a power cut between two moves: puts the former folder back, or forgets it where its successor is there. */
export function putBack({ folder, aside }: Places): void {
	if (!existsSync(aside)) return;
	if (existsSync(folder)) rmSync(aside, { recursive: true, force: true });
	else renameSync(aside, folder);
}
