import { z } from 'zod';
import { perTextField, type TextField } from './form.ts';
import { withAsciiDomain } from './readable-address.ts';
import { visibleAddress } from './trim-invisible.ts';

/**
 * HTML's own definition of a valid e-mail address, so that the server accepts exactly what
 * `<input type="email">` lets through.
 * @see https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address
 */
const EMAIL =
	/^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

/**
 * The one reader of an e-mail address, a visitor's or the owner's: without what is not seen of it, umlauts in its
 * domain as ASCII.
 */
export const emailAddress = z
	.string()
	.transform((email) => withAsciiDomain(visibleAddress(email)))
	.pipe(z.string().regex(EMAIL));

/**
 * What a submitted form holds, its texts as they are stored; unknown fields are dropped, and texts may be as long
 * as a request can be. A page opened before a release lacks the fields added to the form since: optional
 * ones may be absent.
 */
export const anfrageSchema = z.object({
	...perTextField(textSchema),
	checkbox: z.boolean().pipe(z.literal(true)),
});

export type Anfrage = z.infer<typeof anfrageSchema>;

/**
 * What the service takes. A browser judges by the fields' own attributes (FormFields.tsx) and says it in the words of
 * invalid-fields.ts: a new rule belongs to both. The service names what it refuses by its label (routes/answers.ts).
 */
function textSchema({ type, required }: TextField): z.ZodType<string> {
	if (type === 'email') return emailAddress;
	const text = required ? z.string().min(1) : z.string().default('');
	return text.transform((value) => asStored(value, type));
}

/**
 * Returns a visitor's text as it is stored: valid Unicode, without control characters, stream-safe,
 * NFC. Line breaks, made uniform, and tabs stay in a text of several lines; elsewhere they become
 * spaces, so that nothing pasted grows together.
 */
export function asStored(text: string, type: TextField['type']): string {
	const isMultiline = type === 'multiline';
	const broken = text.toWellFormed().replace(LINE_BREAK, isMultiline ? '\n' : ' ');
	const spaced = isMultiline ? broken : broken.replaceAll('\t', ' ');
	const visible = spaced.replace(/(?![\n\t])\p{Cc}/gu, '');
	return streamSafe(streamSafe(visible).normalize('NFD')).normalize('NFC');
}

/** Any of them, also the vertical ones that are pasted from word processors. */
const LINE_BREAK = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/g;

/**
 * Interrupts long runs of combining marks with a grapheme joiner. Normalising takes time quadratic in their length.
 * @see https://www.unicode.org/reports/tr15/#Stream_Safe_Text_Format
 */
function streamSafe(text: string): string {
	return text.replace(/[\p{M}--\u034f]{30}(?=[\p{M}--\u034f])/gv, '$&\u034f');
}
