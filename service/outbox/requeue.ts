import type { Database } from '../db/open.ts';
import { LEASE_MS } from './claim.ts';

/**
 * Makes what waits or has failed due at once, all of it or one inquiry; what failed gets its full
 * time again. What is being sent right now is left alone. The caller holds a write transaction.
 * @returns how many
 */
export function requeue(db: Database, now: Date, id: number | null): number {
	return Number(db.prepare(REQUEUE).run({ now: now.getTime(), id }).changes);
}

/** While an entry is being sent its due time is the end of the lease; every delay is longer. */
const REQUEUE = `
	UPDATE outbox SET
		attempts = iif(status = 'failed', 0, attempts),
		queued_at = iif(status = 'failed', :now, queued_at),
		as_notice = iif(status = 'failed', 0, as_notice),
		status = 'waiting', due_at = :now, scheduled_at = :now
	WHERE (:id IS NULL OR anfrage_id = :id)
		AND (status = 'failed' OR (status = 'waiting' AND due_at - scheduled_at <> ${LEASE_MS}))
`;
