import { z } from 'zod';
import type { Database } from '../db/open.ts';

const HOUR = 60 * 60 * 1000;

const statusRow = z.object({
	total: z.int(),
	waiting: z.int(),
	oldestWaitingSince: z.int().nullable(),
	nextAttemptAt: z.int().nullable(),
	failed: z.int(),
});

/** Counts all inquiries, the waiting and the failed ones; times are milliseconds since 1970. */
export function outboxStatus(db: Database): z.infer<typeof statusRow> {
	return statusRow.parse(db.prepare(STATUS).get());
}

/**
 * Tells whether inquiries reach the owner, for `status` and the health address: none has waited for
 * over an hour, and all that failed have been read. Without a mail server waiting is no fault: the
 * owner reads them on the command line. Quick, however long the queue.
 */
export function isHealthy(db: Database, now: Date, mailConfigured: boolean): boolean {
	return !db.prepare(STUCK).get(mailConfigured ? now.getTime() - HOUR : 0);
}

/** Returns how many more mails may be sent in this hour; `limit` 0 = unlimited. */
export function mailsLeft(db: Database, now: Date, limit: number): number {
	if (limit === 0) return Number.POSITIVE_INFINITY;
	const at = now.getTime();
	return limit - Number(db.prepare(SENT_SINCE).get(at - HOUR, at)?.sent);
}

/** Counts the entries that are due. */
export function dueCount(db: Database, now: Date): number {
	return Number(db.prepare(DUE).get(now.getTime())?.due);
}

/** A time in the future was written before the clock was set back, and does not count. */
const SENT_SINCE = `
	SELECT count(*) AS sent FROM outbox WHERE status = 'sent' AND sent_at > ? AND sent_at <= ?
`;

const DUE = "SELECT count(*) AS due FROM outbox WHERE status = 'waiting' AND due_at <= ?";

const STATUS = `
	SELECT
		(SELECT count(*) FROM anfrage) AS total,
		(SELECT count(*) FROM outbox WHERE status = 'waiting') AS waiting,
		(SELECT min(queued_at) FROM outbox WHERE status = 'waiting') AS oldestWaitingSince,
		(SELECT min(due_at) FROM outbox WHERE status = 'waiting') AS nextAttemptAt,
		(SELECT count(*) FROM outbox WHERE status = 'failed') AS failed
`;

const STUCK = `
	SELECT 1 FROM outbox JOIN anfrage ON id = anfrage_id WHERE status = 'failed' AND shown_at IS NULL
	UNION ALL SELECT 1 FROM outbox WHERE status = 'waiting' AND queued_at < ? LIMIT 1
`;
