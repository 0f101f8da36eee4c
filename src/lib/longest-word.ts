/** How many letters the longest word of a text has; words end at spaces and hyphens. */
export function longestWord(text: string): number {
	return Math.max(...text.split(/[\s-]+/).map(({ length }) => length));
}
