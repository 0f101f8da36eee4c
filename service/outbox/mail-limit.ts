import { z } from 'zod';
import type { Database } from '../db/open.ts';

const HOUR = 60 * 60 * 1000;

/** Mails that may still go out in this hour; `limit` 0 = as many as there are. */
export function mailsLeft(db: Database, now: Date, limit: number): number {
	if (limit === 0) return Number.POSITIVE_INFINITY;
	const at = now.getTime();
	const { sent } = counted.parse(db.prepare(SENT_SINCE).get(at - HOUR, at));
	return limit - sent;
}

const counted = z.object({ sent: z.int() });

/** What lies in the future was marked before the clock was set back. */
const SENT_SINCE = `
	SELECT count(*) AS sent FROM outbox WHERE status = 'sent' AND sent_at > ? AND sent_at <= ?
`;
