import { existsSync, renameSync, statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { sqliteErrorKind } from './write.ts';

/** Endings of a database's files in WAL mode; the newest commits may be only in `-wal`. */
export const DATABASE_ENDINGS = ['', '-wal', '-shm'];

/**
 * Checks the file and, if it is damaged, moves it unchanged out of the way.
 * @returns why and where to, or null when the file is sound or does not exist yet
 */
export function setAsideIfDamaged(file: string): { reason: string; movedTo: string } | null {
	const reason = existsSync(file) ? findDamage(file) : findOrphan(file);
	if (reason === null) return null;
	const movedTo = `${file}.beschaedigt-${new Date().toISOString().replace(/[-:.]/g, '')}`;
	for (const ending of DATABASE_ENDINGS) {
		if (existsSync(file + ending)) renameSync(file + ending, movedTo + ending);
	}
	return { reason, movedTo };
}

function findDamage(file: string): string | null {
	try {
		// Read-only: closing a writable connection would copy the WAL into the damaged file.
		using db = new DatabaseSync(file, { readOnly: true, timeout: 1000 });
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
