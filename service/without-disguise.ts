/**
 * Removes invisible characters that reorder or disguise text, such as bidi marks. Keeps joiners,
 * which emoji and some scripts need.
 */
export function withoutDisguise(text: string): string {
	return text.replace(/(?!\u200c|\u200d|[\u{e0020}-\u{e007f}])\p{Cf}/gu, '');
}
