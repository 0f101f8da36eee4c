/** A whole number from 0, or null when the text is none. */
export function parseNumber(text: string | undefined): number | null {
	return text !== undefined && /^\d{1,15}$/.test(text) ? Number(text) : null;
}
