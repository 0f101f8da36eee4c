import { type Database, inTransaction, readValue } from '../database.ts';
import type { SendResult } from '../mail/refusal.ts';
import { DAY, HOUR, lastsSql, pauseAfter } from '../times.ts';
import { COLUMNS, idsOf, type StoredAnfrage, toAnfrage, type WithId } from './row.ts';

/** Delivery is given up after so long and so many attempts, whichever is later. */
const GIVE_UP = { ms: 7 * DAY, attempts: 20 };

/** How long after a mail with marked inquiries the next one may go; what waits longer than TOO_LONG_MS counts as stuck. */
const MARKED_EVERY_MS = HOUR;

/** Whose time to be mailed has come. No pause is longer than an hour. */
const IS_DUE = `status = 'waiting' AND NOT ${lastsSql(`due_at - ${HOUR}`, HOUR)}`;

/**
 * Takes the unmarked inquiry to be mailed now: the newest of those tried least often. The attempt is counted before it
 * is made, and the next one set: a crash meanwhile is an attempt like any other.
 */
export function claimUnmarked(db: Database, now: Date): StoredAnfrage | undefined {
	const row = db
		.prepare(
			`SELECT ${COLUMNS} FROM anfrage WHERE ${IS_DUE} AND reasons = '' ORDER BY attempts, id DESC LIMIT 1`,
		)
		.get({ now: now.getTime() });
	return row && claim(db, [toAnfrage(row)], now)[0];
}

/** Takes the marked inquiries to be mailed now, newest first; none within MARKED_EVERY_MS of the last such mail. */
export function claimMarked(db: Database, now: Date, most: number): StoredAnfrage[] {
	const at = now.getTime();
	const last = `SELECT 1 FROM anfrage WHERE ${lastsSql('sent_at', MARKED_EVERY_MS)} AND reasons <> '' LIMIT 1`;
	if (readValue(db, last, { now: at }) === 1) return [];
	const rows = db
		.prepare(
			`SELECT ${COLUMNS} FROM anfrage WHERE ${IS_DUE} AND reasons <> '' ORDER BY id DESC LIMIT :most`,
		)
		.all({ now: at, most })
		.map(toAnfrage);
	return claim(db, rows, now);
}

/** The database is written only where there is something to send. */
function claim(db: Database, anfragen: StoredAnfrage[], now: Date): StoredAnfrage[] {
	if (anfragen.length === 0) return [];
	const begin = db.prepare('UPDATE anfrage SET attempts = ?, due_at = ? WHERE id = ?');
	return inTransaction(db, () =>
		anfragen.map((anfrage) => {
			const attempts = anfrage.attempts + 1;
			const dueAt = now.getTime() + pauseAfter(attempts);
			begin.run(attempts, dueAt, anfrage.id);
			return { ...anfrage, attempts, dueAt };
		}),
	);
}

/**
 * Records how an attempt to deliver these ended. Changes nothing where the owner has made an inquiry due
 * again meanwhile, which counts its attempts anew, or deleted it.
 */
export function settle(
	db: Database,
	anfragen: StoredAnfrage[],
	result: SendResult,
	now: Date,
): void {
	inTransaction(db, () => {
		for (const anfrage of anfragen) {
			if (result.kind === 'sent') settleSent(db, anfrage, now);
			else settleRefused(db, anfrage, result, now);
		}
	});
}

const UNCHANGED = "id = :id AND status = 'waiting' AND attempts = :attempts";

function settleSent(db: Database, { id, attempts, mailKind }: StoredAnfrage, now: Date): void {
	db.prepare(
		`UPDATE anfrage SET status = 'sent', sent_at = :now, mail_kind = :mailKind WHERE ${UNCHANGED}`,
	).run({ id, attempts, mailKind, now: now.getTime() });
}

function settleRefused(
	db: Database,
	{ id, attempts, queuedAt, mailKind }: StoredAnfrage,
	{ cause, words, failed }: Extract<SendResult, { kind: 'refused' }>,
	now: Date,
): void {
	const at = now.getTime();
	const isFailed = at - queuedAt >= GIVE_UP.ms && attempts >= GIVE_UP.attempts;
	db.prepare(
		`UPDATE anfrage SET status = :status, due_at = :dueAt, last_error = :lastError, mail_kind = :next
		WHERE ${UNCHANGED}`,
	).run({
		id,
		attempts,
		status: isFailed ? 'failed' : 'waiting',
		dueAt: at + pauseAfter(attempts),
		lastError: [cause, words].filter(Boolean).join('\n'),
		// After a refused text comes a notice, until delivery begins anew.
		next: failed === 'content' || mailKind === 'notice' ? 'notice' : 'full',
	});
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

/**
 * Tells whether so many mails went out in the last hour, by the times at which they were sent, that no more may.
 * @param mailLimit 0 = none
 */
export function isLimitReached(db: Database, mailLimit: number, now: Date): boolean {
	const sql = `SELECT count(DISTINCT sent_at) FROM anfrage WHERE ${lastsSql('sent_at', HOUR)}`;
	return mailLimit > 0 && Number(readValue(db, sql, { now: now.getTime() })) >= mailLimit;
}

/** Counts the unmarked inquiries whose time to be mailed has come. */
export function countDue(db: Database, now: Date): number {
	const sql = `SELECT count(*) FROM anfrage WHERE ${IS_DUE} AND reasons = ''`;
	return Number(readValue(db, sql, { now: now.getTime() }));
}

/** Tells whether one waits longer than this for its mail; a marked one always waits up to an hour. */
export function waitsLonger(db: Database, ms: number, now: number): boolean {
	const sql = `SELECT 1 FROM anfrage WHERE status = 'waiting' AND NOT ${lastsSql('queued_at', ms)} LIMIT 1`;
	return readValue(db, sql, { now }) === 1;
}

/** The zeichen of inquiries that failed and that the owner has not read on the command line; of many, the first. */
export function failedZeichen(db: Database, most: number): string[] {
	return db
		.prepare(
			"SELECT zeichen FROM anfrage WHERE status = 'failed' AND shown_at IS NULL ORDER BY id LIMIT ?",
		)
		.all(most)
		.map(({ zeichen }) => String(zeichen));
}

/** Marks inquiries as spam and returns how many were not marked before. */
export function mark(db: Database, anfragen: Iterable<WithId>): number {
	const { changes } = db
		.prepare(
			`UPDATE anfrage SET reasons = 'owner'
			WHERE reasons = '' AND id IN (SELECT value FROM json_each(:ids))`,
		)
		.run({ ids: idsOf(anfragen) });
	return Number(changes);
}

/** Delivery begins anew. */
const ANEW = `status = 'waiting', attempts = 0, mail_kind = 'full', queued_at = :now, due_at = :now,
	last_error = NULL, sent_at = NULL`;

/**
 * Takes the marks away, which nothing remembers then, and has the inquiries mailed, also those already mailed as marked.
 */
export function unmark(db: Database, now: Date, anfragen: Iterable<WithId>): number {
	const { changes } = db
		.prepare(
			`UPDATE anfrage SET reasons = '', ${ANEW}
			WHERE reasons <> '' AND id IN (SELECT value FROM json_each(:ids))`,
		)
		.run({ now: now.getTime(), ids: idsOf(anfragen) });
	return Number(changes);
}

/** Starts delivery over for those that failed or wait for their next attempt. */
export function retry(db: Database, now: Date, anfragen: Iterable<WithId>): number {
	const { changes } = db
		.prepare(
			`UPDATE anfrage SET ${ANEW}
			WHERE (status = 'failed' OR (status = 'waiting' AND due_at > :now))
				AND id IN (SELECT value FROM json_each(:ids))`,
		)
		.run({ now: now.getTime(), ids: idsOf(anfragen) });
	return Number(changes);
}

/**
 * Makes due again what failed while the mail server was ill, once it is well: each inquiry once, since one that the
 * server refuses for itself would come again and again. Returns how many they are.
 */
export function queueFailedAgain(db: Database, now: Date): number {
	const { changes } = db
		.prepare(`UPDATE anfrage SET ${ANEW}, put_back = 1 WHERE status = 'failed' AND put_back = 0`)
		.run({ now: now.getTime() });
	return Number(changes);
}
