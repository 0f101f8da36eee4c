/**
 * A text from a page, safe to print in a terminal: without control characters (but tab and line ends) and
 * without the marks that turn the direction of writing.
 */
export function plainText(text: string): string {
	return text.replaceAll(/(?![\t\n\r])\p{Cc}|[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '');
}
