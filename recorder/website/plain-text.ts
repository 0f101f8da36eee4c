/** A text safe for a terminal: without control characters (but tab and line ends) and marks of writing direction. */
export function plainText(text: string): string {
	return text.replaceAll(/(?![\t\n\r])\p{Cc}|[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '');
}
