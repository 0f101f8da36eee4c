/** Longest name that goes into a header; the body has it in full. In characters. */
const LONGEST = 640;

/**
 * Text fit for a mail header: one line, no control characters, nothing that disguises what is
 * read, not endless.
 */
export function headerText(text: string): string {
	const oneLine = text
		// Whoever hides more than this among what is taken out is not read any further.
		.slice(0, 10 * LONGEST)
		.toWellFormed()
		.replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, ' ');
	const visible = withoutDisguise(oneLine)
		// A mail program would decode it, and with it whatever was just taken out.
		.replaceAll('=?', '= ?')
		.replace(/\s+/gu, ' ')
		.trim();
	const characters = [...visible];
	if (characters.length <= LONGEST) return visible;
	return `${characters.slice(0, LONGEST - 1).join('')}…`;
}

/**
 * The text without what is invisible and reorders or disguises it (bidi marks and the like);
 * joiners stay, emoji and some scripts need them.
 */
export function withoutDisguise(text: string): string {
	return text.replace(/(?!\u200c|\u200d|[\u{e0020}-\u{e007f}])\p{Cf}/gu, '');
}
