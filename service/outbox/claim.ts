import { z } from 'zod';
import type { Database } from '../db/open.ts';
import { TIMEOUTS } from '../mail/transport.ts';

/**
 * How long one process has an entry to itself: longer than sending may take, marking included,
 * shorter than the minute after which a killed process' work is to be taken up again.
 */
export const LEASE_MS = TIMEOUTS.totalMs + 15_000;

/** Clock corrections smaller than this are no reason to doubt a due time; larger than a lease. */
const CLOCK_STEP_MS = 60_000;

/**
 * Takes the entry that is due: each client's first one before anybody's second, then what has been
 * due longest. Counts the attempt and moves the due time to the end of the lease.
 * @param skipped those this process is sending already
 * @param mostRank only what is at most the so-many-eth of its client
 * @returns the inquiry's number, `null` = nothing is due
 */
export function claimNext(
	db: Database,
	now: Date,
	skipped: number[],
	mostRank: number,
): number | null {
	const at = now.getTime();
	const values = { now: at, leaseEnd: at + LEASE_MS, skipped: JSON.stringify(skipped), mostRank };
	const claimed = db.prepare(CLAIM).get(values);
	return claimed === undefined ? null : claimedRow.parse(claimed).id;
}

const claimedRow = z.object({ id: z.int() });

/** What was scheduled later than now: the clock was set back, and waiting for it could take years. */
const CLAIM = `
	UPDATE outbox SET attempts = attempts + 1, due_at = :leaseEnd, scheduled_at = :now
	WHERE anfrage_id = (
		SELECT anfrage_id FROM outbox
		WHERE status = 'waiting' AND (due_at <= :now OR scheduled_at > :now + ${CLOCK_STEP_MS})
			AND anfrage_id NOT IN (SELECT value FROM json_each(:skipped)) AND client_rank <= :mostRank
		ORDER BY client_rank, due_at, anfrage_id LIMIT 1
	)
	RETURNING anfrage_id AS id
`;
