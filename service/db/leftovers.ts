import { readdirSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Database } from './open.ts';

/** A file that holds personal data beside the database. `changedAt`: milliseconds since 1970. */
export type Leftover = { path: string; bytes: number; changedAt: number };

/** Databases set aside as damaged, and what backups left that were killed. */
const LEFTOVER = /\.(?:beschaedigt|teil)-/;

/** Those in the folder of the database. */
export function leftovers(db: Database): Leftover[] {
	const folder = dirname(db.location() ?? '');
	return readdirSync(folder)
		.filter((name) => LEFTOVER.test(name))
		.flatMap((name) => {
			const path = join(folder, name);
			// A backup under way may have renamed its file since.
			const found = statSync(path, { throwIfNoEntry: false });
			return found ? [{ path, bytes: found.size, changedAt: found.mtimeMs }] : [];
		});
}

/** Deletes those last changed before that moment and returns their paths. */
export function deleteLeftovers(db: Database, before: number): string[] {
	const expired = leftovers(db).filter(({ changedAt }) => changedAt < before);
	for (const { path } of expired) rmSync(path, { force: true });
	return expired.map(({ path }) => path);
}
