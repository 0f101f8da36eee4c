import { z } from 'zod';
import type { Database } from './open.ts';

/**
 * Moves the write-ahead log into the database, where deleting overwrites, and empties it: deleted
 * text must not linger there.
 * @returns false while somebody else reads or writes; then it is to be repeated
 */
export function forgetInWal(db: Database): boolean {
	const row = db.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get();
	return z.object({ busy: z.int() }).parse(row).busy === 0;
}
