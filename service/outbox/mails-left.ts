import { z } from 'zod';
import type { Database } from '../db/open.ts';
import { HOUR } from '../times.ts';

/** Marked inquiries that are mailed one by one in an hour; a digest lists the others. */
const MAX_MARKED = 5;

/**
 * Returns how many more mails may be sent in this hour; `limit` 0 = unlimited. Marked inquiries
 * share what the unmarked ones leave, at most MAX_MARKED. `mayDigest`: no digest of marked ones was
 * sent in this hour.
 */
export function mailsLeft(
	db: Database,
	now: Date,
	limit: number,
): { unmarked: number; marked: number; mayDigest: boolean } {
	const at = now.getTime();
	const sent = sentRow.parse(db.prepare(SENT_SINCE).get(at - HOUR, at));
	const unmarked = (limit || Number.POSITIVE_INFINITY) - sent.unmarked;
	const marked = Math.min(MAX_MARKED, unmarked) - sent.marked;
	return { unmarked, marked, mayDigest: sent.digests === 0 };
}

/** Counts what is due and was not sent, and since when the oldest marked one waits. */
export function overdue(db: Database, now: Date): z.infer<typeof overdueRow> {
	return overdueRow.parse(db.prepare(DUE).get(now.getTime()));
}

const sentRow = z.object({ unmarked: z.int(), marked: z.int(), digests: z.int() });
const overdueRow = z.object({ unmarked: z.int(), oldestMarkedSince: z.int().nullable() });

/** A time in the future was written before the clock was set back, and does not count. */
const SENT_SINCE = `
	SELECT count(*) FILTER (WHERE mail_order = 0) AS unmarked,
		count(*) FILTER (WHERE mail_order > 0 AND mail_kind <> 'digest') AS marked,
		count(*) FILTER (WHERE mail_kind = 'digest') AS digests
	FROM outbox WHERE status = 'sent' AND sent_at > ? AND sent_at <= ?
`;

const DUE = `
	SELECT count(*) FILTER (WHERE mail_order = 0) AS unmarked,
		min(queued_at) FILTER (WHERE mail_order > 0) AS oldestMarkedSince
	FROM outbox WHERE status = 'waiting' AND due_at <= ?
`;
