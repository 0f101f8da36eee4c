import { type Database, inTransaction } from '../database.ts';
import type { SendResult } from '../mail/refusal.ts';
import { DAY, HOUR, MINUTE, pauseAfter } from '../times.ts';
import { COLUMNS, idsOf, type Named, type StoredAnfrage, toAnfrage } from './row.ts';

/** After this time an attempt is taken for lost: far more than sending and recording may take. */
const SENDING_MS = 5 * MINUTE;

/** Delivery is given up after both. */
const GIVE_UP = { ms: 7 * DAY, attempts: 20 };

/** What an attempt to deliver begins with. */
const BEGIN = `status = 'sending', attempts = attempts + 1, due_at = :now + ${SENDING_MS}`;

/** Takes the unmarked inquiry to be mailed now: of those tried least often the newest. */
export function claimUnmarked(db: Database, now: Date): StoredAnfrage | undefined {
	const row = db
		.prepare(
			`UPDATE anfrage SET ${BEGIN}
			WHERE id = (
				SELECT id FROM anfrage WHERE status = 'waiting' AND reasons = '' AND due_at <= :now
				ORDER BY attempts, id DESC LIMIT 1
			)
			RETURNING ${COLUMNS}`,
		)
		.get({ now: now.getTime() });
	return row && toAnfrage(row);
}

/** Takes the marked inquiries to be mailed now, newest first; none within an hour of the last such mail. */
export function claimMarked(db: Database, now: Date, most: number): StoredAnfrage[] {
	const at = now.getTime();
	const last = db
		.prepare("SELECT 1 FROM anfrage WHERE sent_at > ? AND sent_at <= ? AND reasons <> '' LIMIT 1")
		.get(at - HOUR, at);
	if (last) return [];
	const rows = db
		.prepare(
			`UPDATE anfrage SET ${BEGIN}
			WHERE id IN (
				SELECT id FROM anfrage WHERE status = 'waiting' AND reasons <> '' AND due_at <= :now
				ORDER BY attempts, id DESC LIMIT :most
			)
			RETURNING ${COLUMNS}`,
		)
		.all({ now: at, most });
	return rows.map(toAnfrage).sort((a, b) => b.id - a.id);
}

/**
 * Makes attempts wait again that ended without a result, as those of a process that was killed. They count, and the
 * next one has to wait as after any other.
 * @param which `over`: those whose time is over; `all`: at the start, when nobody else is sending
 */
export function releaseLost(db: Database, now: Date, which: 'over' | 'all'): void {
	inTransaction(db, () => {
		const lost = db
			.prepare(
				"SELECT id, attempts FROM anfrage WHERE status = 'sending' AND (:all OR due_at <= :now)",
			)
			.all({ all: Number(which === 'all'), now: now.getTime() });
		const release = db.prepare("UPDATE anfrage SET status = 'waiting', due_at = ? WHERE id = ?");
		for (const { id, attempts } of lost) {
			release.run(now.getTime() + pauseAfter(Number(attempts)), Number(id));
		}
	});
}

/**
 * Records how an attempt to deliver these ended. Changes nothing where the owner has made an inquiry due
 * again meanwhile, or deleted it.
 */
export function settle(db: Database, these: StoredAnfrage[], result: SendResult, now: Date): void {
	inTransaction(db, () => {
		for (const anfrage of these) {
			if (result.kind === 'sent') settleSent(db, anfrage, now);
			else settleRefused(db, anfrage, result, now);
		}
	});
}

function settleSent(db: Database, { id, mailKind }: StoredAnfrage, now: Date): void {
	db.prepare(
		"UPDATE anfrage SET status = 'sent', sent_at = ?, mail_kind = ? WHERE id = ? AND status = 'sending'",
	).run(now.getTime(), mailKind, id);
}

function settleRefused(
	db: Database,
	{ id, attempts, queuedAt, mailKind }: StoredAnfrage,
	{ cause, words, what }: Extract<SendResult, { kind: 'refused' }>,
	now: Date,
): void {
	const at = now.getTime();
	const isOver = at - queuedAt >= GIVE_UP.ms && attempts >= GIVE_UP.attempts;
	// A refused text is followed by a notice, a refused notice by the text.
	const next = (what === 'content') === (mailKind === 'notice') ? 'full' : 'notice';
	db.prepare(
		`UPDATE anfrage SET status = ?, due_at = ?, last_error = ?, mail_kind = ?
		WHERE id = ? AND status = 'sending'`,
	).run(
		isOver ? 'failed' : 'waiting',
		at + pauseAfter(attempts),
		[cause, words].filter(Boolean).join('\n'),
		next,
		id,
	);
}

/**
 * Gives up all that wait for too long, after the transport itself has failed for them.
 * @param attempts how often it failed in a row
 */
export function giveUpWaiting(db: Database, attempts: number, cause: string, now: Date): void {
	if (attempts < GIVE_UP.attempts) return;
	db.prepare(
		"UPDATE anfrage SET status = 'failed', last_error = ? WHERE status = 'waiting' AND queued_at <= ?",
	).run(cause, now.getTime() - GIVE_UP.ms);
}

/** Counts the mails of the last hour, by the times at which they were sent. */
export function mailsSent(db: Database, now: Date): number {
	const row = db
		.prepare(
			'SELECT count(DISTINCT sent_at) AS mails FROM anfrage WHERE sent_at > ? AND sent_at <= ?',
		)
		.get(now.getTime() - HOUR, now.getTime());
	return Number(row?.mails);
}

/** Counts the unmarked inquiries whose time to be mailed has come. */
export function countDue(db: Database, now: Date): number {
	const row = db
		.prepare(
			"SELECT count(*) AS due FROM anfrage WHERE status = 'waiting' AND reasons = '' AND due_at <= ?",
		)
		.get(now.getTime());
	return Number(row?.due);
}

/** Tells whether one waits longer than three hours for its mail; a marked one always waits up to an hour. */
export function isLate(db: Database, now: Date): boolean {
	const row = db
		.prepare(
			"SELECT 1 FROM anfrage WHERE status IN ('waiting', 'sending') AND queued_at < ? LIMIT 1",
		)
		.get(now.getTime() - 3 * HOUR);
	return row !== undefined;
}

/** The numbers of inquiries that failed and that the owner has not read on the command line; of many, the first. */
export function failedIds(db: Database, most: number): number[] {
	return db
		.prepare(
			"SELECT id FROM anfrage WHERE status = 'failed' AND shown_at IS NULL ORDER BY id LIMIT ?",
		)
		.all(most)
		.map(({ id }) => Number(id));
}

/** Marks inquiries as spam and returns how many were not marked before. */
export function mark(db: Database, these: Iterable<Named>): number {
	const { changes } = db
		.prepare(
			`UPDATE anfrage SET reasons = 'owner'
			WHERE reasons = '' AND id IN (SELECT value FROM json_each(:ids))`,
		)
		.run({ ids: idsOf(these) });
	return Number(changes);
}

/** Delivery begins anew. */
const ANEW = `status = 'waiting', attempts = 0, mail_kind = 'full', queued_at = :now, due_at = :now,
	last_error = NULL, sent_at = NULL`;

/** Takes the marks away and has the inquiries mailed, also those already mailed as marked. */
export function unmark(db: Database, now: Date, these: Iterable<Named>): number {
	const { changes } = db
		.prepare(
			`UPDATE anfrage SET reasons = '', ${ANEW}
			WHERE reasons <> '' AND id IN (SELECT value FROM json_each(:ids))`,
		)
		.run({ now: now.getTime(), ids: idsOf(these) });
	return Number(changes);
}

/** Starts delivery over for those of these that failed or wait for their next attempt. */
export function retry(db: Database, now: Date, these: Iterable<Named>): number {
	const { changes } = db
		.prepare(
			`UPDATE anfrage SET ${ANEW}
			WHERE (status = 'failed' OR (status = 'waiting' AND due_at > :now))
				AND id IN (SELECT value FROM json_each(:ids))`,
		)
		.run({ now: now.getTime(), ids: idsOf(these) });
	return Number(changes);
}
