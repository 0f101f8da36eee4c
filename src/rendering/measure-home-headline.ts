import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { create, type Glyph } from 'fontkitten';
import subsetFont from 'subset-font';

/** As CutHeadline.module.css and base.css set them; browsers add letter spacing after the last letter, too. */
const WEIGHT = 800;
const LETTER_SPACING = -0.025;
const WORD_SPACING = 0.1;

/** A headline shorter than this one gets no larger letters. */
const SHORTEST = 'Front-End Entwickler';

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

/** Measures home's headline with the site's typeface; a letter that it lacks counts as one em. */
export async function measureHomeHeadline(title: string): Promise<HeadlineMeasures> {
	const lines = headlineLines(title);
	const [first, second] = lines;
	const width = await widthIn(SHORTEST + lines.join(' '));
	const all = width(lines.join(' '));
	const wide = Math.max(width(SHORTEST).ink, all.ink);
	const halves = [...headlineLines(SHORTEST), ...lines];
	const narrow = Math.max(...halves.map((line) => width(line ?? '').ink));
	const measures = { lines, wide, narrow, bearing: all.before };
	if (second === undefined) return { ...measures, gapPercent: GAP.middle };
	const gap = { from: width(first).ink, to: all.ink - width(second).ink };
	const percent = (50 * (gap.from + gap.to)) / wide;
	return { ...measures, gapPercent: Math.min(GAP.to, Math.max(GAP.from, percent)) };
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

/** The widths of a text's ink, and of what is free before it, in em. */
type Width = (text: string) => { before: number; ink: number };

async function widthIn(letters: string): Promise<Width> {
	const source = await readFile(join(process.cwd(), 'src/rendering/fonts/schibsted-grotesk.woff2'));
	const file = await subsetFont(source, letters, { variationAxes: { wght: WEIGHT } });
	const font = create(file);
	if (font.isCollection)
		throw new Error('Die Schriftdatei enthält mehrere Schriften, erwartet wird eine.');
	const known = new Set(font.characterSet);
	const glyphOf = (letter: string): Glyph | undefined => {
		const code = letter.codePointAt(0) ?? 0;
		return known.has(code) ? font.glyphForCodePoint(code) : undefined;
	};
	const em = (units: number) => units / font.unitsPerEm;
	const advance = (letter: string) =>
		em(glyphOf(letter)?.advanceWidth ?? font.unitsPerEm) +
		LETTER_SPACING +
		(letter === ' ' ? WORD_SPACING : 0);
	return (text) => {
		const all = [...text];
		const [first, last] = [glyphOf(all[0] ?? ''), glyphOf(all.at(-1) ?? '')];
		const before = em(first?.bbox.minX ?? 0);
		const after = last ? em(last.advanceWidth - last.bbox.maxX) + LETTER_SPACING : 0;
		const sum = all.reduce((width, letter) => width + advance(letter), 0);
		return { before, ink: sum - before - after };
	};
}
