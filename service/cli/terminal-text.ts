const SEGMENTER = new Intl.Segmenter('de', { granularity: 'grapheme' });

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
	let sum = 0;
	for (const { segment } of SEGMENTER.segment(text)) sum += graphemeCells(segment);
	return sum;
}

/** The text cut to `width` cells, with „…“ where something is missing. */
export function cutTo(text: string, width: number): string {
	// No character takes up less than a cell, so the rest of a long text need not be measured.
	const start = text.slice(0, width * 12);
	if (start === text && cells(text) <= width) return text;
	let kept = '';
	let used = 0;
	for (const { segment } of SEGMENTER.segment(start)) {
		used += graphemeCells(segment);
		if (used > width - 1) break;
		kept += segment;
	}
	return `${kept}…`;
}

function graphemeCells(grapheme: string): number {
	return WIDE.test(grapheme) ? 2 : 1;
}

const WIDE =
	/\p{Emoji_Presentation}|\ufe0f|\p{Script=Han}|\p{Script=Hangul}|\p{Script=Hiragana}|\p{Script=Katakana}|[\u3000-\u303e\uff01-\uff60\uffe0-\uffe6]/u;
