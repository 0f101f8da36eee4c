import { type BoldLetters, boldLetters } from './fonts/bold-letters.ts';

/** As CutHeadline.module.css and base.css set them. */
const LETTER_SPACING = -0.025;
const WORD_SPACING = 0.1;

/** The widths of „Front-End Entwickler“: a shorter headline gets no larger letters. */
const LEAST = { wide: 10.269, narrow: 5.165 };

/** Where the line rests under a single word; else at the gap, but within from…to; in percent. */
const GAP = { none: 48, from: 35, to: 65 };

type HeadlineLines = [first: string, second?: string];

/**
 * The headline's lines, and widths in em of its size, from the ink of the first letter to the ink of the last.
 */
type HeadlineMeasures = {
	/** Its lines on a phone. */
	lines: HeadlineLines;
	/** All words in one line. */
	wide: number;
	/** The longer of its two lines on a phone. */
	narrow: number;
	/** What the first letter leaves free at its left. */
	bearing: number;
	/** Where the gap between the two lines' words is on wide pages, in percent: there the section line rests. */
	gapPercent: number;
};

/** Measures home's headline with the site's typeface. */
export async function measureHomeHeadline(title: string): Promise<HeadlineMeasures> {
	const lines = headlineLines(title);
	const [first, second] = lines;
	const measure = measureWith(await boldLetters());
	const { bearing, ink } = measure(lines.join(' '));
	const wide = Math.max(LEAST.wide, ink);
	const narrow = Math.max(LEAST.narrow, ...lines.map((line) => measure(line ?? '').ink));
	const measures = { lines, wide, narrow, bearing };
	if (second === undefined) return { ...measures, gapPercent: GAP.none };
	const gap = (measure(first).ink + ink - measure(second).ink) / 2;
	const gapPercent = Math.min(GAP.to, Math.max(GAP.from, (100 * gap) / wide));
	return { ...measures, gapPercent };
}

/**
 * Breaks home's headline into its lines on a phone: two, at the gap between words nearest the middle, or one
 * line of a single word.
 */
export function headlineLines(headline: string): HeadlineLines {
	const words = headline.trim().split(/\s+/);
	const halves = words
		.slice(1)
		.map((_, i): [string, string] => [
			words.slice(0, i + 1).join(' '),
			words.slice(i + 1).join(' '),
		]);
	const offCentre = ([first, second]: [string, string]) => Math.abs(first.length - second.length);
	const [best] = halves.toSorted((a, b) => offCentre(a) - offCentre(b));
	return best ?? [words.join('')];
}

/** What a text's first letter leaves free before it, and the width of the text's ink; in em. */
type Measure = (text: string) => { bearing: number; ink: number };

/** A letter that the typeface lacks counts as one em. */
function measureWith({ unitsPerEm, glyphOf }: BoldLetters): Measure {
	const em = (units: number) => units / unitsPerEm;
	return (text) => {
		const glyphs = [...text].map(glyphOf);
		const [first, last] = [glyphs[0], glyphs.at(-1)];
		const bearing = em(first?.bbox.minX ?? 0);
		const after = last ? em(last.advanceWidth - last.bbox.maxX) : 0;
		const advance = em(glyphs.reduce((sum, glyph) => sum + (glyph?.advanceWidth ?? unitsPerEm), 0));
		const spacing =
			LETTER_SPACING * (glyphs.length - 1) + WORD_SPACING * (text.split(' ').length - 1);
		return { bearing, ink: advance + spacing - bearing - after };
	};
}
