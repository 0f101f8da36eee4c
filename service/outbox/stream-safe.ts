/** Combining marks in a row that stream-safe text may have. */
const FULL_ROW = /[\p{M}--\u034f]{30}(?=[\p{M}--\u034f])/gv;

/** Below this many no row is too long, even of characters that stand for several marks. */
const SUSPICIOUS = /.?\p{M}{9,}/gsu;

/**
 * The text in Stream-Safe Text Format: a combining grapheme joiner, otherwise nothing, interrupts
 * endless rows of combining marks, which would take quadratic time to normalise. Marks that need no
 * sorting are counted like all others.
 * @see https://www.unicode.org/reports/tr15/#Stream_Safe_Text_Format
 */
export function streamSafe(text: string): string {
	return text.replace(SUSPICIOUS, (row) => {
		// One by one, for together they would take that time; what belongs together NFC composes.
		const parts = Array.from(row, (character) => character.normalize('NFD'));
		return parts.join('').replace(FULL_ROW, '$&\u034f');
	});
}
