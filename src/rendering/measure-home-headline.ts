import { type BoldLetters, boldLetters } from './fonts/bold-letters.ts';

/** As CutHeadline.module.css and base.css set them. */
const LETTER_SPACING = -0.025;
const WORD_SPACING = 0.1;

/** The widths of „Front-End Entwickler“: a shorter headline gets no larger letters. */
const LEAST = { ems: 10.269, phoneEms: 5.165 };

/**
 * Where the section line rests, in percent of the width: at the gap between the words, but within from…to. On
 * phones, and under a single word, it cuts letters.
 */
const REST = { from: 35, to: 65, singleWord: 48, phone: 46 };

type HeadlineLines = [first: string, second?: string];

/**
 * The headline's lines, and widths in em of its size, from the ink of the first letter to the ink of the last.
 */
type HeadlineMeasures = {
	/** Its lines on a phone. */
	lines: HeadlineLines;
	/** All words in one line. */
	ems: number;
	/** The longer of its two lines on a phone. */
	phoneEms: number;
	/** What the first letter leaves free at its left. */
	bearingEms: number;
};

/** Where the section line rests under it, in percent of the width. */
type Rest = { restPercent: number; phoneRestPercent: number };

/** Measures home's headline with the site's typeface. */
export async function measureHomeHeadline(
	title: string,
): Promise<{ measures: HeadlineMeasures; rest: Rest }> {
	const lines = headlineLines(title);
	const [first, second] = lines;
	const measure = measureWith(await boldLetters());
	const { bearing, ink } = measure(lines.join(' '));
	const ems = Math.max(LEAST.ems, ink);
	const phoneEms = Math.max(LEAST.phoneEms, ...lines.map((line) => measure(line ?? '').ink));
	const gap = second && (measure(first).ink + ink - measure(second).ink) / 2;
	return {
		measures: { lines, ems, phoneEms, bearingEms: bearing },
		rest: {
			restPercent: gap
				? Math.min(REST.to, Math.max(REST.from, (100 * gap) / ems))
				: REST.singleWord,
			phoneRestPercent: REST.phone,
		},
	};
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
