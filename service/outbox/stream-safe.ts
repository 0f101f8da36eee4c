/** Combining marks in a row that stream-safe text may have. */
const MOST_IN_A_ROW = 30;

/** Interrupts a row and is otherwise nothing: the combining grapheme joiner. */
const JOINER = '\u034f';

/** Below this many characters no row is too long, even of those that stand for several marks. */
const SUSPICIOUS = /.?\p{M}{9,}/gsu;

/**
 * The text in Stream-Safe Text Format: nothing is lost, and normalising it takes linear time,
 * where endless rows of combining marks take quadratic.
 * @see https://www.unicode.org/reports/tr15/#Stream_Safe_Text_Format
 */
export function streamSafe(text: string): string {
	return text.replace(SUSPICIOUS, (row) => {
		let safe = '';
		let inARow = 0;
		for (const character of row) {
			const { leading, trailing, marksOnly } = marksOf(character);
			if (inARow + leading > MOST_IN_A_ROW) {
				safe += JOINER;
				inARow = 0;
			}
			inARow = marksOnly ? inARow + leading : trailing;
			safe += character;
		}
		return safe;
	});
}

type Marks = { leading: number; trailing: number; marksOnly: boolean };

/** What was looked up already; there are not more than a few thousand. */
const known = new Map<string, Marks>();

function marksOf(character: string): Marks {
	const found = known.get(character);
	if (found) return found;
	const parts = Array.from(character.normalize('NFKD'), isNonStarter);
	const first = parts.indexOf(false);
	const marksOnly = first === -1;
	const marks = {
		leading: marksOnly ? parts.length : first,
		trailing: parts.length - 1 - parts.lastIndexOf(false),
		marksOnly,
	};
	// Any character may stand before a row; only the marks are few.
	if (marksOnly) known.set(character, marks);
	return marks;
}

/** The mark of the highest combining class: every other one is sorted before it. */
const LAST = '\u0345';

function isNonStarter(character: string): boolean {
	return character === LAST || !(LAST + character).normalize('NFD').startsWith(LAST);
}
