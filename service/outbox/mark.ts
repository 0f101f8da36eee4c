import type { Database } from '../db/open.ts';
import type { StoredAnfrage } from '../db/stored-anfrage.ts';
import type { SendResult } from '../mail/transport.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Share by which a delay is stretched or shortened, so that retries don't come in step. */
const JITTER = 0.1;

/** Delivery is tried for this long, then it is the owner's turn. */
const GIVE_UP_AFTER = 7 * DAY;
/**
 * … and at least this often: neither a clock that jumps ahead nor a service that was switched
 * off may use the week up.
 */
const LEAST_ATTEMPTS = 100;

/**
 * Records how an attempt ended; the caller holds a write transaction.
 * @returns what became of the entry
 */
export function markResult(
	db: Database,
	anfrage: StoredAnfrage,
	result: SendResult,
	now: Date,
): 'sent' | 'retried' | 'failed' {
	const { id, attempts, queuedAt } = anfrage;
	const at = now.getTime();
	if (result.kind === 'sent') {
		db.prepare(SENT).run(at, id);
		return 'sent';
	}
	const { cause, words } = result;
	const exhausted = attempts >= LEAST_ATTEMPTS && at - queuedAt >= GIVE_UP_AFTER;
	db.prepare(NOT_SENT).run({
		status: exhausted ? 'failed' : 'waiting',
		dueAt: at + delayAfter(attempts),
		now: at,
		reason: words === '' ? cause : `${cause}\n${words}`,
		// A server that refuses the notice as well refuses everything: then the text has its turn again.
		asNotice: Number(result.content !== anfrage.asNotice),
		id,
		attempts,
	});
	return exhausted ? 'failed' : 'retried';
}

/** Milliseconds after so many attempts: 1, 2, 4, 8, 16, 32 minutes, then an hour, each ± 10 %. */
function delayAfter(attempts: number): number {
	const nominal = Math.min(MINUTE * 2 ** (attempts - 1), HOUR);
	return Math.round(nominal * (1 - JITTER + 2 * JITTER * Math.random()));
}

/** Delivered is delivered, whoever may have claimed the entry since. */
const SENT = `UPDATE outbox SET status = 'sent', sent_at = ?1 WHERE anfrage_id = ?2`;

/** `attempts` guards against a lease that ran out: a later claim has its own say. */
const NOT_SENT = `
	UPDATE outbox SET status = :status, due_at = :dueAt, scheduled_at = :now,
		last_error = :reason, as_notice = :asNotice
	WHERE anfrage_id = :id AND attempts = :attempts AND status = 'waiting'
`;
