import type { Database } from '../db/open.ts';
import { readAnfragen } from '../db/stored-anfrage.ts';
import { write } from '../db/write.ts';
import type { Send } from '../mail/transport.ts';
import { claimNext } from './claim.ts';
import { markResult } from './mark.ts';
import { mailsLeft } from './status.ts';

export type DeliverDeps = {
	db: Database;
	send: Send;
	now: () => Date;
	/** Mails an hour; 0 = as many as there are. */
	mailLimit?: number;
	/** Aborted: nothing new is begun, what is under way is finished. */
	signal?: AbortSignal;
};

const MAILS_AT_ONCE = 4;

/** Half of an hour's mails are for those who have written no more than so many within the window. */
const FEW = 3;

/** A delivered mail that cannot be marked goes out twice: worth a longer wait than a visitor's. */
const MARKING_PATIENCE_MS = 10_000;

/** How many, and why the latest one that was not sent was not. */
export type Delivered = { sent: number; retried: number; failed: number; reason: string | null };

/**
 * Sends everything that is due and returns when nothing is left or the hour has had its mails.
 * @throws the SQLite error when the database cannot be written, or an entry not be read; what was
 * claimed comes up again when its lease ends
 */
export async function deliverDue(deps: DeliverDeps): Promise<Delivered> {
	const { db, send, now, mailLimit = 0, signal } = deps;
	const delivered: Delivered = { sent: 0, retried: 0, failed: 0, reason: null };
	const inFlight = new Set<number>();
	const workers = await Promise.allSettled(Array.from({ length: MAILS_AT_ONCE }, work));
	const broken = workers.find((worker) => worker.status === 'rejected');
	if (broken) throw broken.reason;
	return delivered;

	async function work(): Promise<void> {
		while (!signal?.aborted) {
			const id = await write(db, claimAndNote);
			if (id === null) return;
			const [anfrage] = readAnfragen(db, { condition: 'a.id = :id', values: { id } });
			// Deleted this very moment.
			if (anfrage === undefined) continue;
			const result = await send({ kind: anfrage.asNotice ? 'hinweis' : 'anfrage', anfrage });
			const mark = () => markResult(db, anfrage, result, now());
			const outcome = await write(db, mark, MARKING_PATIENCE_MS);
			inFlight.delete(id);
			delivered[outcome] += 1;
			if (result.kind === 'retry') delivered.reason = result.cause;
		}
	}

	/** A clock that jumps ahead ends leases early; this process still knows what it is sending. */
	function claimAndNote(): number | null {
		const left = mailsLeft(db, now(), mailLimit) - inFlight.size;
		if (left <= 0) return null;
		const mostRank = left > mailLimit / 2 ? Number.MAX_SAFE_INTEGER : FEW;
		const id = claimNext(db, now(), [...inFlight], mostRank);
		if (id !== null) inFlight.add(id);
		return id;
	}
}
