import { randomUUID } from 'node:crypto';
import type { SQLInputValue } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { CONSENT } from '#shared/consent.ts';
import { type PerTextField, perTextField, TEXT_FIELDS } from '#shared/fields.ts';
import { NOTICE_DAYS, WINDOW_MINUTES } from '#shared/periods.ts';
import { type Database, emptyWal, write } from './database.ts';
import type { SendResult } from './mail/refusal.ts';
import type { Reason } from './spam/reasons.ts';
import { DAY, HOUR, MINUTE } from './times.ts';
import { newZeichen } from './zeichen.ts';

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

const columnOf = (name: string) => name.replace(/[A-Z]/g, '_$&').toLowerCase();
const ALL_COLUMNS = Object.keys(storedRow.shape).map((name) => `${columnOf(name)} AS ${name}`);
const TEXT_COLUMNS = TEXT_FIELDS.map(({ name }) => columnOf(name));

// Adding

const addedRow = z.object({ id: z.int(), zeichen: z.string(), receivedAt: z.int() });

/** `isNew`: false where the same texts were stored within WINDOW_MINUTES; then these are theirs. */
export type Added = z.infer<typeof addedRow> & { isNew: boolean };

/** Stores an inquiry durably, unless it came before. */
export function addAnfrage(
	db: Database,
	texts: PerTextField<string>,
	now: Date,
	reasons: Reason[],
): Promise<Added> {
	const at = now.getTime();
	const values = TEXT_FIELDS.map(({ name }) => texts[name]);
	return write(db, () => {
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

// Mailing

/** After this time an attempt is taken for lost: far more than sending and recording may take. */
const SENDING_MS = 5 * MINUTE;
/** The most inquiries of one mail: with 2,000 characters of each it stays below 20 MB. */
const MAX_PER_MAIL = 1_000;

/** Takes the newest unmarked inquiry that is due, to be mailed alone. */
export async function claimUnmarked(db: Database, now: Date): Promise<StoredAnfrage | undefined> {
	const [claimed] = await claim(db, now, DUE_UNMARKED);
	return claimed;
}

/** Takes all marked inquiries that are due, newest first; none within an hour of the last such mail. */
export function claimMarked(db: Database, now: Date): Promise<StoredAnfrage[]> {
	return claim(db, now, DUE_MARKED);
}

async function claim(db: Database, now: Date, due: string): Promise<StoredAnfrage[]> {
	const values = { now: now.getTime(), lost: now.getTime() + SENDING_MS };
	const rows = await write(db, () => db.prepare(CLAIM.replace('DUE', due)).all(values));
	return rows.map((row) => storedRow.parse(row)).sort((a, b) => b.id - a.id);
}

const CLAIM = `
	UPDATE anfrage SET status = 'sending', attempts = attempts + 1, due_at = :lost
	WHERE id IN (DUE) RETURNING ${ALL_COLUMNS}
`;
const DUE_UNMARKED = `
	SELECT id FROM anfrage WHERE status = 'waiting' AND due_at <= :now AND reasons = ''
	ORDER BY id DESC LIMIT 1
`;
const DUE_MARKED = `
	SELECT id FROM anfrage WHERE status = 'waiting' AND due_at <= :now AND reasons <> ''
		AND NOT EXISTS (
			SELECT 1 FROM anfrage WHERE reasons <> '' AND sent_at > :now - ${HOUR} AND sent_at <= :now
		)
	ORDER BY id DESC LIMIT ${MAX_PER_MAIL}
`;

/** Sets back attempts whose time is over; at the start, with the far future, all that a killed process has left. */
export async function releaseLost(db: Database, before: number): Promise<void> {
	await write(db, () => db.prepare(RELEASE).run(before));
}

const RELEASE = `UPDATE anfrage SET status = 'waiting', due_at = 0 WHERE status = 'sending' AND due_at <= ?`;

/** Delivery is tried for this long, then the inquiry has failed. */
export const GIVE_UP_DAYS = 7;
/** Longer than a visitor waits, since a sent mail that is not recorded is sent twice. */
const RECORDING_PATIENCE_MS = 10_000;

/**
 * Records how an attempt to deliver ended. Changes nothing where the owner has made the inquiry due
 * again meanwhile, or deleted it.
 * @param sentAs how much of its text went out
 */
export async function recordAttempt(
	db: Database,
	anfragen: StoredAnfrage[],
	result: SendResult,
	now: Date,
	sentAs: (anfrage: StoredAnfrage) => StoredAnfrage['mailKind'],
): Promise<void> {
	const at = now.getTime();
	const record = () => {
		for (const anfrage of anfragen) {
			const { id, attempts, queuedAt, mailKind } = anfrage;
			if (result.kind === 'sent') {
				db.prepare(SENT).run(at, sentAs(anfrage), id);
				continue;
			}
			const status = at - queuedAt >= GIVE_UP_DAYS * DAY ? 'failed' : 'waiting';
			const reason = [result.cause, result.words].filter(Boolean).join('\n');
			// A refused text is followed by a notice, a refused notice by the text.
			const next = result.isContentRefused !== (mailKind === 'notice') ? 'notice' : 'full';
			db.prepare(NOT_SENT).run(status, at + delayAfter(attempts), reason, next, id);
		}
	};
	await write(db, record, RECORDING_PATIENCE_MS);
}

/** Returns milliseconds until the next attempt: a minute after the first one, then doubled each time, up to an hour. */
function delayAfter(attempts: number): number {
	return Math.min(MINUTE * 2 ** (attempts - 1), HOUR);
}

const SENT = `UPDATE anfrage SET status = 'sent', sent_at = ?, mail_kind = ? WHERE id = ? AND status = 'sending'`;
const NOT_SENT = `
	UPDATE anfrage SET status = ?, due_at = ?, last_error = ?, mail_kind = ?
	WHERE id = ? AND status = 'sending'
`;

/** Counts the mails of the last hour, by the times at which they were sent. */
export function mailsSent(db: Database, now: Date): number {
	const at = now.getTime();
	return Number(db.prepare(MAILS_SENT).get(at - HOUR, at)?.mails);
}

const MAILS_SENT = `SELECT count(DISTINCT sent_at) AS mails FROM anfrage WHERE sent_at > ? AND sent_at <= ?`;

// Finding

/** What is given has to hold. `upTo`: no number above it, which leaves out what arrives meanwhile. */
export type Filter = {
	id?: number;
	zeichen?: string;
	/** In capitals or not. */
	email?: string;
	marked?: boolean;
	upTo?: number;
};

const MATCHES = `
	(:id IS NULL OR id = :id) AND (:zeichen IS NULL OR zeichen = :zeichen)
	AND (:email IS NULL OR email = :email COLLATE NOCASE)
	AND (NOT :marked OR reasons <> '') AND (:upTo IS NULL OR id <= :upTo)
`;

function valuesOf(filter: Filter): Record<string, SQLInputValue> {
	const { id = null, zeichen = null, email = null, marked = false, upTo = null } = filter;
	return { id, zeichen, email, marked: Number(marked), upTo };
}

/** Reads inquiries, newest first, one at a time: all of them may be more than memory holds. */
export function* findAnfragen(db: Database, filter: Filter = {}): Generator<StoredAnfrage> {
	for (const row of db.prepare(FIND).iterate(valuesOf(filter))) yield storedRow.parse(row);
}

export function countAnfragen(db: Database, filter: Filter = {}): number {
	return Number(db.prepare(COUNT).get(valuesOf(filter))?.total);
}

const FIND = `SELECT ${ALL_COLUMNS} FROM anfrage WHERE ${MATCHES} ORDER BY id DESC`;
const COUNT = `SELECT count(*) AS total FROM anfrage WHERE ${MATCHES}`;

const countsRow = z.object({
	total: z.int(),
	marked: z.int(),
	waiting: z.int(),
	/** Of these, the unmarked ones whose time has come. */
	due: z.int(),
	oldestWaitingSince: z.int().nullable(),
	nextAttemptAt: z.int().nullable(),
});

export function countStates(db: Database, now: Date): z.infer<typeof countsRow> {
	return countsRow.parse(db.prepare(COUNT_STATES).get(now.getTime()));
}

const COUNT_STATES = `
	SELECT count(*) AS total, count(*) FILTER (WHERE reasons <> '') AS marked,
		count(*) FILTER (WHERE status IN ('waiting', 'sending')) AS waiting,
		count(*) FILTER (WHERE status = 'waiting' AND reasons = '' AND due_at <= ?) AS due,
		min(queued_at) FILTER (WHERE status IN ('waiting', 'sending')) AS oldestWaitingSince,
		min(due_at) FILTER (WHERE status = 'waiting') AS nextAttemptAt
	FROM anfrage
`;

/** Returns the causes of refusals, the most frequent first. */
export function refusalCauses(db: Database): { cause: string; count: number }[] {
	return db
		.prepare(CAUSES)
		.all()
		.map(({ cause, count }) => ({ cause: String(cause), count: Number(count) }));
}

/** The first line is the program's; the others are the mail server's words. */
const CAUSES = `
	SELECT substr(last_error, 1, instr(last_error || char(10), char(10)) - 1) AS cause, count(*) AS count
	FROM anfrage WHERE status <> 'sent' AND last_error IS NOT NULL
	GROUP BY cause ORDER BY count DESC LIMIT 5
`;

/** The numbers of inquiries that failed and that the owner has not read on the command line. */
export function failedIds(db: Database): number[] {
	return ids(db, `SELECT id FROM anfrage WHERE status = 'failed' AND shown_at IS NULL ORDER BY id`);
}

/** The numbers of those that are deleted within NOTICE_DAYS, neither mailed in full nor shown. */
export function unreadIds(db: Database, now: Date, retentionDays: number): number[] {
	return ids(db, UNREAD, now.getTime() - (retentionDays - NOTICE_DAYS) * DAY);
}

/** Tells whether one waits longer than an hour for its mail; a marked one, longer than three. */
export function isLate(db: Database, now: Date): boolean {
	const at = now.getTime();
	return ids(db, LATE, at - HOUR, at - 3 * HOUR).length > 0;
}

function ids(db: Database, sql: string, ...values: number[]): number[] {
	return db
		.prepare(sql)
		.all(...values)
		.map(({ id }) => Number(id));
}

const UNREAD = `
	SELECT id FROM anfrage
	WHERE received_at < ? AND (status <> 'sent' OR mail_kind <> 'full') AND shown_at IS NULL ORDER BY id
`;
const LATE = `
	SELECT id FROM anfrage WHERE status IN ('waiting', 'sending')
		AND queued_at < iif(reasons = '', ?, ?) LIMIT 1
`;

// Changing, by the owner

/** Records that the owner has read these in full. */
export async function markShown(db: Database, now: Date, ids: number[]): Promise<void> {
	await change(db, SHOW, { now: now.getTime(), ids: JSON.stringify(ids) });
}

/** Marks inquiries as spam and returns how many were not marked before. */
export function mark(db: Database, ids: number[]): Promise<number> {
	return change(db, MARK, { ids: JSON.stringify(ids) });
}

/** Takes the marks away and makes the inquiries due, also those already mailed as marked. */
export function unmark(db: Database, now: Date, ids: number[]): Promise<number> {
	return change(db, UNMARK, { now: now.getTime(), ids: JSON.stringify(ids) });
}

/** Makes due at once what waits or has failed, of these or (null) of all; failed ones start over. */
export function retry(db: Database, now: Date, ids: number[] | null): Promise<number> {
	return change(db, RETRY, { now: now.getTime(), ids: ids && JSON.stringify(ids) });
}

function change(db: Database, sql: string, values: Record<string, SQLInputValue>): Promise<number> {
	return write(db, () => Number(db.prepare(sql).run(values).changes));
}

const THESE = 'id IN (SELECT value FROM json_each(:ids))';
const SHOW = `UPDATE anfrage SET shown_at = :now WHERE shown_at IS NULL AND ${THESE}`;
const MARK = `UPDATE anfrage SET reasons = 'owner' WHERE reasons = '' AND ${THESE}`;
const UNMARK = `
	UPDATE anfrage SET reasons = '', status = 'waiting', attempts = 0, mail_kind = 'full',
		queued_at = :now, due_at = :now, last_error = NULL, sent_at = NULL
	WHERE reasons <> '' AND ${THESE}
`;
const RETRY = `
	UPDATE anfrage SET
		attempts = iif(status = 'failed', 0, attempts),
		queued_at = iif(status = 'failed', :now, queued_at),
		mail_kind = iif(status = 'failed', 'full', mail_kind),
		status = 'waiting', due_at = :now
	WHERE (status = 'failed' OR (status = 'waiting' AND due_at > :now)) AND (:ids IS NULL OR ${THESE})
`;

// Deleting

const deletedRow = z.object({ id: z.int(), zeichen: z.string() });

/** What is left to name a deleted inquiry. */
export type Deleted = z.infer<typeof deletedRow>;

export function deleteAnfragen(db: Database, filter: Filter): Promise<Deleted[]> {
	return deleteInBatches(db, MATCHES, valuesOf(filter));
}

/** @param delivering whether mails are sent: then what waits for its mail stays */
export function deleteReceivedBefore(
	db: Database,
	before: number,
	delivering: boolean,
): Promise<Deleted[]> {
	return deleteInBatches(db, EXPIRED, { before, delivering: Number(delivering) });
}

const EXPIRED = `received_at < :before AND NOT (:delivering AND status IN ('waiting', 'sending'))`;

/** Empties the write-ahead log after each batch: what is deleted is overwritten, which needs as much room. */
async function deleteInBatches(
	db: Database,
	condition: string,
	values: Record<string, SQLInputValue>,
): Promise<Deleted[]> {
	const deleted: Deleted[] = [];
	while (true) {
		const batch = await write(db, () => db.prepare(DELETE.replace('WHICH', condition)).all(values));
		if (batch.length === 0) return deleted;
		deleted.push(...batch.map((row) => deletedRow.parse(row)));
		emptyWal(db);
		// Visitors are answered in between.
		await sleep(10);
	}
}

const DELETE = `
	DELETE FROM anfrage WHERE id IN (SELECT id FROM anfrage WHERE WHICH LIMIT 200) RETURNING id, zeichen
`;

// What the owner was told by mail

/** Returns which of these the owner was not told yet, or none where the last mail is less than a day old. */
export function untold(db: Database, now: Date, current: string[]): string[] {
	const at = now.getTime();
	if (db.prepare('SELECT 1 FROM told WHERE at > ? AND at <= ?').get(at - DAY, at)) return [];
	return current.filter((what) => !db.prepare('SELECT 1 FROM told WHERE what = ?').get(what));
}

/** Notes what the owner was told, and forgets what is over. */
export async function noteTold(db: Database, now: Date, current: string[]): Promise<void> {
	await write(db, () => {
		db.prepare('DELETE FROM told WHERE what NOT IN (SELECT value FROM json_each(?))').run(
			JSON.stringify(current),
		);
		const note = db.prepare('INSERT OR IGNORE INTO told (what, at) VALUES (?, ?)');
		for (const what of current) note.run(what, now.getTime());
	});
}
