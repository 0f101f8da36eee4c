import { existsSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sqliteErrorKind } from './write.ts';

/** A file that holds personal data beside the database. `changedAt`: milliseconds since 1970. */
export type Leftover = { path: string; bytes: number; changedAt: number };

/** Databases set aside as damaged, and what backups left that were killed. */
const LEFTOVER = /\.(?:beschaedigt|teil)-/;

/** Those in the folder of the database. */
export function leftovers(db: DatabaseSync): Leftover[] {
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
export function deleteLeftovers(db: DatabaseSync, before: number): string[] {
	const expired = leftovers(db).filter(({ changedAt }) => changedAt < before);
	for (const { path } of expired) rmSync(path, { force: true });
	return expired.map(({ path }) => path);
}

/** The files of a database in WAL mode by their endings; what was committed last may be in the second alone. */
export const FILES_OF_DATABASE = ['', '-wal', '-shm'];

/**
 * Checks the file and, if it is damaged, moves it unchanged out of the way.
 * @returns why and where to, or null when the file is sound or does not exist yet
 */
export function setAsideIfDamaged(file: string): { reason: string; movedTo: string } | null {
	const reason = existsSync(file) ? findDamage(file) : findOrphan(file);
	if (reason === null) return null;
	const movedTo = `${file}.beschaedigt-${new Date().toISOString().replace(/[-:.]/g, '')}`;
	for (const suffix of FILES_OF_DATABASE) {
		if (existsSync(file + suffix)) renameSync(file + suffix, movedTo + suffix);
	}
	return { reason, movedTo };
}

function findDamage(file: string): string | null {
	try {
		// Read-only: closing a writable connection would copy the WAL into the damaged file.
		using db = new DatabaseSync(file, { readOnly: true, timeout: 2000 });
		const finding = db.prepare('PRAGMA quick_check(1)').get()?.quick_check;
		return finding === 'ok' ? null : String(finding);
	} catch (error) {
		if (sqliteErrorKind(error) !== 'damaged') throw error;
		return error instanceof Error ? error.message : String(error);
	}
}

/** A WAL whose database is missing: SQLite would delete it together with what is in it. */
function findOrphan(file: string): string | null {
	const wal = `${file}-wal`;
	return existsSync(wal) && statSync(wal).size > 0 ? 'Hauptdatei fehlt, nur das WAL ist da' : null;
}
