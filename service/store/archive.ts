import { setImmediate as turn } from 'node:timers/promises';
import { z } from 'zod';
import { BACKUP_DAYS, DAYS_TO_READ } from '#shared/time-limits.ts';
import { type Database, inTransaction } from '../database.ts';
import { DAY } from '../times.ts';
import { COLUMNS, idsOf, type StoredAnfrage, toAnfrage, type WithId } from './row.ts';
import { asZeichen } from './zeichen.ts';

/** Reads all, newest first, each alone: an open query would keep deleted text. */
export function* allAnfragen(db: Database): Generator<StoredAnfrage> {
	const read = db.prepare(`SELECT ${COLUMNS} FROM anfrage WHERE id = ?`);
	for (const { id } of db.prepare('SELECT id FROM anfrage ORDER BY id DESC').all()) {
		const row = read.get(Number(id));
		if (row) yield toAnfrage(row);
	}
}

/** Finds an inquiry by its zeichen, in capitals or not, with its hyphen or without. */
export function findAnfrage(db: Database, word: string): StoredAnfrage | undefined {
	const row = db.prepare(`SELECT ${COLUMNS} FROM anfrage WHERE zeichen = ?`).get(asZeichen(word));
	return row && toAnfrage(row);
}

/** Records that the owner has read these in full. */
export function noteShown(db: Database, now: Date, anfragen: Iterable<WithId>): void {
	db.prepare(
		`UPDATE anfrage SET shown_at = :now
		WHERE shown_at IS NULL AND id IN (SELECT value FROM json_each(:ids))`,
	).run({ now: now.getTime(), ids: idsOf(anfragen) });
}

/** Records that a mail told that these are about to be deleted unread. */
export function noteTold(db: Database, now: number, anfragen: Iterable<WithId>): void {
	db.prepare(
		'UPDATE anfrage SET told_at = :now WHERE id IN (SELECT value FROM json_each(:ids))',
	).run({
		now,
		ids: idsOf(anfragen),
	});
}

/** Which were neither mailed in full nor shown. */
const UNREAD = "shown_at IS NULL AND (status <> 'sent' OR mail_kind <> 'full')";

/**
 * Those that are deleted within DAYS_TO_READ unread, the first to go first.
 * @param which `untold`: of those only the ones that no mail has told of yet
 */
export function soonDeletedUnread(
	db: Database,
	now: number,
	retentionDays: number,
	most: number,
	which: 'all' | 'untold',
): StoredAnfrage[] {
	const before = now - (retentionDays - DAYS_TO_READ) * DAY;
	return db
		.prepare(
			`SELECT ${COLUMNS} FROM anfrage
			WHERE received_at < :before AND ${UNREAD} AND (:which = 'all' OR told_at IS NULL)
			ORDER BY received_at, id LIMIT :most`,
		)
		.all({ before, which, most })
		.map(toAnfrage);
}

/** The zeichen of what was received between these times and is still stored, oldest first. */
export function receivedBetween(db: Database, from: number, to: number): string[] {
	return db
		.prepare('SELECT zeichen FROM anfrage WHERE received_at >= ? AND received_at < ? ORDER BY id')
		.all(from, to)
		.map(({ zeichen }) => String(zeichen));
}

/**
 * Deletes those received before this time and returns how many they were. Their texts leave the file only with the
 * next compacting (compact.ts).
 * @param isMailOn whether mails are sent: then what waits for its mail stays, and what is unread until one has told of it,
 *   but no more than DAYS_TO_READ longer
 */
export async function expire(db: Database, before: number, isMailOn: boolean): Promise<number> {
	// A few at a time: visitors are answered in between.
	const remove = db.prepare(
		`DELETE FROM anfrage WHERE id IN (
			SELECT id FROM anfrage
			WHERE received_at < :before
				AND NOT (:isMailOn AND (
					status = 'waiting' OR (received_at >= :longBefore AND told_at IS NULL AND ${UNREAD})
				))
			LIMIT 100
		)`,
	);
	const longBefore = before - DAYS_TO_READ * DAY;
	let all = 0;
	for (let deleted = 1; deleted > 0; all += deleted) {
		deleted = Number(remove.run({ before, longBefore, isMailOn: Number(isMailOn) }).changes);
		await turn();
	}
	return all;
}

export const deletion = z.object({ id: z.int(), zeichen: z.string(), at: z.int() });
/** An inquiry that is deleted on request, and when. */
export type Deletion = z.infer<typeof deletion>;

/**
 * Deletes on request, and remembers number and zeichen, since a restored copy would bring these back. Their texts
 * leave the file only with the next compacting (compact.ts). Returns how many were there.
 */
export function forget(db: Database, deletions: Deletion[]): number {
	const note = db.prepare(
		'INSERT OR REPLACE INTO deleted (id, zeichen, at) VALUES (:id, :zeichen, :at)',
	);
	return inTransaction(db, () => {
		for (const { id, zeichen, at } of deletions) note.run({ id, zeichen, at });
		// Number and zeichen both count: after a restored copy, numbers are given a second time.
		const { changes } = db
			.prepare('DELETE FROM anfrage WHERE (id, zeichen) IN (SELECT id, zeichen FROM deleted)')
			.run();
		return Number(changes);
	});
}

/** What is remembered of deletions on request. */
export function forgotten(db: Database): Deletion[] {
	return z.array(deletion).parse(db.prepare('SELECT id, zeichen, at FROM deleted').all());
}

/**
 * Remembers no longer what was deleted on request BACKUP_DAYS ago and could come back from no copy. What was
 * noted by a clock that was ahead counts as deleted now.
 * @param known the zeichen that every copy knows as deleted; null = there are no copies
 */
export function pruneDeleted(db: Database, now: number, known: string[] | null): void {
	const before = now - BACKUP_DAYS * DAY;
	db.prepare('UPDATE deleted SET at = :now WHERE at > :now').run({ now });
	db.prepare(
		`DELETE FROM deleted
		WHERE at < :before AND (:known IS NULL OR zeichen IN (SELECT value FROM json_each(:known)))`,
	).run({ before, known: known && JSON.stringify(known) });
}
