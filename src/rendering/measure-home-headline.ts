import { inTwoLines, type Lines } from '#shared/in-two-lines.ts';
import type { HomeHeadline } from '../components/home/HomeOpening.tsx';
import { advanceOf, type Letters, lettersOf } from './fonts/drawing-fonts.ts';

/** As in OutlinedHeadline.module.css: weight; in em what is added between letters and between words, and the stroke. */
export const STYLE = { weight: 740, letters: -0.025, words: 0.1, stroke: 0.034 } as const;
/** Half of it is outside of a letter. */
const OUTLINE = STYLE.stroke / 2;

/** Letters grow no larger than in this headline; a shorter one leaves the right side of the page free. */
const LARGEST: Lines = ['Front-End', 'Entwickler'];

/**
 * Where the line rests, as a share of the headline's width: in the gap between the words, but between `from` and `to`.
 * A single word has no gap: there it cuts a letter.
 */
const REST = { from: 0.35, to: 0.65, singleWord: 0.48 };

/** Measures home's headline with the site's typeface, and finds where the section line rests in it. */
export async function measureHomeHeadline(title: string): Promise<HomeHeadline> {
	const measure = measureWith(await lettersOf(STYLE.weight));
	const lines = inTwoLines(title);
	/** In one line, as on wide pages. */
	const width = (lines: Lines) => measure(lines.join(' ')).ink;
	/** Of the longer line, as on phones. */
	const phoneWidth = (lines: Lines) => Math.max(...lines.map((words) => measure(words).ink));
	const widthEms = Math.max(width(LARGEST), width(lines));
	return {
		lines,
		widthEms,
		phoneWidthEms: Math.max(phoneWidth(LARGEST), phoneWidth(lines)),
		bearingEms: measure(lines[0]).bearing,
		gapEms: widthEms * gapShare(lines, widthEms, measure),
	};
}

/** The middle of the gap between the words. */
function gapShare([first, second]: Lines, widthEms: number, measure: Measure): number {
	if (second === undefined) return REST.singleWord;
	const gapBegins = measure(first).ink;
	const gapEnds = measure(`${first} ${second}`).ink - measure(second).ink;
	const middle = (gapBegins + gapEnds) / 2 / widthEms;
	return Math.min(REST.to, Math.max(REST.from, middle));
}

/** What a text's first letter leaves free before it, and the width of the text's ink; in em. */
type Measure = (text: string) => { bearing: number; ink: number };

function measureWith(letters: Letters): Measure {
	const em = (units: number) => units / letters.unitsPerEm;
	return (text) => {
		const glyphs = [...text].map(letters.glyphOf);
		const [first, last] = [glyphs[0], glyphs.at(-1)];
		const bearing = em(first?.bbox.minX ?? 0) - OUTLINE;
		const after = last ? em(last.advanceWidth - last.bbox.maxX) - OUTLINE : 0;
		const spacing =
			STYLE.letters * (glyphs.length - 1) + STYLE.words * (text.split(' ').length - 1);
		return { bearing, ink: advanceOf(text, letters) + spacing - bearing - after };
	};
}
