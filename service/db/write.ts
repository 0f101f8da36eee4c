import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from './open.ts';
import { sqliteErrorKind } from './sqlite-error.ts';

/** How long a locked database is waited for, and how long between two tries. */
export type Patience = { totalMs: number; pauseMs: number };

export const PATIENCE: Patience = { totalMs: 2000, pauseMs: 15 };

/**
 * Runs `change` in one transaction and returns after its COMMIT. While another process holds the
 * lock the wait is asynchronous, so that everybody else is served meanwhile.
 * @throws the SQLite error, with nothing changed; a busy one after `patience.totalMs`
 */
export async function write<T>(
	db: Database,
	change: () => T,
	patience: Patience = PATIENCE,
): Promise<T> {
	const giveUpAt = performance.now() + patience.totalMs;
	while (true) {
		try {
			return writeNow(db, change);
		} catch (error) {
			if (sqliteErrorKind(error) !== 'busy' || performance.now() >= giveUpAt) throw error;
		}
		await sleep(patience.pauseMs);
	}
}

/** One try only: throws at once when another process holds the lock. */
function writeNow<T>(db: Database, change: () => T): T {
	// SQLite's own waiting would block the event loop, and with it every visitor.
	db.exec('PRAGMA busy_timeout = 0; BEGIN IMMEDIATE');
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
