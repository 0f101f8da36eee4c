import { z } from 'zod';
import type { Database } from '../db/open.ts';

/** Longest wait that is nobody's business. */
const OVERDUE_MS = 60 * 60 * 1000;

/** Times are milliseconds since 1970. */
export type OutboxStatus = z.infer<typeof statusRow> & {
	/** Some inquiry has been waiting for its mail for over an hour. */
	overdue: boolean;
};

const statusRow = z.object({
	waiting: z.int(),
	oldestWaitingSince: z.int().nullable(),
	nextAttemptAt: z.int().nullable(),
	failed: z.int(),
	/** Why the latest attempt did not deliver; null when all is well. */
	lastError: z.string().nullable(),
});

/** How many wait or have failed, since when and why. Counts and reasons only, no personal data. */
export function outboxStatus(db: Database, now: Date): OutboxStatus {
	const row = statusRow.parse(db.prepare(STATUS).get());
	const since = row.oldestWaitingSince;
	return { ...row, overdue: since !== null && now.getTime() - since > OVERDUE_MS };
}

/**
 * Whether inquiries reach the owner. `mailConfigured: false` means that he reads them on the
 * command line, so waiting is no fault.
 */
export function isHealthy(status: OutboxStatus, mailConfigured: boolean): boolean {
	return !mailConfigured || (status.failed === 0 && !status.overdue);
}

/** Each part is answered from an index, so that a long queue is no burden. */
const STATUS = `
	SELECT
		(SELECT count(*) FROM outbox WHERE status = 'waiting') AS waiting,
		(SELECT min(queued_at) FROM outbox WHERE status = 'waiting') AS oldestWaitingSince,
		(SELECT min(due_at) FROM outbox WHERE status = 'waiting') AS nextAttemptAt,
		(SELECT count(*) FROM outbox WHERE status = 'failed') AS failed,
		coalesce(
			(SELECT last_error FROM outbox WHERE status = 'waiting' AND last_error IS NOT NULL
				ORDER BY due_at DESC LIMIT 1),
			(SELECT last_error FROM outbox WHERE status = 'failed' ORDER BY anfrage_id DESC LIMIT 1)
		) AS lastError
`;
