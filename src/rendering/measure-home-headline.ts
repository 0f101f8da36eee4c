import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { create } from 'fontkitten';
import subsetFont from 'subset-font';

/** As CutHeadline.module.css and base.css set them; browsers add letter spacing after the last letter, too. */
const WEIGHT = 800;
const LETTER_SPACING = -0.025;
const WORD_SPACING = 0.1;

/** The widths of „Front-End Entwickler“: a shorter headline gets no larger letters. */
const LEAST = { wide: 10.269, narrow: 5.165 };

/** Where the line rests without a gap between words, and the range in which a gap counts; in percent. */
const GAP = { middle: 48, from: 35, to: 65 };

type HeadlineLines = [first: string, second?: string];

/** The headline's lines, and widths in em of its size, from the ink of the first letter to the ink of the last. */
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
	const measure = await measureIn(title);
	const { bearing, ink } = measure(lines.join(' '));
	const wide = Math.max(LEAST.wide, ink);
	const narrow = Math.max(LEAST.narrow, ...lines.map((line) => measure(line ?? '').ink));
	const measures = { lines, wide, narrow, bearing };
	if (second === undefined) return { ...measures, gapPercent: GAP.middle };
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

async function measureIn(letters: string): Promise<Measure> {
	const source = await readFile(join(process.cwd(), 'src/rendering/fonts/schibsted-grotesk.woff2'));
	const font = create(await subsetFont(source, `${letters} `, { variationAxes: { wght: WEIGHT } }));
	if (font.isCollection)
		throw new Error('Die Schriftdatei enthält mehrere Schriften, erwartet wird eine.');
	const em = (units: number) => units / font.unitsPerEm;
	return (text) => {
		const glyphs = [...text].map((letter) => font.glyphForCodePoint(letter.codePointAt(0) ?? 0));
		const [first, last] = [glyphs[0], glyphs.at(-1)];
		if (!first || !last) return { bearing: 0, ink: 0 };
		const bearing = em(first.bbox.minX);
		const spaces = WORD_SPACING * text.split(' ').length - WORD_SPACING;
		const advance = em(glyphs.reduce((sum, { advanceWidth }) => sum + advanceWidth, 0));
		const after = em(last.advanceWidth - last.bbox.maxX);
		const between = LETTER_SPACING * (glyphs.length - 1);
		return { bearing, ink: advance + between + spaces - bearing - after };
	};
}
