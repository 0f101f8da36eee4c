import type { Font } from 'fontkitten';

/** Tracking of headlines in em, as styles/base.css sets it: it follows the last letter, too. */
const TRACKING = -0.025;

/** These letters of the headline's typeface, as a font file and read from it. */
export type FontPart = { letters: readonly string[]; file: Buffer; font: Font };

/** What the dimension line needs of a headline, in em, as custom properties. */
export function headlineMeasures(
	text: string,
	parts: readonly FontPart[],
	isCut: boolean,
): string[] {
	return [...inkEdges(text, parts), ...widths(text, parts, isCut)];
}

/**
 * Distance of the ink from the headline's left and right edge. None for a letter the font lacks or
 * leaves blank: there the stylesheet's own value holds.
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

/**
 * Width of the longest part that cannot be broken, by which a headline is made to fit; of one that
 * is cut also its width in one line and where its second word begins, known before the font arrives.
 */
function widths(text: string, parts: readonly FontPart[], isCut: boolean): string[] {
	const advance = (letter: string) => measureLetter(letter, parts)?.advance ?? 1 + TRACKING;
	const width = (part: string) => [...part].reduce((sum, letter) => sum + advance(letter), 0);
	const words = text.split(isCut ? /\s+/ : /[\s\u00AD-]+/);
	const measures = {
		word: Math.max(...words.map(width)),
		...(isCut && { line: width(text), second: width(`${words[0]} `) }),
	};
	return Object.entries(measures).map(([name, em]) => `--${name}:${em.toFixed(3)}`);
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
		advance: em(advanceWidth) + TRACKING,
		before: em(bbox.minX),
		after: em(advanceWidth - bbox.maxX) + TRACKING,
	};
}
