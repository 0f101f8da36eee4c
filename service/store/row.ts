import { z } from 'zod';
import { perTextField } from '#shared/form.ts';

/** An inquiry as it is stored, under the names that the program uses; what each means: migrations/001.sql. */
const storedRow = z.object({
	id: z.int(),
	receivedAt: z.int(),
	zeichen: z.string(),
	consentSince: z.string(),
	/** Why it is marked; without any it is not. */
	reasons: z.string().transform((words) => words.split(',').filter(Boolean)),
	shownAt: z.int().nullable(),
	toldAt: z.int().nullable(),
	messageKey: z.string(),
	/** waiting, sent or failed; a newer program may know more. */
	status: z.string(),
	/** full, excerpt or notice. */
	mailKind: z.string(),
	attempts: z.int(),
	queuedAt: z.int(),
	dueAt: z.int(),
	lastError: z.string().nullable(),
	sentAt: z.int().nullable(),
	...perTextField(() => z.string()),
});

/** An inquiry with the state of its mail. Times are milliseconds since 1970. */
export type StoredAnfrage = z.infer<typeof storedRow>;

/** The columns of a row, for SELECT and RETURNING: `received_at AS receivedAt`. A text's has the field's name. */
export const COLUMNS = Object.keys(storedRow.shape)
	.map((name) => `${name.replace(/[A-Z]/g, '_$&').toLowerCase()} AS ${name}`)
	.join();

export function toAnfrage(row: unknown): StoredAnfrage {
	return storedRow.parse(row);
}

export type WithId = { id: number };

/** Returns numbers for `id IN (SELECT value FROM json_each(:ids))`. */
export function idsOf(anfragen: Iterable<WithId>): string {
	return JSON.stringify(Array.from(anfragen, ({ id }) => id));
}
