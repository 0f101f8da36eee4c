/** Longest name that goes into a header; the body has it in full. In UTF-16 units. */
const LONGEST = 640;

/**
 * Text fit for a mail header: one line, no control characters, nothing that disguises what is
 * read, not endless.
 */
export function headerText(text: string): string {
	const oneLine = text
		.slice(0, LONGEST)
		.toWellFormed()
		.replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, ' ');
	// A mail program would decode `=?`, and with it whatever was just taken out.
	return withoutDisguise(oneLine).replaceAll('=?', '= ?').replace(/\s+/gu, ' ').trim();
}

/**
 * The text without what is invisible and reorders or disguises it (bidi marks and the like);
 * joiners stay, emoji and some scripts need them.
 */
export function withoutDisguise(text: string): string {
	return text.replace(/(?!\u200c|\u200d|[\u{e0020}-\u{e007f}])\p{Cf}/gu, '');
}
