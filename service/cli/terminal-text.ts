import stringWidth from 'fast-string-truncated-width';
import { withoutDisguise } from '../mail/header-text.ts';

/** A visitor's text without anything that steers a terminal or reorders what it shows. */
export function terminalText(text: string): string {
	return withoutDisguise(text.replace(/(?![\n\t])\p{Cc}/gu, ''));
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
	// By what people count as one character: an emoji of several code points is one.
	for (const { segment } of new Intl.Segmenter('de').segment(text)) {
		if (cells(cut + segment) >= width) break;
		cut += segment;
	}
	return `${cut}…`;
}
