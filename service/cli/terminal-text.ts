import stringWidth from 'fast-string-truncated-width';

/** A visitor's text without anything that steers a terminal or reorders what it shows. */
export function terminalText(text: string): string {
	return text
		.replace(/(?![\n\t])\p{Cc}/gu, '')
		.replace(/(?!\u200c|\u200d|[\u{e0020}-\u{e007f}])\p{Cf}/gu, '');
}

/** The same on one line. */
export function terminalLine(text: string): string {
	return terminalText(text).replace(/\s+/gu, ' ').trim();
}

/** Cells the text takes up in a terminal; an emoji or a Chinese character takes two. */
export function cells(text: string): number {
	return stringWidth(text).width;
}

/** The text cut to `width` cells, with „…“ where something is missing. */
export function cutTo(text: string, width: number): string {
	if (cells(text) <= width) return text;
	let cut = '';
	for (const { segment } of CHARACTERS.segment(text)) {
		if (cells(cut + segment) >= width) break;
		cut += segment;
	}
	return `${cut}…`;
}

/** As people count them: an emoji of several code points is one. */
const CHARACTERS = new Intl.Segmenter('de');
