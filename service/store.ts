import { randomInt, randomUUID } from 'node:crypto';
import type { SQLInputValue } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { CONSENT } from '#shared/consent.ts';
import { type PerTextField, perTextField, TEXT_FIELDS } from '#shared/fields.ts';
import { NOTICE_DAYS, WINDOW_MINUTES } from '#shared/periods.ts';
import { type Database, emptyWal, inTransaction } from './database.ts';
import type { SendResult } from './mail/refusal.ts';
import type { Reason } from './spam/reasons.ts';
import { DAY, HOUR, MINUTE } from './times.ts';

/** One column a line, under the name the program uses; what each means: migrations/. */
const storedRow = z.object({
	id: z.int(),
	receivedAt: z.int(),
	zeichen: z.string(),
	...perTextField(() => z.string()),
	consentSince: z.string(),
	reasons: z.string().transform((words) => words.split(',').filter(Boolean)),
	shownAt: z.int().nullable(),
	messageKey: z.string(),
	status: z.enum(['waiting', 'sending', 'sent', 'failed']),
	mailKind: z.enum(['full', 'excerpt', 'notice']),
	attempts: z.int(),
	queuedAt: z.int(),
	dueAt: z.int(),
	lastError: z.string().nullable(),
	sentAt: z.int().nullable(),
});

/** An inquiry with the state of its mail. Times are milliseconds since 1970. */
export type StoredAnfrage = z.infer<typeof storedRow>;

type Values = Record<string, SQLInputValue>;

const columnOf = (name: string) => name.replace(/[A-Z]/g, '_$&').toLowerCase();
const ALL_COLUMNS = Object.keys(storedRow.shape).map((name) => `${columnOf(name)} AS ${name}`);
const TEXT_COLUMNS = TEXT_FIELDS.map(({ name }) => columnOf(name));

const addedRow = z.object({ id: z.int(), zeichen: z.string(), receivedAt: z.int() });

/**
 * Stores an inquiry durably, unless the same texts were stored within WINDOW_MINUTES; then `isNew` is
 * false, and the rest is theirs.
 */
export function addAnfrage(
	db: Database,
	texts: PerTextField<string>,
	now: Date,
	reasons: Reason[],
): z.infer<typeof addedRow> & { isNew: boolean } {
	const at = now.getTime();
	const values = TEXT_FIELDS.map(({ name }) => texts[name]);
	return inTransaction(db, () => {
		const known = db.prepare(FIND_SAME).get(at - WINDOW_MINUTES * MINUTE, ...values);
		if (known) return { isNew: false, ...addedRow.parse(known) };
		const others = [at, newZeichen(), CONSENT.since, reasons.join(), randomUUID(), at, at];
		return { isNew: true, ...addedRow.parse(db.prepare(ADD).get(...others, ...values)) };
	});
}

const FIND_SAME = `
	SELECT id, zeichen, received_at AS receivedAt FROM anfrage
	WHERE received_at > ? AND ${TEXT_COLUMNS.map((column) => `${column} = ?`).join(' AND ')}
`;
const ADD = `
	INSERT INTO anfrage (received_at, zeichen, consent_since, reasons, message_key, queued_at, due_at, ${TEXT_COLUMNS})
	VALUES (?, ?, ?, ?, ?, ?, ?, ${TEXT_COLUMNS.map(() => '?')})
	RETURNING id, zeichen, received_at AS receivedAt
`;

/** Returns a random zeichen that can be read out on the phone, such as `7K3F-22`. */
function newZeichen(): string {
	const characters = Array.from({ length: 6 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
	return `${characters.slice(0, 4)}-${characters.slice(4)}`;
}

/** Without 0 and O, 1, I and L, which look alike, and without vowels, so that no words arise. */
const ALPHABET = '23456789BCDFGHJKMNPQRSTVWXZ';

/** After this time an attempt is taken for lost: far more than sending and recording may take. */
const SENDING_MS = 5 * MINUTE;
/** The most inquiries of one mail: with 2,000 characters of each it stays below 20 MB. */
const MAX_PER_MAIL = 1_000;

/** Takes the newest unmarked inquiry that is due, to be mailed alone. */
export function claimUnmarked(db: Database, now: Date): StoredAnfrage | undefined {
	return claim(db, now, "reasons = ''", 1)[0];
}

/** Takes all marked inquiries that are due, newest first; none within an hour of the last such mail. */
export function claimMarked(db: Database, now: Date): StoredAnfrage[] {
	const isFirst = `NOT EXISTS (
		SELECT 1 FROM anfrage WHERE reasons <> '' AND sent_at > :now - ${HOUR} AND sent_at <= :now)`;
	return claim(db, now, `reasons <> '' AND ${isFirst}`, MAX_PER_MAIL);
}

function claim(db: Database, now: Date, which: string, max: number): StoredAnfrage[] {
	const claimed = db.prepare(`
		UPDATE anfrage SET status = 'sending', attempts = attempts + 1, due_at = :now + ${SENDING_MS}
		WHERE id IN (
			SELECT id FROM anfrage WHERE status = 'waiting' AND due_at <= :now AND ${which}
			ORDER BY id DESC LIMIT ${max}
		)
		RETURNING ${ALL_COLUMNS}
	`);
	const rows = z.array(storedRow).parse(claimed.all({ now: now.getTime() }));
	return rows.sort((a, b) => b.id - a.id);
}

/** Sets back attempts whose time is over; at the start, with the far future, all that a killed process has left. */
export function releaseLost(db: Database, before: number): void {
	const condition = "status = 'sending' AND due_at <= ?";
	db.prepare(`UPDATE anfrage SET status = 'waiting', due_at = 0 WHERE ${condition}`).run(before);
}

/** Delivery is tried for this long, then the inquiry has failed. */
export const GIVE_UP_DAYS = 7;

/**
 * Records how an attempt to deliver ended. Changes nothing where the owner has made the inquiry due
 * again meanwhile, or deleted it.
 * @param sentAs how much of its text went out
 */
export function recordAttempt(
	db: Database,
	anfragen: StoredAnfrage[],
	result: SendResult,
	now: Date,
	sentAs: (anfrage: StoredAnfrage) => StoredAnfrage['mailKind'],
): void {
	const at = now.getTime();
	const sent = db.prepare(
		"UPDATE anfrage SET status = 'sent', sent_at = ?, mail_kind = ? WHERE id = ? AND status = 'sending'",
	);
	const refused = db.prepare(`
		UPDATE anfrage SET status = ?, due_at = ?, last_error = ?, mail_kind = ?
		WHERE id = ? AND status = 'sending'
	`);
	const record = (anfrage: StoredAnfrage) => {
		const { id, attempts, queuedAt, mailKind } = anfrage;
		if (result.kind === 'sent') return sent.run(at, sentAs(anfrage), id);
		const status = at - queuedAt >= GIVE_UP_DAYS * DAY ? 'failed' : 'waiting';
		// A minute after the first attempt, then doubled each time, up to an hour.
		const dueAt = at + Math.min(MINUTE * 2 ** (attempts - 1), HOUR);
		const error = [result.cause, result.words].filter(Boolean).join('\n');
		// A refused text is followed by a notice, a refused notice by the text.
		const next = result.isContentRefused !== (mailKind === 'notice') ? 'notice' : 'full';
		return refused.run(status, dueAt, error, next, id);
	};
	inTransaction(db, () => anfragen.forEach(record));
}

/** Counts the mails of the last hour, by the times at which they were sent. */
export function mailsSent(db: Database, now: Date): number {
	const sql =
		'SELECT count(DISTINCT sent_at) AS mails FROM anfrage WHERE sent_at > :now - :hour AND sent_at <= :now';
	return Number(db.prepare(sql).get({ now: now.getTime(), hour: HOUR })?.mails);
}

/** What is given has to hold. `email`: in capitals or not; `upTo`: no number above it. */
export type Filter = Partial<{
	id: number;
	zeichen: string;
	email: string;
	marked: boolean;
	upTo: number;
}>;

const MATCHES = `
	(:id IS NULL OR id = :id) AND (:zeichen IS NULL OR zeichen = :zeichen)
	AND (:email IS NULL OR email = :email COLLATE NOCASE)
	AND (NOT :marked OR reasons <> '') AND (:upTo IS NULL OR id <= :upTo)
`;

function valuesOf(filter: Filter): Values {
	const { id = null, zeichen = null, email = null, marked = false, upTo = null } = filter;
	return { id, zeichen, email, marked: Number(marked), upTo };
}

/** Reads inquiries, newest first, one at a time: all of them may be more than memory holds. */
export function* findAnfragen(db: Database, filter: Filter = {}): Generator<StoredAnfrage> {
	const sql = `SELECT ${ALL_COLUMNS} FROM anfrage WHERE ${MATCHES} ORDER BY id DESC`;
	for (const row of db.prepare(sql).iterate(valuesOf(filter))) yield storedRow.parse(row);
}

export function countAnfragen(db: Database, filter: Filter = {}): number {
	const sql = `SELECT count(*) AS total FROM anfrage WHERE ${MATCHES}`;
	return Number(db.prepare(sql).get(valuesOf(filter))?.total);
}

const countsRow = z.object({
	total: z.int(),
	marked: z.int(),
	waiting: z.int(),
	/** Of these, the unmarked ones whose time has come. */
	due: z.int(),
	waitingSince: z.int().nullable(),
	nextAttemptAt: z.int().nullable(),
});
const causeRow = z.object({ cause: z.string(), count: z.int() });

/** Counts all inquiries, the marked and the waiting ones, and the causes of refusals, the most frequent first. */
export function countStates(
	db: Database,
	now: Date,
): z.infer<typeof countsRow> & { causes: z.infer<typeof causeRow>[] } {
	const counts = db.prepare(COUNT_STATES).get(now.getTime());
	const causes = z.array(causeRow).parse(db.prepare(COUNT_CAUSES).all());
	return { ...countsRow.parse(counts), causes };
}

const COUNT_STATES = `
	SELECT count(*) AS total, count(*) FILTER (WHERE reasons <> '') AS marked,
		count(*) FILTER (WHERE status IN ('waiting', 'sending')) AS waiting,
		count(*) FILTER (WHERE status = 'waiting' AND reasons = '' AND due_at <= ?) AS due,
		min(queued_at) FILTER (WHERE status IN ('waiting', 'sending')) AS waitingSince,
		min(due_at) FILTER (WHERE status = 'waiting') AS nextAttemptAt
	FROM anfrage
`;
/** The first line of an error is the program's; the others are the mail server's words. */
const COUNT_CAUSES = `
	SELECT substr(last_error, 1, instr(last_error || char(10), char(10)) - 1) AS cause, count(*) AS count
	FROM anfrage WHERE status <> 'sent' AND last_error IS NOT NULL
	GROUP BY cause ORDER BY count DESC LIMIT 5
`;

/** The numbers of inquiries that failed and that the owner has not read on the command line. */
export function failedIds(db: Database): number[] {
	return idsWhere(db, "status = 'failed' AND shown_at IS NULL");
}

/** The numbers of those that are deleted within NOTICE_DAYS, neither mailed in full nor shown. */
export function unreadIds(db: Database, now: Date, retentionDays: number): number[] {
	const before = now.getTime() - (retentionDays - NOTICE_DAYS) * DAY;
	const isUnread = "(status <> 'sent' OR mail_kind <> 'full') AND shown_at IS NULL";
	return idsWhere(db, `received_at < ? AND ${isUnread}`, before);
}

/** Tells whether one waits longer than an hour for its mail; a marked one, longer than three. */
export function isLate(db: Database, now: Date): boolean {
	const at = now.getTime();
	const isOverdue = "queued_at < iif(reasons = '', ?, ?)";
	const condition = `status IN ('waiting', 'sending') AND ${isOverdue}`;
	return idsWhere(db, condition, at - HOUR, at - 3 * HOUR).length > 0;
}

function idsWhere(db: Database, condition: string, ...values: number[]): number[] {
	const rows = db.prepare(`SELECT id FROM anfrage WHERE ${condition} ORDER BY id`).all(...values);
	return rows.map(({ id }) => Number(id));
}

const THESE = 'id IN (SELECT value FROM json_each(:ids))';

/** Records that the owner has read these in full. */
export function markShown(db: Database, now: Date, ids: number[]): void {
	update(db, `shown_at = :now WHERE shown_at IS NULL AND ${THESE}`, ids, {
		now: now.getTime(),
	});
}

/** Marks inquiries as spam and returns how many were not marked before. */
export function mark(db: Database, ids: number[]): number {
	return update(db, `reasons = 'owner' WHERE reasons = '' AND ${THESE}`, ids);
}

/** Takes the marks away and makes the inquiries due, also those already mailed as marked. */
export function unmark(db: Database, now: Date, ids: number[]): number {
	const fresh = `reasons = '', status = 'waiting', attempts = 0, mail_kind = 'full',
		queued_at = :now, due_at = :now, last_error = NULL, sent_at = NULL`;
	return update(db, `${fresh} WHERE reasons <> '' AND ${THESE}`, ids, { now: now.getTime() });
}

/** Makes due at once what waits or has failed, of these or (null) of all; failed ones start over. */
export function retry(db: Database, now: Date, ids: number[] | null): number {
	const due = `attempts = iif(status = 'failed', 0, attempts), mail_kind = iif(status = 'failed', 'full', mail_kind),
		queued_at = iif(status = 'failed', :now, queued_at), status = 'waiting', due_at = :now`;
	const isNotDue = "(status = 'failed' OR (status = 'waiting' AND due_at > :now))";
	const which = `${isNotDue} AND (:ids IS NULL OR ${THESE})`;
	return update(db, `${due} WHERE ${which}`, ids, { now: now.getTime() });
}

function update(db: Database, change: string, ids: number[] | null, values: Values = {}): number {
	const named = { ...values, ids: ids && JSON.stringify(ids) };
	return Number(db.prepare(`UPDATE anfrage SET ${change}`).run(named).changes);
}

const deletedRow = z.object({ id: z.int(), zeichen: z.string() });

/** What is left to name a deleted inquiry. */
export type Deleted = z.infer<typeof deletedRow>;

export function deleteAnfragen(db: Database, filter: Filter): Promise<Deleted[]> {
	return deleteWhere(db, MATCHES, valuesOf(filter));
}

/** @param noted number and zeichen of each, as `12 7K3F-22` */
export function deleteNoted(db: Database, noted: string[]): Promise<Deleted[]> {
	const condition = "id || ' ' || zeichen IN (SELECT value FROM json_each(:noted))";
	return deleteWhere(db, condition, { noted: JSON.stringify(noted) });
}

/** @param delivering whether mails are sent: then what waits for its mail stays */
export function deleteReceivedBefore(
	db: Database,
	before: number,
	delivering: boolean,
): Promise<Deleted[]> {
	const isStillTried = ":delivering AND status IN ('waiting', 'sending')";
	const condition = `received_at < :before AND NOT (${isStillTried})`;
	return deleteWhere(db, condition, { before, delivering: Number(delivering) });
}

/** Deletes two hundred at a time and empties the write-ahead log: what is deleted is overwritten, which needs as much room. */
async function deleteWhere(db: Database, condition: string, values: Values): Promise<Deleted[]> {
	const batch = `SELECT id FROM anfrage WHERE ${condition} LIMIT 200`;
	const remove = db.prepare(`DELETE FROM anfrage WHERE id IN (${batch}) RETURNING id, zeichen`);
	const deleted: Deleted[] = [];
	while (true) {
		const rows = z.array(deletedRow).parse(remove.all(values));
		if (rows.length === 0) return deleted;
		deleted.push(...rows);
		emptyWal(db);
		// Visitors are answered in between.
		await sleep(10);
	}
}

/** Returns which of these the owner was not told by mail yet, or none within a day of the last such mail. */
export function untold(db: Database, now: Date, current: string[]): string[] {
	const at = now.getTime();
	if (db.prepare('SELECT 1 FROM told WHERE at > ? AND at <= ?').get(at - DAY, at)) return [];
	return current.filter((what) => !db.prepare('SELECT 1 FROM told WHERE what = ?').get(what));
}

/** Notes what the owner was told, and forgets what is over. */
export function noteTold(db: Database, now: Date, current: string[]): void {
	const forget = db.prepare('DELETE FROM told WHERE what NOT IN (SELECT value FROM json_each(?))');
	const note = db.prepare('INSERT OR IGNORE INTO told (what, at) VALUES (?, ?)');
	inTransaction(db, () => {
		forget.run(JSON.stringify(current));
		for (const what of current) note.run(what, now.getTime());
	});
}
