import { NOTICE_DAYS } from '#shared/periods.ts';
import { type Database, inTransaction } from '../database.ts';
import { DAY } from '../times.ts';
import { UNREAD, unreadBefore } from './archive.ts';
import { COLUMNS, type StoredAnfrage, toAnfrage } from './row.ts';

// What the owner was told by mail (tell-owner.ts): in the table `told` a mail has the key `mail`, an inquiry `unread 17`.

/** Tells whether a mail is noted of the last 24 hours. */
export function isToldToday(db: Database, now: Date): boolean {
	const at = now.getTime();
	const row = db
		.prepare("SELECT 1 FROM told WHERE what = 'mail' AND at > ? AND at <= ?")
		.get(at - DAY, at);
	return row !== undefined;
}

/** Those that are deleted within NOTICE_DAYS unread, and came in no such mail yet; of many, the first. */
export function untoldUnread(
	db: Database,
	now: Date,
	retentionDays: number,
	most: number,
): StoredAnfrage[] {
	return db
		.prepare(
			`SELECT ${COLUMNS} FROM anfrage
			WHERE ${UNREAD} AND NOT EXISTS (SELECT 1 FROM told WHERE what = 'unread ' || id)
			ORDER BY received_at, id LIMIT :most`,
		)
		.all({ before: unreadBefore(now, retentionDays), most })
		.map(toAnfrage);
}

/** Notes that a mail went out with these in it. */
export function noteTold(db: Database, now: Date, anfragen: StoredAnfrage[]): void {
	const note = db.prepare('INSERT OR REPLACE INTO told (what, at) VALUES (?, ?)');
	inTransaction(db, () => {
		note.run('mail', now.getTime());
		for (const { id } of anfragen) note.run(`unread ${id}`, now.getTime());
		// What is deleted by now need not be remembered.
		db.prepare("DELETE FROM told WHERE what <> 'mail' AND at < ?").run(
			now.getTime() - 2 * NOTICE_DAYS * DAY,
		);
	});
}
