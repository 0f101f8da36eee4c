import { z } from 'zod';
import { jeTextfeld, TEXTFELDER } from '#shared/fields.ts';

/** Columns of a stored inquiry under the names the program uses; table alias `a`. */
export const ANFRAGE_COLUMNS = [
	'a.id, a.received_at AS receivedAt, a.message_key AS messageKey, a.zeichen',
	...TEXTFELDER.map(({ name }) => `a.${name}`),
].join(', ');

/** The last moment a date can name. */
const LATEST = 8.64e15;

/** A stored inquiry. Times are milliseconds since 1970. */
export const anfrageRow = z.object({
	id: z.int(),
	receivedAt: z.int().max(LATEST),
	...jeTextfeld(() => z.string()),
	/** Random part of the Message-ID. */
	messageKey: z.string(),
	/** What visitor and owner call it; empty for what is older than the sign. */
	zeichen: z.string(),
});

export type AnfrageRow = z.infer<typeof anfrageRow>;
