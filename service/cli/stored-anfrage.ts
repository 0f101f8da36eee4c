import { z } from 'zod';
import { ANFRAGE_COLUMNS, anfrageRow } from '../db/anfrage-row.ts';
import type { Database } from '../db/open.ts';
import type { Which } from '../db/portions.ts';
import { failed, wrongUsage } from './cli.ts';

/** An inquiry together with what became of it. Times are milliseconds since 1970. */
export type StoredAnfrage = z.infer<typeof storedRow>;

const storedRow = anfrageRow.extend({
	// What delivery gave up on is shown all the same, with 1970 for a time that is none.
	receivedAt: anfrageRow.shape.receivedAt.catch(0),
	shownAt: z.int().nullable(),
	fingerprint: z.instanceof(Uint8Array).nullable(),
	status: z.enum(['waiting', 'sent', 'failed']),
	attempts: z.int(),
	asNotice: z.int().transform(Boolean),
	queuedAt: z.int(),
	dueAt: z.int(),
	scheduledAt: z.int(),
	clientRank: z.int(),
	lastError: z.string().nullable(),
	sentAt: z.int().nullable(),
});

export const ALL: Which = { condition: '1', values: {} };

/** Inquiries, newest first, one after the other: all of them may be more than memory holds. */
export function* readAnfragen(
	db: Database,
	{ condition, values }: Which,
	most = -1,
): Generator<StoredAnfrage> {
	const sql = `
		SELECT ${ANFRAGE_COLUMNS}, a.shown_at AS shownAt, a.fingerprint, o.status, o.attempts,
			o.as_notice AS asNotice, o.queued_at AS queuedAt, o.due_at AS dueAt,
			o.scheduled_at AS scheduledAt, o.client_rank AS clientRank, o.last_error AS lastError,
			o.sent_at AS sentAt
		FROM anfrage a JOIN outbox o ON o.anfrage_id = a.id
		WHERE ${condition}
		ORDER BY a.id DESC LIMIT :most
	`;
	for (const row of db.prepare(sql).iterate({ ...values, most })) yield storedRow.parse(row);
}

/** How many there are. */
export function countAnfragen(db: Database, { condition, values }: Which): number {
	const sql = `SELECT count(*) AS total FROM anfrage a JOIN outbox o ON o.anfrage_id = a.id
		WHERE ${condition}`;
	return Number(db.prepare(sql).get(values)?.total);
}

/** All inquiries sent with this address, however it was capitalised. */
export function ofEmail(email: string): Which {
	return { condition: 'a.email = :email COLLATE NOCASE', values: { email: email.trim() } };
}

/** The inquiry of this number, or those of this sign. */
export function ofWord(word: string): Which {
	if (/^\d{1,15}$/.test(word)) return { condition: 'a.id = :id', values: { id: Number(word) } };
	if (/^\w{4}-\w{2}$/.test(word)) {
		return { condition: 'a.zeichen = :zeichen', values: { zeichen: word.toUpperCase() } };
	}
	throw wrongUsage(
		`„${word}“ ist keine Nummer einer Anfrage und kein Zeichen. Beides zeigt: anfragen list`,
	);
}

/** Those, and at least one. */
export function named(db: Database, word: string): StoredAnfrage[] {
	const found = [...readAnfragen(db, ofWord(word))];
	if (found.length === 0) throw failed(`Es gibt keine Anfrage ${word}.`);
	return found;
}
