import type { SQLInputValue } from 'node:sqlite';
import { z } from 'zod';
import { perTextField } from '#shared/fields.ts';
import type { Database } from './open.ts';

/** The last moment a date can name. */
export const LATEST = 8.64e15;

/** One column a line, under the name the program uses. */
const storedRow = z.object({
	id: z.int(),
	// Were it no time, the inquiry would be told all the same, with 1970 in its place.
	receivedAt: z.int().max(LATEST).catch(0),
	...perTextField(() => z.string()),
	/** Random part of the Message-ID. */
	messageKey: z.string(),
	/** What visitor and owner call it; empty for what is older than the sign. */
	zeichen: z.string(),
	shownAt: z.int().nullable(),
	fingerprint: z.instanceof(Uint8Array).nullable(),
	status: z.enum(['waiting', 'sent', 'failed']),
	/** Attempts to deliver, the one under way included. */
	attempts: z.int(),
	/** The text was refused: a short notice goes out in its place. */
	asNotice: z.int().transform(Boolean),
	queuedAt: z.int(),
	dueAt: z.int(),
	scheduledAt: z.int(),
	clientRank: z.int(),
	lastError: z.string().nullable(),
	sentAt: z.int().nullable(),
});

/** An inquiry together with what became of it. Times are milliseconds since 1970. */
export type StoredAnfrage = z.infer<typeof storedRow>;

/** `receivedAt` lies in the column received_at. */
const COLUMNS = Object.keys(storedRow.shape).map(
	(name) => `${name.replace(/[A-Z]/g, '_$&').toLowerCase()} AS ${name}`,
);

/** An SQL condition on `a` (anfrage) and `o` (outbox), and the values it names. */
export type Which = { condition: string; values: Record<string, SQLInputValue> };

export const FROM = 'FROM anfrage a JOIN outbox o ON o.anfrage_id = a.id WHERE';

/** Inquiries, newest first, one after the other: all of them may be more than memory holds. */
export function* readAnfragen(
	db: Database,
	{ condition, values }: Which,
	most = -1,
): Generator<StoredAnfrage> {
	const sql = `SELECT ${COLUMNS} ${FROM} ${condition} ORDER BY a.id DESC LIMIT :most`;
	for (const row of db.prepare(sql).iterate({ ...values, most })) yield storedRow.parse(row);
}
