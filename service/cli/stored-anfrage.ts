import { z } from 'zod';
import { ANFRAGE_COLUMNS, anfrageRow } from '../db/anfrage-row.ts';
import type { Database } from '../db/open.ts';
import { failed, wrongUsage } from './cli.ts';

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
export function selectAnfragen(
	db: Database,
	condition = '1',
	...values: (string | number)[]
): StoredAnfrage[] {
	const sql = `
		SELECT ${ANFRAGE_COLUMNS}, o.status, o.attempts, o.as_notice AS asNotice, o.due_at AS dueAt,
			o.last_error AS lastError, o.sent_at AS sentAt
		FROM anfrage a JOIN outbox o ON o.anfrage_id = a.id
		WHERE ${condition}
		ORDER BY a.id DESC
	`;
	return z.array(storedRow).parse(db.prepare(sql).all(...values));
}

/** All inquiries sent with this address, however it was capitalised. */
export function ofEmail(db: Database, email: string): StoredAnfrage[] {
	return selectAnfragen(db, 'a.email = ? COLLATE NOCASE', email.trim());
}

/** The inquiry of this number, or those of this sign; at least one. */
export function named(db: Database, word: string): StoredAnfrage[] {
	const isNumber = /^\d{1,15}$/.test(word);
	if (!isNumber && !/^\w{4}-\w{2}$/.test(word)) {
		throw wrongUsage(
			`„${word}“ ist keine Nummer einer Anfrage und kein Zeichen. Beides zeigt: anfragen list`,
		);
	}
	const condition = isNumber ? 'a.id = ?' : 'a.zeichen = ?';
	const found = selectAnfragen(db, condition, isNumber ? Number(word) : word.toUpperCase());
	if (found.length === 0) throw failed(`Es gibt keine Anfrage ${word}.`);
	return found;
}
