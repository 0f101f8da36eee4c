import { z } from 'zod';
import type { Database } from '../db/open.ts';
import { write } from '../db/write.ts';

const DAY = 24 * 60 * 60 * 1000;
/** Few enough that visitors don't notice the transaction. */
const AT_ONCE = 500;
/** So long before its end an inquiry nobody has read is spoken of. */
const NOTICE_DAYS = 14;

/** `delivering`: there is a mail server, so that what waits is still being tried and stays. */
export type Retention = { days: number; delivering: boolean };

/**
 * Deletes inquiries received more than `days` ago, in small portions.
 * @returns how many were deleted
 */
export async function deleteExpired(db: Database, now: Date, rule: Retention): Promise<number> {
	const before = now.getTime() - rule.days * DAY;
	const values = { before, delivering: Number(rule.delivering), atOnce: AT_ONCE };
	let deleted = 0;
	while (true) {
		const portion = await write(db, () => Number(db.prepare(DELETE).run(values).changes));
		deleted += portion;
		if (portion < AT_ONCE) return deleted;
		await new Promise(setImmediate);
	}
}

/** Numbers of those to be deleted within a fortnight that were neither mailed nor shown. */
export function expiringUnread(db: Database, now: Date, days: number): number[] {
	const before = now.getTime() - (days - NOTICE_DAYS) * DAY;
	return z
		.array(z.object({ id: z.int() }))
		.parse(db.prepare(UNREAD).all(before))
		.map(({ id }) => id);
}

/** Notes that the owner has these in full, so that nobody reminds him of them. */
export async function markShown(db: Database, now: Date, shown: { id: number }[]): Promise<void> {
	const ids = JSON.stringify(shown.map(({ id }) => id));
	await write(db, () => db.prepare(SHOWN).run(now.getTime(), ids));
}

const DELETE = `
	DELETE FROM anfrage WHERE id IN (
		SELECT id FROM anfrage JOIN outbox ON anfrage_id = id
		WHERE received_at < :before AND NOT (status = 'waiting' AND :delivering)
		LIMIT :atOnce
	)
`;

const UNREAD = `
	SELECT id FROM anfrage JOIN outbox ON anfrage_id = id
	WHERE received_at < ? AND status <> 'sent' AND shown_at IS NULL
	ORDER BY id
`;

const SHOWN = `
	UPDATE anfrage SET shown_at = ?1
	WHERE shown_at IS NULL AND id IN (SELECT value FROM json_each(?2))
`;
