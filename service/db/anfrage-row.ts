import { z } from 'zod';

/** Columns of a stored inquiry under the names the program uses; table alias `a`. */
export const ANFRAGE_COLUMNS = `a.id, a.received_at AS receivedAt, a.vorname, a.nachname, a.email,
	a.phone, a.message, a.verdacht, a.message_key AS messageKey`;

/** A stored inquiry. Times are milliseconds since 1970. */
export const anfrageRow = z.object({
	id: z.int(),
	receivedAt: z.int(),
	vorname: z.string(),
	nachname: z.string(),
	email: z.string(),
	phone: z.string(),
	message: z.string(),
	/** Reasons to suspect spam; empty for most. */
	verdacht: z.string().transform((json) => z.array(z.string()).parse(JSON.parse(json))),
	/** Random part of the Message-ID. */
	messageKey: z.string(),
});

export type AnfrageRow = z.infer<typeof anfrageRow>;
