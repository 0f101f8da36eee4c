/** UTF-16 units of a name that fit into a header; the body has it in full. */
const MAX_LENGTH = 640;

/**
 * Returns text that is safe in a mail header: one line of bounded length, without control
 * characters and without what disguises the text.
 */
export function headerText(text: string): string {
	const oneLine = text
		.slice(0, MAX_LENGTH)
		.toWellFormed()
		.replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, ' ');
	// A mail program would decode `=?`, and bring back what was just removed.
	return withoutDisguise(oneLine).replaceAll('=?', '= ?').replace(/\s+/gu, ' ').trim();
}

/**
 * Removes invisible characters that reorder or disguise text, such as bidi marks. Keeps joiners,
 * which emoji and some scripts need.
 */
export function withoutDisguise(text: string): string {
	return text.replace(/(?!\u200c|\u200d|[\u{e0020}-\u{e007f}])\p{Cf}/gu, '');
}
