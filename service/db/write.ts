import type { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { sqliteErrorKind } from './sqlite-error.ts';

/** How long a visitor waits for a locked database, and how long between two tries. */
const PATIENCE_MS = 2_000;
const PAUSE_MS = 15;

/**
 * Runs `change` in one transaction and returns after its COMMIT. While another process holds the
 * lock the wait is asynchronous, so that everybody else is served meanwhile.
 * @throws the SQLite error, with nothing changed; a busy one after `patienceMs`
 */
export async function write<T>(
	db: DatabaseSync,
	change: () => T,
	patienceMs = PATIENCE_MS,
): Promise<T> {
	const giveUpAt = performance.now() + patienceMs;
	while (true) {
		try {
			return inTransaction(db, change);
		} catch (error) {
			if (sqliteErrorKind(error) !== 'busy' || performance.now() >= giveUpAt) throw error;
		}
		await sleep(PAUSE_MS);
	}
}

/** One try only: all of `change` or nothing. */
export function inTransaction<T>(db: DatabaseSync, change: () => T): T {
	db.exec('BEGIN IMMEDIATE');
	try {
		const result = change();
		db.exec('COMMIT');
		return result;
	} catch (error) {
		// After some errors (disk full, I/O) SQLite has rolled back by itself.
		if (db.isTransaction) db.exec('ROLLBACK');
		throw error;
	}
}
