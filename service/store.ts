import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { CONSENT } from '#shared/consent.ts';
import { type PerTextField, perTextField, TEXT_FIELDS } from '#shared/fields.ts';
import { NOTICE_DAYS, WINDOW_MINUTES } from '#shared/periods.ts';
import { type Database, emptyWal, inTransaction } from './database.ts';
import type { SendResult } from './mail/refusal.ts';
import type { Reason } from './spam/reasons.ts';
import { DAY, HOUR, MINUTE } from './times.ts';

/** One column a line, under the name the program uses; what each means: migrations/. A text's has the field's name. */
const state = {
	id: z.int(),
	receivedAt: z.int(),
	zeichen: z.string(),
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
};
const storedRow = z.object({ ...state, ...perTextField(() => z.string()) });

/** An inquiry with the state of its mail. Times are milliseconds since 1970. */
export type StoredAnfrage = z.infer<typeof storedRow>;

const columnOf = (name: string) => name.replace(/[A-Z]/g, '_$&').toLowerCase();
const STATE = Object.keys(state).map((name) => `${columnOf(name)} AS ${name}`);
const TEXTS = TEXT_FIELDS.map(({ name }) => name);
const ALL_COLUMNS = [...STATE, ...TEXTS];

/** What the form sends, and why it may be spam. */
export type NewAnfrage = { texts: PerTextField<string>; reasons: Reason[] };

const addedRow = z.object({ id: z.int(), zeichen: z.string(), receivedAt: z.int() });

/**
 * Stores an inquiry durably, unless the same texts were stored within WINDOW_MINUTES; then `isNew` is
 * false, and the rest is theirs.
 */
export function addAnfrage(
	db: Database,
	{ texts, reasons }: NewAnfrage,
	now: Date,
): z.infer<typeof addedRow> & { isNew: boolean } {
	const at = now.getTime();
	const values = TEXTS.map((name) => texts[name]);
	return inTransaction(db, () => {
		const known = db.prepare(FIND_SAME).get(at - WINDOW_MINUTES * MINUTE, ...values);
		if (known) return { isNew: false, ...addedRow.parse(known) };
		const others = [at, newZeichen(), CONSENT.since, reasons.join(), randomUUID(), at, at];
		return { isNew: true, ...addedRow.parse(db.prepare(ADD).get(...others, ...values)) };
	});
}

const FIND_SAME = `
	SELECT id, zeichen, received_at AS receivedAt FROM anfrage
	WHERE received_at > ? AND ${TEXTS.map((name) => `${name} = ?`).join(' AND ')}
`;
const ADD = `
	INSERT INTO anfrage (received_at, zeichen, consent_since, reasons, message_key, queued_at, due_at, ${TEXTS})
	VALUES (?, ?, ?, ?, ?, ?, ?, ${TEXTS.map(() => '?')})
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
/** The most inquiries of one mail, and the most characters of their texts: however encoded, it stays below 20 MB. */
const MARKED = { inquiries: 600, message: 2_000, other: 150 };

/** Takes the newest unmarked inquiry that is due, to be mailed alone. */
export function claimUnmarked(db: Database, now: Date): StoredAnfrage | undefined {
	return claim(db, now, "reasons = ''", { inquiries: 1, message: 1e9, other: 1e9 })[0];
}

/** Takes the marked inquiries that are due, newest first, long texts cut; none within an hour of the last such mail. */
export function claimMarked(db: Database, now: Date): StoredAnfrage[] {
	const isFirst = `NOT EXISTS (
		SELECT 1 FROM anfrage WHERE reasons <> '' AND sent_at > :now - ${HOUR} AND sent_at <= :now)`;
	return claim(db, now, `reasons <> '' AND ${isFirst}`, MARKED);
}

function claim(db: Database, now: Date, which: string, most: typeof MARKED): StoredAnfrage[] {
	const mostOf = perTextField(({ type }) => (type === 'multiline' ? most.message : most.other));
	const isCut = TEXTS.map((name) => `length(${name}) > ${mostOf[name]}`).join(' OR ');
	const starts = TEXTS.map((name) => `substr(${name}, 1, ${mostOf[name]}) AS ${name}`);
	// Of two columns named mailKind the latter counts.
	const claimed = db.prepare(`
		UPDATE anfrage SET status = 'sending', attempts = attempts + 1, due_at = :now + ${SENDING_MS}
		WHERE id IN (
			SELECT id FROM anfrage WHERE status = 'waiting' AND due_at <= :now AND ${which}
			ORDER BY id DESC LIMIT ${most.inquiries}
		)
		RETURNING ${[...STATE, ...starts]}, iif(mail_kind = 'full' AND (${isCut}), 'excerpt', mail_kind) AS mailKind
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
const GIVE_UP_DAYS = 7;

/**
 * Records how an attempt to deliver ended. Changes nothing where the owner has made the inquiry due
 * again meanwhile, or deleted it.
 */
export function recordAttempt(
	db: Database,
	{ id, attempts, queuedAt, mailKind }: StoredAnfrage,
	result: SendResult,
	now: Date,
): void {
	const at = now.getTime();
	const set = (change: string) =>
		db.prepare(`UPDATE anfrage SET ${change} WHERE id = ? AND status = 'sending'`);
	if (result.kind === 'sent')
		return void set("status = 'sent', sent_at = ?, mail_kind = ?").run(at, mailKind, id);
	const status = at - queuedAt >= GIVE_UP_DAYS * DAY ? 'failed' : 'waiting';
	// A minute after the first attempt, then doubled each time, up to an hour.
	const dueAt = at + Math.min(MINUTE * 2 ** (attempts - 1), HOUR);
	const error = [result.cause, result.words].filter(Boolean).join('\n');
	// A refused text is followed by a notice, a refused notice by the text.
	const next = result.isContentRefused !== (mailKind === 'notice') ? 'notice' : 'full';
	const refused = set('status = ?, due_at = ?, last_error = ?, mail_kind = ?');
	refused.run(status, dueAt, error, next, id);
}

/** Counts the mails of the last hour, by the times at which they were sent. */
export function mailsSent(db: Database, now: Date): number {
	const sql =
		'SELECT count(DISTINCT sent_at) AS mails FROM anfrage WHERE sent_at > :now - :hour AND sent_at <= :now';
	return Number(db.prepare(sql).get({ now: now.getTime(), hour: HOUR })?.mails);
}

/** Reads all, newest first, each alone: together they may be more than memory holds, and an open query would keep deleted text. */
export function* allAnfragen(db: Database): Generator<StoredAnfrage> {
	const read = db.prepare(`SELECT ${ALL_COLUMNS} FROM anfrage WHERE id = ?`);
	for (const id of idsWhere(db, 'true').reverse()) {
		const row = read.get(id);
		if (row) yield storedRow.parse(row);
	}
}

/** Finds an inquiry by its number or zeichen. */
export function findAnfrage(db: Database, word: string): StoredAnfrage | undefined {
	const sql = `SELECT ${ALL_COLUMNS} FROM anfrage WHERE id = :word OR zeichen = upper(:word)`;
	return storedRow.optional().parse(db.prepare(sql).get({ word }));
}

/** Counts the unmarked inquiries whose time to be mailed has come. */
export function countDue(db: Database, now: Date): number {
	return idsWhere(db, "status = 'waiting' AND reasons = '' AND due_at <= ?", now.getTime()).length;
}

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

/** Tells whether one waits longer than three hours for its mail; a marked one always waits up to an hour. */
export function isLate(db: Database, now: Date): boolean {
	const condition = "status IN ('waiting', 'sending') AND queued_at < ?";
	return idsWhere(db, condition, now.getTime() - 3 * HOUR).length > 0;
}

function idsWhere(db: Database, condition: string, ...values: number[]): number[] {
	const rows = db.prepare(`SELECT id FROM anfrage WHERE ${condition} ORDER BY id`).all(...values);
	return rows.map(({ id }) => Number(id));
}

type Named = { id: number };
const THESE = 'id IN (SELECT value FROM json_each(:ids))';

/** Records that the owner has read these in full. */
export function markShown(db: Database, now: Date, these: Iterable<Named>): void {
	update(db, `shown_at = :now WHERE shown_at IS NULL AND ${THESE}`, these, now);
}

/** Marks inquiries as spam and returns how many were not marked before. */
export function mark(db: Database, these: Iterable<Named>): number {
	return update(db, `reasons = 'owner' WHERE reasons = '' AND ${THESE}`, these);
}

const FRESH = `status = 'waiting', attempts = 0, mail_kind = 'full', queued_at = :now, due_at = :now,
	last_error = NULL, sent_at = NULL`;

/** Takes the marks away and has the inquiries mailed, also those already mailed as marked. */
export function unmark(db: Database, now: Date, these: Iterable<Named>): number {
	return update(db, `reasons = '', ${FRESH} WHERE reasons <> '' AND ${THESE}`, these, now);
}

/** Starts delivery over for those of these that failed or wait for their next attempt. */
export function retry(db: Database, now: Date, these: Iterable<Named>): number {
	const isNotDue = "(status = 'failed' OR (status = 'waiting' AND due_at > :now))";
	return update(db, `${FRESH} WHERE ${isNotDue} AND ${THESE}`, these, now);
}

function update(db: Database, change: string, these: Iterable<Named>, at?: Date): number {
	const ids = JSON.stringify(Array.from(these, ({ id }) => id));
	const values = { ids, ...(at && { now: at.getTime() }) };
	return Number(db.prepare(`UPDATE anfrage SET ${change}`).run(values).changes);
}

/** Deletes a few at a time and empties the write-ahead log: what is deleted is overwritten, which needs as much room. */
export async function deleteAnfragen(db: Database, these: Iterable<Named>): Promise<void> {
	const ids = Array.from(these, ({ id }) => id);
	const remove = db.prepare(`DELETE FROM anfrage WHERE ${THESE}`);
	// Visitors are answered in between, and a row of a megabyte takes 10 ms.
	for (let done = 0; done < ids.length; done += 5) {
		remove.run({ ids: JSON.stringify(ids.slice(done, done + 5)) });
		emptyWal(db);
		await sleep(10);
	}
}

/**
 * Those received before this time.
 * @param delivering whether mails are sent: then what waits for its mail stays
 */
export function expired(db: Database, before: number, delivering: boolean): Named[] {
	const isStillTried = "? AND status IN ('waiting', 'sending')";
	const condition = `received_at < ? AND NOT (${isStillTried})`;
	return idsWhere(db, condition, before, Number(delivering)).map((id) => ({ id }));
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
