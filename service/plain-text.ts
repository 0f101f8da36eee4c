/** UTF-16 units of a name that fit into a header; the body has it in full. */
const MAX_LENGTH = 640;

/**
 * Returns a stored text, which has no control characters, for a mail header: one line of bounded length,
 * without what disguises it.
 */
export function headerText(text: string): string {
	const start = withoutDisguise(text.slice(0, MAX_LENGTH).toWellFormed());
	// A mail program would decode `=?`, and bring back what was just removed.
	return start.replaceAll('=?', '= ?').replace(/\s+/gu, ' ').trim();
}

/**
 * Removes invisible characters that reorder or disguise text, such as bidi marks. Keeps joiners,
 * which emoji and some scripts need.
 */
export function withoutDisguise(text: string): string {
	return text.replace(/(?!\u200c|\u200d|[\u{e0020}-\u{e007f}])\p{Cf}/gu, '');
}
