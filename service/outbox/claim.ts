import { z } from 'zod';
import { ANFRAGE_COLUMNS, type AnfrageRow, anfrageRow } from '../db/anfrage-row.ts';
import type { Database } from '../db/open.ts';
import { TIMEOUTS } from '../mail/transport.ts';

/**
 * How long one process has an entry to itself: longer than sending may take, marking included,
 * shorter than the minute after which a killed process' work is to be taken up again.
 */
export const LEASE_MS = TIMEOUTS.totalMs + 15_000;

/** Clock corrections smaller than this are no reason to doubt a due time; larger than a lease. */
const CLOCK_STEP_MS = 60_000;

/** `attempts` counts this one and tells a claim from later ones on the same entry. */
export type Claim = {
	kind: 'claimed';
	anfrage: AnfrageRow;
	attempts: number;
	queuedAt: number;
	/** The text was refused before: a short notice goes out in its place. */
	asNotice: boolean;
};

/**
 * Takes the entry that is due: each client's first one before anybody's second, then what has been
 * due longest. Counts the attempt and moves the due time to the end of the lease; one that cannot be
 * read is marked failed, so that it is in nobody's way. The caller holds a write transaction, so
 * that no two processes take the same one.
 * @param skipped those this process is sending already or could not read
 * @param mostRank only what is at most the so-many-eth of its client
 */
export function claimNext(
	db: Database,
	now: Date,
	skipped: number[],
	mostRank: number,
): Claim | { kind: 'unreadable'; id: number } | null {
	const at = now.getTime();
	const due = db.prepare(DUE).get(at, JSON.stringify(skipped), mostRank);
	if (due === undefined) return null;
	const { id } = dueRow.parse(due);
	const row = db.prepare(`SELECT ${ANFRAGE_COLUMNS} FROM anfrage a WHERE a.id = ?`).get(id);
	const anfrage = anfrageRow.safeParse(row);
	if (!anfrage.success) {
		db.prepare(UNREADABLE).run(id);
		return { kind: 'unreadable', id };
	}
	const entry = claimedRow.parse(db.prepare(CLAIM).get({ id, now: at, leaseEnd: at + LEASE_MS }));
	return { kind: 'claimed', anfrage: anfrage.data, ...entry };
}

const dueRow = z.object({ id: z.int() });
const claimedRow = z.object({
	attempts: z.int(),
	queuedAt: z.int(),
	asNotice: z.int().transform(Boolean),
});

/** What was scheduled later than now: the clock was set back, and waiting for it could take years. */
const DUE = `
	SELECT anfrage_id AS id FROM outbox
	WHERE status = 'waiting' AND (due_at <= ?1 OR scheduled_at > ?1 + ${CLOCK_STEP_MS})
		AND anfrage_id NOT IN (SELECT value FROM json_each(?2)) AND client_rank <= ?3
	ORDER BY client_rank, due_at, anfrage_id LIMIT 1
`;

const CLAIM = `
	UPDATE outbox SET attempts = attempts + 1, due_at = :leaseEnd, scheduled_at = :now
	WHERE anfrage_id = :id
	RETURNING attempts, queued_at AS queuedAt, as_notice AS asNotice
`;

const UNREADABLE = `
	UPDATE outbox SET status = 'failed', last_error = 'Der gespeicherte Eintrag ist nicht lesbar.'
	WHERE anfrage_id = ?
`;
