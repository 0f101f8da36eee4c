import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { type Database, openExisting, readValue, saysBusy, saysFull } from './database.ts';

/**
 * Writes the database anew without what was deleted, and empties the write-ahead log. `secure_delete` alone leaves
 * copies of deleted texts in pages that SQLite has rearranged. Returns false where it cannot be done in full now: another
 * program reads or writes, or there is no room.
 */
export function compact(db: Database): boolean {
	try {
		db.exec('VACUUM');
		// Its first value: 1 where another program was reading or writing.
		return readValue(db, 'PRAGMA wal_checkpoint(TRUNCATE)') === 0;
	} catch (error) {
		if (!saysBusy(error) && !saysFull(error)) throw error;
		return false;
	}
}

/** The same in a thread, so that visitors are answered meanwhile: takes a second for some 70 MB. */
export type Compact = (file: string) => Promise<boolean>;

export const compactInThread: Compact = async (file) => {
	const program = new URL('compact-thread.ts', import.meta.url);
	// Node would hand this process's `--import` to the thread.
	const thread = new Worker(program, { workerData: file, execArgv: [] });
	const [isDone] = await once(thread, 'message');
	return isDone === true;
};

/** What the thread does. */
export function compactFile(file: string): boolean {
	using db = openExisting(file, 5_000);
	return compact(db);
}
