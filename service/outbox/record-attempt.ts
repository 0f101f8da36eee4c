import type { Database } from '../db/open.ts';
import type { StoredAnfrage } from '../db/stored-anfrage.ts';
import type { SendResult } from '../mail/mailer.ts';
import { DAY, HOUR, MINUTE } from '../times.ts';

/** Random share by which a delay is longer or shorter, so that retries don't coincide. */
const JITTER = 0.1;

/** Delivery is tried for this long, then the entry has failed. */
export const GIVE_UP_DAYS = 7;
/** Delivery is tried at least this often, so that a clock's jump or a stopped service does not end it early. */
const MIN_ATTEMPTS = 100;

/**
 * Records how an attempt to deliver ended; the caller holds a write transaction.
 * @returns the new state of the entry
 */
export function recordAttempt(
	db: Database,
	anfrage: Pick<StoredAnfrage, 'id' | 'attempts' | 'queuedAt' | 'mailKind'>,
	result: SendResult,
	now: Date,
	sentAs = anfrage.mailKind,
): 'sent' | 'retried' | 'failed' {
	const { id, attempts, queuedAt } = anfrage;
	const at = now.getTime();
	if (result.kind === 'sent') {
		db.prepare(SENT).run(at, sentAs, id);
		return 'sent';
	}
	const { cause, words } = result;
	// A refused text is followed by a notice, a refused notice by the text; otherwise the kind stays.
	const isNoticeNext = result.isContentRefused !== (anfrage.mailKind === 'notice');
	const exhausted = attempts >= MIN_ATTEMPTS && at - queuedAt >= GIVE_UP_DAYS * DAY;
	db.prepare(NOT_SENT).run({
		status: exhausted ? 'failed' : 'waiting',
		dueAt: at + delayAfter(attempts),
		now: at,
		reason: words === '' ? cause : `${cause}\n${words}`,
		mailKind: isNoticeNext ? 'notice' : 'full',
		id,
		attempts,
	});
	return exhausted ? 'failed' : 'retried';
}

/** Returns milliseconds until the next attempt: a minute after the first one, then doubled each time, up to an hour. */
function delayAfter(attempts: number): number {
	const nominal = Math.min(MINUTE * 2 ** (attempts - 1), HOUR);
	return Math.round(nominal * (1 - JITTER + 2 * JITTER * Math.random()));
}

/** Holds also if another process has claimed the entry since: the mail is delivered. */
const SENT = `UPDATE outbox SET status = 'sent', sent_at = ?, mail_kind = ? WHERE anfrage_id = ?`;

/** Changes nothing if the lease has ended and another process has claimed the entry since. */
const NOT_SENT = `
	UPDATE outbox SET status = :status, due_at = :dueAt, scheduled_at = :now,
		last_error = :reason, mail_kind = :mailKind
	WHERE anfrage_id = :id AND attempts = :attempts AND status = 'waiting'
`;
