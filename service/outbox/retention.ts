import { z } from 'zod';
import type { Database } from '../db/open.ts';
import { write } from '../db/write.ts';

const DAY = 24 * 60 * 60 * 1000;
/** Few enough that visitors don't notice the transaction. */
const AT_ONCE = 500;

/**
 * Deletes inquiries delivered more than `tage` days ago, in small portions. What waits or has
 * failed stays, however old.
 * @returns how many were deleted
 */
export async function deleteExpired(db: Database, now: Date, tage: number): Promise<number> {
	const before = now.getTime() - tage * DAY;
	let deleted = 0;
	while (true) {
		const portion = await write(db, () => Number(db.prepare(DELETE).run(before, AT_ONCE).changes));
		deleted += portion;
		if (portion < AT_ONCE) break;
		await new Promise(setImmediate);
	}
	if (deleted > 0) forgetInWal(db);
	return deleted;
}

/** Moves the WAL into the database and empties it: deleted text must not linger there. */
export function forgetInWal(db: Database): boolean {
	const row = z
		.object({ busy: z.int() })
		.parse(db.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get());
	return row.busy === 0;
}

const DELETE = `
	DELETE FROM anfrage WHERE id IN (
		SELECT anfrage_id FROM outbox WHERE status = 'sent' AND sent_at < ? LIMIT ?
	)
`;
