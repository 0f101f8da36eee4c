import { z } from 'zod';
import type { Database } from '../db/open.ts';
import { HOUR } from '../times.ts';

const statusRow = z.object({
	total: z.int(),
	waiting: z.int(),
	oldestWaitingSince: z.int().nullable(),
	nextAttemptAt: z.int().nullable(),
	failed: z.int(),
	marked: z.int(),
});

/** Counts all inquiries, the waiting, failed and marked ones; times are milliseconds since 1970. */
export function outboxStatus(db: Database): z.infer<typeof statusRow> {
	return statusRow.parse(db.prepare(STATUS).get());
}

/** How long an inquiry may wait for its mail while all is well. */
const MAY_WAIT_MS = HOUR;
/** The same for a marked one: longer than the hour between two digests. */
const MARKED_MAY_WAIT_MS = 3 * HOUR;

/**
 * Tells whether inquiries reach the owner: none waits too long, and all that failed have been read.
 * Without a mail server waiting is no fault: the owner reads them on the command line. Quick, however
 * long the queue.
 */
export function isHealthy(db: Database, now: Date, mailConfigured: boolean): boolean {
	const at = now.getTime();
	// Without a mail server 0, the year 1970: no inquiry counts as waiting too long.
	const queuedBefore = mailConfigured ? [at - MAY_WAIT_MS, at - MARKED_MAY_WAIT_MS] : [0, 0];
	return !db.prepare(STUCK).get(...queuedBefore);
}

const STATUS = `
	SELECT
		(SELECT count(*) FROM anfrage) AS total,
		(SELECT count(*) FROM outbox WHERE status = 'waiting') AS waiting,
		(SELECT min(queued_at) FROM outbox WHERE status = 'waiting') AS oldestWaitingSince,
		(SELECT min(due_at) FROM outbox WHERE status = 'waiting') AS nextAttemptAt,
		(SELECT count(*) FROM outbox WHERE status = 'failed') AS failed,
		(SELECT count(*) FROM outbox WHERE mail_order > 0) AS marked
`;

const STUCK = `
	SELECT 1 FROM outbox JOIN anfrage ON id = anfrage_id WHERE status = 'failed' AND shown_at IS NULL
	UNION ALL SELECT 1 FROM outbox WHERE status = 'waiting' AND queued_at < ?1
		AND (mail_order = 0 OR queued_at < ?2) LIMIT 1
`;
