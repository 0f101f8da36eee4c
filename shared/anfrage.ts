import { z } from 'zod';

/**
 * HTML's own definition of a valid e-mail address, so that the server accepts exactly what
 * `<input type="email">` lets through.
 * @see https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address
 */
const EMAIL_MUSTER =
	/^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

/** What a submitted form holds; unknown fields are dropped, no length bounds (spec, section 5). */
export const anfrageSchema = z.object({
	vorname: z.string().min(1),
	nachname: z.string().min(1),
	email: z.string().regex(EMAIL_MUSTER),
	phone: z.string(),
	message: z.string(),
	checkbox: z.literal(true),
});

export type Anfrage = z.infer<typeof anfrageSchema>;
