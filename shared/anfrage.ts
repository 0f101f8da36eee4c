import { domainToASCII } from 'node:url';
import { z } from 'zod';
import { perTextField, type TextField } from './fields.ts';

/**
 * HTML's own definition of a valid e-mail address, so that the server accepts exactly what
 * `<input type="email">` lets through.
 * @see https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address
 */
const EMAIL =
	/^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

/**
 * What a submitted form holds; unknown fields are dropped, and texts may be as long as a request can be.
 * A page opened before a release lacks the fields added to the form since: optional ones may be absent.
 */
export const anfrageSchema = z.object({
	...perTextField(textSchema),
	checkbox: z.boolean().pipe(z.literal(true)),
});

export type Anfrage = z.infer<typeof anfrageSchema>;

function textSchema({ type, required }: TextField): z.ZodType<string> {
	if (type === 'email') return z.string().transform(withAsciiDomain).pipe(z.string().regex(EMAIL));
	return required ? z.string().min(1) : z.string().default('');
}

/** Converts a domain with umlauts, which Firefox sends as it was typed. */
export function withAsciiDomain(email: string): string {
	const [, local = '', domain = ''] = /^(.*@)([\p{L}\p{M}\p{N}.。-]+)$/su.exec(email) ?? [];
	return /[^\p{ASCII}]/u.test(domain) ? local + domainToASCII(domain) : email;
}
