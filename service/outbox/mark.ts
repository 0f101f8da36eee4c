import type { Database } from '../db/open.ts';
import type { SendResult } from '../mail/transport.ts';
import { delayAfter, isExhausted } from './backoff.ts';
import type { Claim } from './claim.ts';

/**
 * Records how an attempt ended; the caller holds a write transaction.
 * @returns what became of the entry
 */
export function markResult(
	db: Database,
	claim: Claim,
	result: SendResult,
	now: Date,
): 'sent' | 'retried' | 'failed' {
	const { anfrage, attempts, queuedAt } = claim;
	const at = now.getTime();
	if (result.kind === 'sent') {
		db.prepare(SENT).run(at, anfrage.id);
		return 'sent';
	}
	const { cause, words } = result;
	const reason = words === '' ? cause : `${cause}\n${words}`;
	if (isExhausted(attempts, at - queuedAt)) {
		db.prepare(FAILED).run(reason, anfrage.id, attempts);
		return 'failed';
	}
	// A server that refuses the notice as well refuses everything: then the text has its turn again.
	const asNotice = Number(result.content !== claim.asNotice);
	const dueAt = at + delayAfter(attempts, Math.random());
	db.prepare(RETRY).run({ dueAt, now: at, reason, asNotice, id: anfrage.id, attempts });
	return 'retried';
}

/** Delivered is delivered, whoever may have claimed the entry since. */
const SENT = `UPDATE outbox SET status = 'sent', sent_at = ?1 WHERE anfrage_id = ?2`;

/** `attempts` guards against a lease that ran out: a later claim has its own say. */
const FAILED = `
	UPDATE outbox SET status = 'failed', last_error = ?1
	WHERE anfrage_id = ?2 AND attempts = ?3 AND status = 'waiting'
`;

const RETRY = `
	UPDATE outbox SET due_at = :dueAt, scheduled_at = :now, last_error = :reason, as_notice = :asNotice
	WHERE anfrage_id = :id AND attempts = :attempts AND status = 'waiting'
`;
