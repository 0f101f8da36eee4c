import { readdirSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Database } from './open.ts';

/** A file that holds personal data beside the database. `changedAt`: milliseconds since 1970. */
type ResidualFile = { name: string; path: string; bytes: number; changedAt: number };

/** Damaged databases that were set aside, and what interrupted backups left. */
const RESIDUAL = /\.(?:beschaedigt|teil)-/;

export function residualFiles(db: Database): ResidualFile[] {
	const folder = dirname(db.location() ?? '');
	return readdirSync(folder)
		.filter((name) => RESIDUAL.test(name))
		.flatMap((name) => {
			const path = join(folder, name);
			// A backup that is being made may have renamed its file since.
			const found = statSync(path, { throwIfNoEntry: false });
			return found ? [{ name, path, bytes: found.size, changedAt: found.mtimeMs }] : [];
		});
}

/** Deletes those last changed before that moment and returns their paths. */
export function deleteResidualFiles(db: Database, before: number): string[] {
	const expired = residualFiles(db).filter(({ changedAt }) => changedAt < before);
	for (const { path } of expired) rmSync(path, { force: true });
	return expired.map(({ path }) => path);
}
