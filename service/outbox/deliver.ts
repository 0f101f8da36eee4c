import type { Database } from '../db/open.ts';
import { PATIENCE, write } from '../db/write.ts';
import type { Send, SendResult } from '../mail/transport.ts';
import { type Claim, claimNext, findDue } from './claim.ts';
import { markResult } from './mark.ts';

export type DeliverDeps = {
	db: Database;
	send: Send;
	now: () => Date;
	/** Mails under way at the same time. */
	concurrency?: number;
	/** Aborted: nothing new is begun, what is under way is finished. */
	signal?: AbortSignal;
};

/** A delivered mail that cannot be marked goes out twice: worth a longer wait than a visitor's. */
const MARKING = { ...PATIENCE, totalMs: 10_000 };

export type Delivered = { sent: number; retried: number; failed: number };

/**
 * Sends everything that is due, longest waiting first, and returns when nothing is left.
 * @throws the SQLite error when the database cannot be written; what was claimed comes up again
 * when its lease ends
 */
export async function deliverDue(deps: DeliverDeps): Promise<Delivered> {
	const { db, send, now, concurrency = 4, signal } = deps;
	const counts: Delivered = { sent: 0, retried: 0, failed: 0 };
	const inFlight = new Set<number>();
	const workers = await Promise.allSettled(Array.from({ length: concurrency }, work));
	const broken = workers.find((worker) => worker.status === 'rejected');
	if (broken) throw broken.reason;
	return counts;

	async function work(): Promise<void> {
		// Looking first keeps the database free for others while there is nothing to do.
		while (!signal?.aborted && findDue(db, now(), inFlight) !== null) {
			const claim = await write(db, claimAndNote);
			if (!claim) continue;
			const result = await attempt(send, claim);
			const outcome = await write(db, () => markResult(db, claim, result, now()), MARKING);
			inFlight.delete(claim.anfrage.id);
			counts[outcome] += 1;
		}
	}

	/** A clock that jumps ahead ends leases early; this process still knows what it is sending. */
	function claimAndNote(): Claim | null {
		const claim = claimNext(db, now(), inFlight);
		if (claim) inFlight.add(claim.anfrage.id);
		return claim;
	}
}

async function attempt(send: Send, claim: Claim): Promise<SendResult> {
	try {
		return await send(claim.anfrage);
	} catch (error) {
		return { kind: 'retry', reason: `Unerwarteter Fehler: ${error}` };
	}
}
