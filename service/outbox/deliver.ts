import type { Database } from '../db/open.ts';
import { readAnfragen } from '../db/stored-anfrage.ts';
import { write } from '../db/write.ts';
import { type Send, TIMEOUTS } from '../mail/mailer.ts';
import { mailsLeft } from './mails-left.ts';
import { recordAttempt } from './record-attempt.ts';

export type DeliverDeps = {
	db: Database;
	send: Send;
	now: () => Date;
	/** Mails an hour; 0 = unlimited. */
	mailLimit?: number;
	/** When aborted, no further mail is begun; those being sent are finished. */
	signal?: AbortSignal;
};

/**
 * How long one process has an entry to itself: longer than sending and recording may take, shorter
 * than the minute after which the work of a killed process is to be taken up again.
 */
export const LEASE_MS = TIMEOUTS.totalMs + 15_000;

/** Corrections of the clock below this are ignored. Must exceed a lease. */
const CLOCK_STEP_MS = 60_000;

const MAILS_AT_ONCE = 4;

/** Longer than a visitor waits, since a sent mail that is not recorded is sent twice. */
const RECORDING_PATIENCE_MS = 10_000;

/** How many there were of each, and why the latest refused one was refused. */
type Delivered = { sent: number; retried: number; failed: number; reason: string | null };

/**
 * Sends everything that is due, and returns when nothing is left or the hour's mails are used up.
 * @throws the SQLite error when the database cannot be written or an entry cannot be read; what was
 * claimed is due again when its lease ends
 */
export async function deliverDue(deps: DeliverDeps): Promise<Delivered> {
	const { db, send, now, mailLimit = 0, signal } = deps;
	const delivered: Delivered = { sent: 0, retried: 0, failed: 0, reason: null };
	/** Inquiries that are being sent, and whether they are marked. */
	const inFlight = new Map<number, boolean>();
	const workers = await Promise.allSettled(Array.from({ length: MAILS_AT_ONCE }, work));
	const broken = workers.find((worker) => worker.status === 'rejected');
	if (broken) throw broken.reason;
	return delivered;

	async function work(): Promise<void> {
		while (!signal?.aborted) {
			const id = await write(db, claimNext);
			if (id === null) return;
			await deliver(id).finally(() => inFlight.delete(id));
		}
	}

	async function deliver(id: number): Promise<void> {
		const [anfrage] = readAnfragen(db, { condition: 'a.id = :id', values: { id } });
		// The owner has deleted it since it was claimed.
		if (anfrage === undefined) return;
		const kind = anfrage.mailKind === 'notice' ? 'notice' : 'anfrage';
		const result = await send({ kind, anfrage });
		const record = () => recordAttempt(db, anfrage, result, now());
		delivered[await write(db, record, RECORDING_PATIENCE_MS)] += 1;
		if (result.kind === 'refused') delivered.reason = result.cause;
	}

	/**
	 * Takes what is due, unmarked ones before marked ones, each newest first. Counts the attempt and
	 * moves the due time to the end of the lease.
	 * @returns the inquiry's number, `null` = nothing is due
	 */
	function claimNext(): number | null {
		const left = mailsLeft(db, now(), mailLimit);
		for (const marked of inFlight.values()) left[marked ? 'marked' : 'unmarked'] -= 1;
		const at = now().getTime();
		const claimed = db.prepare(CLAIM).get({
			now: at,
			leaseEnd: at + LEASE_MS,
			// A clock that jumps ahead ends leases early; this process still knows what it is sending.
			inFlight: JSON.stringify([...inFlight.keys()]),
			unmarked: Number(left.unmarked > 0),
			marked: Number(left.marked > 0),
		});
		if (claimed === undefined) return null;
		const id = Number(claimed.id);
		inFlight.set(id, Number(claimed.mailOrder) > 0);
		return id;
	}
}

/** Takes what is due, and what was scheduled later than now: after a clock was set back waiting could take years. */
const CLAIM = `
	UPDATE outbox SET attempts = attempts + 1, due_at = :leaseEnd, scheduled_at = :now
	WHERE anfrage_id = (
		SELECT anfrage_id FROM outbox
		WHERE status = 'waiting' AND (due_at <= :now OR scheduled_at > :now + ${CLOCK_STEP_MS})
			AND anfrage_id NOT IN (SELECT value FROM json_each(:inFlight))
			AND iif(mail_order = 0, :unmarked, :marked)
		ORDER BY mail_order, anfrage_id DESC LIMIT 1
	)
	RETURNING anfrage_id AS id, mail_order AS mailOrder
`;
