import { existsSync, readFileSync, rmSync } from 'node:fs';
import { setImmediate as turn } from 'node:timers/promises';
import { NOTICE_DAYS } from '#shared/periods.ts';
import { type Database, fileOf, giveBackRoom, inTransaction } from '../database.ts';
import { DAY } from '../times.ts';
import { COLUMNS, idsOf, type Named, type StoredAnfrage, toAnfrage } from './row.ts';

/** Reads all, newest first, each alone: an open query would keep deleted text. */
export function* allAnfragen(db: Database): Generator<StoredAnfrage> {
	const read = db.prepare(`SELECT ${COLUMNS} FROM anfrage WHERE id = ?`);
	for (const { id } of db.prepare('SELECT id FROM anfrage ORDER BY id DESC').all()) {
		const row = read.get(Number(id));
		if (row) yield toAnfrage(row);
	}
}

/** Finds an inquiry by its number or zeichen. */
export function findAnfrage(db: Database, word: string): StoredAnfrage | undefined {
	const row = db
		.prepare(`SELECT ${COLUMNS} FROM anfrage WHERE id = :word OR zeichen = upper(:word)`)
		.get({ word });
	return row && toAnfrage(row);
}

/** Records that the owner has read these in full. */
export function markShown(db: Database, now: Date, these: Iterable<Named>): void {
	db.prepare(
		`UPDATE anfrage SET shown_at = :now
		WHERE shown_at IS NULL AND id IN (SELECT value FROM json_each(:ids))`,
	).run({ now: now.getTime(), ids: idsOf(these) });
}

/** Tells SQLite which are deleted within NOTICE_DAYS, neither mailed in full nor shown. */
export const UNREAD =
	"received_at < :before AND shown_at IS NULL AND (status <> 'sent' OR mail_kind <> 'full')";

/** Returns the time `:before` for UNREAD. */
export function unreadBefore(now: Date, retentionDays: number): number {
	return now.getTime() - (retentionDays - NOTICE_DAYS) * DAY;
}

/** The numbers of those that are deleted within NOTICE_DAYS unread; of many, the first. */
export function unreadIds(db: Database, now: Date, retentionDays: number, most: number): number[] {
	return db
		.prepare(`SELECT id FROM anfrage WHERE ${UNREAD} ORDER BY received_at, id LIMIT :most`)
		.all({ before: unreadBefore(now, retentionDays), most })
		.map(({ id }) => Number(id));
}

/**
 * Deletes those received before this time and returns how many they were.
 * @param delivering whether mails are sent: then what waits for its mail stays
 */
export async function expire(db: Database, before: number, delivering: boolean): Promise<number> {
	// A few at a time: visitors are answered in between.
	const remove = db.prepare(
		`DELETE FROM anfrage WHERE id IN (
			SELECT id FROM anfrage
			WHERE received_at < :before AND NOT (:delivering AND status IN ('waiting', 'sending'))
			LIMIT 100
		)`,
	);
	let all = 0;
	for (let deleted = 1; deleted > 0; all += deleted) {
		deleted = Number(remove.run({ before, delivering: Number(delivering) }).changes);
		await turn();
	}
	await giveBackRoom(db);
	return all;
}

/** Deletes on request, and remembers number and zeichen, since a restored copy would bring these back. */
export async function forget(
	db: Database,
	these: { id: number; zeichen: string }[],
	now: Date,
): Promise<void> {
	const note = db.prepare('INSERT OR REPLACE INTO deleted (id, zeichen, at) VALUES (?, ?, ?)');
	inTransaction(db, () => {
		for (const { id, zeichen } of these) note.run(id, zeichen, now.getTime());
		deleteAgain(db);
	});
	await giveBackRoom(db);
}

/** Takes over from another database what was deleted on request there, and deletes it here; returns how much that was. */
export async function takeOverDeleted(db: Database, other: Database): Promise<number> {
	const note = db.prepare('INSERT OR IGNORE INTO deleted (id, zeichen, at) VALUES (?, ?, ?)');
	const theirs = other.prepare('SELECT id, zeichen, at FROM deleted').all();
	const again = inTransaction(db, () => {
		for (const { id, zeichen, at } of theirs) note.run(Number(id), String(zeichen), Number(at));
		return deleteAgain(db);
	});
	await giveBackRoom(db);
	return again;
}

/** Number and zeichen both count: after a restored copy, numbers are given a second time. */
function deleteAgain(db: Database): number {
	const { changes } = db
		.prepare('DELETE FROM anfrage WHERE (id, zeichen) IN (SELECT id, zeichen FROM deleted)')
		.run();
	return Number(changes);
}

/** Forgets what was deleted on request before this time: no copy is older. */
export function pruneDeleted(db: Database, before: number): void {
	db.prepare('DELETE FROM deleted WHERE at < ?').run(before);
}

/** Takes over the list that the first release kept in a file beside the database: a line is day, number, zeichen. */
export function takeOverFormerList(db: Database): void {
	const file = `${fileOf(db)}.geloescht`;
	if (!existsSync(file)) return;
	const note = db.prepare('INSERT OR IGNORE INTO deleted (id, zeichen, at) VALUES (?, ?, ?)');
	inTransaction(db, () => {
		for (const line of readFileSync(file, 'utf8').split('\n').filter(Boolean)) {
			const [day = '', id = '', zeichen = ''] = line.split(' ');
			note.run(Number(id), zeichen, Date.parse(day));
		}
		deleteAgain(db);
	});
	rmSync(file);
}
