import type { Font } from 'fontkitten';

/** Letter spacing of headlines in em, as styles/base.css sets it; browsers add it after the last letter, too. */
const LETTER_SPACING = -0.025;

/** Word spacing of the headline with the section line, as CutHeadline.module.css sets it. */
const WORD_SPACING = 0.1;

/** A font file with these letters of the headline's typeface, and what was read from it. */
export type FontPart = { letters: readonly string[]; file: Buffer; font: Font };

/**
 * Measures a headline in em, as custom properties for its dimension line or section line.
 * @param cut its one or two lines on a phone, where a section line cuts the headline
 */
export function headlineMeasures(
	text: string,
	parts: readonly FontPart[],
	cut: string | undefined,
): string[] {
	const width = widthIn(parts, cut === undefined ? 0 : WORD_SPACING);
	const sizes =
		cut === undefined ? { word: widest(text.split(/[\s\u00AD-]+/), width) } : cutSizes(cut, width);
	const widths = Object.entries(sizes).map(([name, em]) => `--${name}:${em.toFixed(3)}`);
	return [...inkEdges(text, parts), ...widths];
}

/**
 * Distance of the ink from the headline's left and right edge. None for a letter that the font
 * lacks: the stylesheet has a default.
 */
function inkEdges(text: string, parts: readonly FontPart[]): string[] {
	const [first, last] = [[...text][0], [...text].at(-1)].map((letter = '') =>
		measureLetter(letter, parts),
	);
	return Object.entries({ 'first-bearing': first?.before, 'last-bearing': last?.after }).flatMap(
		([name, em = Number.NaN]) =>
			Number.isFinite(em) ? [`--${name}:${Math.round(em * 1000) / 1000}`] : [],
	);
}

type Width = (text: string) => number;

function widthIn(parts: readonly FontPart[], wordSpacing: number): Width {
	const advance = (letter: string) => measureLetter(letter, parts)?.advance ?? 1 + LETTER_SPACING;
	return (text) =>
		[...text].reduce(
			(sum, letter) => sum + advance(letter) + (letter === ' ' ? wordSpacing : 0),
			0,
		);
}

/** Width of the widest piece that cannot be broken, by which a headline is made to fit. */
function widest(pieces: readonly string[], width: Width): number {
	return Math.max(...pieces.map(width));
}

/** Widths of the longer line on a phone and of all in one line, and where the second part begins in that. */
function cutSizes(cut: string, width: Width): Record<string, number> {
	const [first = '', second] = cut.split('\n');
	if (second === undefined) return { word: width(first), 'line-width': width(first) };
	return {
		word: widest([first, second], width),
		'line-width': width(`${first} ${second}`),
		'second-start': width(`${first} `),
	};
}

/** A letter in em: its advance, and the space its ink leaves free on both sides. */
function measureLetter(
	letter: string,
	parts: readonly FontPart[],
): { advance: number; before: number; after: number } | undefined {
	const font = parts.find(({ letters }) => letters.includes(letter))?.font;
	if (!font) return undefined;
	const { bbox, advanceWidth } = font.glyphForCodePoint(letter.codePointAt(0) ?? 0);
	const em = (units: number) => units / font.unitsPerEm;
	return {
		advance: em(advanceWidth) + LETTER_SPACING,
		before: em(bbox.minX),
		after: em(advanceWidth - bbox.maxX) + LETTER_SPACING,
	};
}
