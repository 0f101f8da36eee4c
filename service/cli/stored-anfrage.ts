import { z } from 'zod';
import { ANFRAGE_COLUMNS, anfrageRow } from '../db/anfrage-row.ts';
import type { Database } from '../db/open.ts';

/** An inquiry together with what became of it. Times are milliseconds since 1970. */
export type StoredAnfrage = z.infer<typeof storedRow>;

const storedRow = anfrageRow.extend({
	// What delivery gave up on is shown all the same, with 1970 for a time that is none.
	receivedAt: anfrageRow.shape.receivedAt.catch(0),
	status: z.enum(['waiting', 'sent', 'failed']),
	attempts: z.int(),
	asNotice: z.int().transform(Boolean),
	dueAt: z.int(),
	lastError: z.string().nullable(),
	sentAt: z.int().nullable(),
});

/** Inquiries that meet an SQL condition on `a` (anfrage), newest first. */
export function* selectAnfragen(
	db: Database,
	condition = '1',
	...values: (string | number)[]
): Generator<StoredAnfrage> {
	const sql = `
		SELECT ${ANFRAGE_COLUMNS}, o.status, o.attempts, o.as_notice AS asNotice, o.due_at AS dueAt,
			o.last_error AS lastError, o.sent_at AS sentAt
		FROM anfrage a JOIN outbox o ON o.anfrage_id = a.id
		WHERE ${condition}
		ORDER BY a.id DESC
	`;
	for (const row of db.prepare(sql).iterate(...values)) yield storedRow.parse(row);
}

/** The first `count` of them; all when `count` is 0. */
export function take(anfragen: Iterable<StoredAnfrage>, count: number): StoredAnfrage[] {
	const taken: StoredAnfrage[] = [];
	for (const anfrage of anfragen) {
		taken.push(anfrage);
		if (taken.length === count) break;
	}
	return taken;
}

/** All inquiries sent with this address, however it was capitalised. */
export function ofEmail(db: Database, email: string): StoredAnfrage[] {
	return [...selectAnfragen(db, 'a.email = ? COLLATE NOCASE', email.trim())];
}

/** The inquiry of this number, or those of this sign; null when the word is neither. */
export function named(db: Database, word: string): StoredAnfrage[] | null {
	if (/^\d{1,15}$/.test(word)) return [...selectAnfragen(db, 'a.id = ?', Number(word))];
	if (!/^\w{4}-\w{2}$/.test(word)) return null;
	return [...selectAnfragen(db, 'a.zeichen = ?', word.toUpperCase())];
}
