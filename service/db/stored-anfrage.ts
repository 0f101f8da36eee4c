import type { SQLInputValue } from 'node:sqlite';
import { z } from 'zod';
import { perTextField } from '#shared/fields.ts';
import type { Database } from './open.ts';

/** The last moment a `Date` can hold. */
export const MAX_TIMESTAMP = 8.64e15;

/** One column a line, under the name the program uses; what each means: migrations/. */
const storedRow = z.object({
	id: z.int(),
	// An inquiry with an unusable time is shown all the same, with 1970 in its place.
	receivedAt: z.int().max(MAX_TIMESTAMP).catch(0),
	...perTextField(() => z.string()),
	/** Random part of the Message-ID. */
	messageKey: z.string(),
	/** Reference by which visitor and owner name the inquiry. */
	zeichen: z.string(),
	shownAt: z.int().nullable(),
	fingerprint: z.instanceof(Uint8Array).nullable(),
	status: z.enum(['waiting', 'sent', 'failed']),
	/** Attempts to deliver, the current one included. */
	attempts: z.int(),
	/** `notice`: the mail server refused the text, so it is left out; `digest`: sent in one. */
	mailKind: z.enum(['full', 'notice', 'digest']),
	/** Words of service/spam/reasons.ts; none = not marked. */
	spamReasons: z.string().transform((words) => words.split(',').filter(Boolean)),
	queuedAt: z.int(),
	dueAt: z.int(),
	/** When dueAt was written. */
	scheduledAt: z.int(),
	lastError: z.string().nullable(),
	sentAt: z.int().nullable(),
});

/** An inquiry with the state of its delivery. Times are milliseconds since 1970. */
export type StoredAnfrage = z.infer<typeof storedRow>;

/** Returns the column of a value: `receivedAt` is stored in received_at. */
export function columnOf(name: string): string {
	return name.replace(/[A-Z]/g, '_$&').toLowerCase();
}

/** An SQL condition on `a` (anfrage) and `o` (outbox), and the values it names. */
export type Selection = { condition: string; values: Record<string, SQLInputValue> };

export const FROM = 'FROM anfrage a JOIN outbox o ON o.anfrage_id = a.id WHERE';

/** Returns the number of the latest inquiry, 0 when there is none. */
export function newestId(db: Database): number {
	return Number(db.prepare('SELECT max(id) AS id FROM anfrage').get()?.id);
}

/** Reads inquiries, newest first, one at a time: all of them may be more than memory holds. */
export function readAnfragen(db: Database, which: Selection, max = -1): Generator<StoredAnfrage> {
	return read(db, which, max, 'a.id DESC', (column) => column);
}

/** Reads inquiries in the order in which they are mailed, with only the beginning of each text. */
export function readSummaries(db: Database, which: Selection, max: number): StoredAnfrage[] {
	return [...read(db, which, max, 'mail_order, a.id DESC', (text) => `substr(${text}, 1, 200)`)];
}

function* read(
	db: Database,
	{ condition, values }: Selection,
	max: number,
	order: string,
	textOf: (column: string) => string,
): Generator<StoredAnfrage> {
	const texts: Record<string, string> = perTextField(({ name }) => textOf(columnOf(name)));
	const columns = Object.keys(storedRow.shape).map(
		(name) => `${texts[name] ?? columnOf(name)} AS ${name}`,
	);
	const sql = `SELECT ${columns} ${FROM} ${condition} ORDER BY ${order} LIMIT :max`;
	for (const row of db.prepare(sql).iterate({ ...values, max })) yield storedRow.parse(row);
}
