/** One line, or two. */
export type Lines = readonly [string] | readonly [string, string];

/** Breaks a text in two at the space that leaves the longer line shortest; a single word stays in one line. */
export function inTwoLines(text: string, widthOf: (line: string) => number = lettersOf): Lines {
	const words = text.trim().split(/\s+/);
	const [first, ...others] = words
		.slice(1)
		.map((_, i) => [words.slice(0, i + 1).join(' '), words.slice(i + 1).join(' ')] as const);
	if (!first) return [words.join('')];
	const width = (lines: Lines) => Math.max(...lines.map(widthOf));
	return others.reduce((best, other) => (width(other) < width(best) ? other : best), first);
}

/** How many letters the longer of a text's two lines has. */
export function longerLine(text: string): number {
	return Math.max(...inTwoLines(text).map(lettersOf));
}

function lettersOf(line: string): number {
	return line.length;
}
