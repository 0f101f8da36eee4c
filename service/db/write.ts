import type { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';

/** How long a visitor waits for a locked database, and the pause between two tries. */
const PATIENCE_MS = 2_000;
const PAUSE_MS = 15;

/**
 * Runs `change` in one transaction and returns after its COMMIT. Waits asynchronously while another
 * process holds the lock, so that everybody else is served meanwhile.
 * @throws the SQLite error, with nothing changed; after `patienceMs` where the database is locked
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

/** Runs `change` in one transaction, without waiting for a lock. */
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

/** SQLite's primary result codes that a caller acts on. */
const KINDS: Record<number, 'busy' | 'damaged' | 'full'> = {
	5: 'busy', // BUSY
	6: 'busy', // LOCKED
	11: 'damaged', // CORRUPT
	13: 'full',
	26: 'damaged', // NOTADB
};

/**
 * Classifies an error of node:sqlite: `busy` = another process is writing, worth another try in a
 * moment; `damaged` = the file is no sound database; `full` = the disk has no room; `other` = see
 * its message.
 * @see https://www.sqlite.org/rescode.html
 */
export function sqliteErrorKind(error: unknown): 'busy' | 'damaged' | 'full' | 'other' {
	if (!(error instanceof Error) || !('errcode' in error)) return 'other';
	// The low byte is the primary code.
	return KINDS[Number(error.errcode) & 0xff] ?? 'other';
}
