import { join } from 'node:path';
import type { Font } from 'fontkitten';
import subsetFont from 'subset-font';
import { headlineFace, readFont } from '../rendering/fonts/headline-face.ts';
import { fromCache } from '../rendering/from-cache.ts';
import { textOf } from './text-of.ts';

const WEIGHT = 800;
/** Tracking of headlines in em, as styles/base.css sets it: it follows the last letter, too. */
const TRACKING = -0.025;
/** Where a headline breaks, the browser sets a hyphen of its own. */
const ALWAYS = '-';

const OPTIONS = {
	targetFormat: 'woff2' as const,
	noLayoutClosure: true,
	noHinting: true,
	keepFeatures: ['kern'],
	// What a face of one weight and no marks has no use for.
	dropTables: ['GDEF', 'STAT', 'gasp'],
	variationAxes: { wght: WEIGHT },
};
/** A headline that is cut stands unkerned: outlined letters need the air. */
const CUT_OPTIONS = { ...OPTIONS, dropTables: [...OPTIONS.dropTables, 'GPOS', 'GSUB'] };

/** Part of the face: these letters, as a font file and as what is read from it. */
type Cut = { letters: readonly string[]; file: Buffer; font: Font };

/**
 * The page with its headline's face in its own styles, as the family 'Schibsted Titel': one weight,
 * only the letters of this page's h1, so that the headline stands at first paint and never swaps.
 * Letters beyond Latin come from the typeface's extension; those of neither stand in the text's face.
 * With it go the ink's distances from the headline's edges, which the dimension line needs. Left out
 * where the headline is filled in later; the face alone where data-face="text" asks for the text's.
 */
export async function addHeadlineFont(html: string, root: string = process.cwd()): Promise<string> {
	const letters = headlineLetters(html);
	if (letters === '') return html;
	const headline = headlines(html);
	const isCut = headline.includes('data-cut');
	const options = isCut ? CUT_OPTIONS : OPTIONS;
	const cuts = await cutFace([...letters], options, join(root, '.cache/titelschrift'));
	const text = textOf(headline).trim();
	const measures = [...inkEdges(text, cuts), ...widths(text, cuts, isCut)];
	const faces = headline.includes('data-face="text"') ? [] : cuts.map(fontFace);
	const styles = `${faces.join('')}:root{${measures.join(';')}}`;
	return html.replace('</style></head>', () => `${styles}</style></head>`);
}

/** The letters of all h1 of a page, each once, in order; '' where a mark stands for the words. */
export function headlineLetters(html: string): string {
	const headline = headlines(html);
	const text = textOf(headline);
	if (text === '' || text.includes('{{')) return '';
	return [...new Set(ALWAYS + text + yearsToCome(headline))].toSorted().join('');
}

/** Years go on counting in the visitor's browser; the next build is not five of them away. */
function yearsToCome(headline: string): string {
	const [, years] = /data-since="\d+">(\d+)/.exec(headline) ?? [];
	return years ? [1, 2, 3, 4].map((more) => Number(years) + more).join('') : '';
}

function headlines(html: string): string {
	return (html.match(/<h1\b[^>]*>[\s\S]*?<\/h1>/g) ?? []).join('');
}

async function cutFace(
	letters: readonly string[],
	options: typeof OPTIONS,
	cache: string,
): Promise<Cut[]> {
	const cuts: Cut[] = [];
	let open = letters;
	for (const { source, characters } of await headlineFace()) {
		const own = open.filter((letter) => characters.has(codeOf(letter)));
		open = open.filter((letter) => !own.includes(letter));
		if (own.length === 0) continue;
		const text = own.join('');
		const file = await fromCache(cache, [source, text, JSON.stringify(options)], () =>
			subsetFont(source, text, options),
		);
		cuts.push({ letters: own, file, font: readFont(file) });
	}
	return cuts;
}

/** Of two parts the later is asked first: it says which letters it has. */
function fontFace({ letters, file }: Cut, index: number): string {
	const range = letters.map((letter) => `U+${codeOf(letter).toString(16)}`).join();
	return [
		`@font-face{font-family:"Schibsted Titel";font-weight:${WEIGHT};font-display:block;`,
		index > 0 ? `unicode-range:${range};` : '',
		`src:url(data:font/woff2;base64,${file.toString('base64')}) format("woff2")}`,
	].join('');
}

/**
 * Distance of the ink from the headline's left and right edge, in em, as declarations. None for a
 * letter the face lacks or leaves blank: there the stylesheet's own measure stands.
 */
function inkEdges(text: string, cuts: readonly Cut[]): string[] {
	const [first, last] = [[...text][0], [...text].at(-1)].map((letter = '') =>
		measure(letter, cuts),
	);
	return Object.entries({ 'first-bearing': first?.before, 'last-bearing': last?.after }).flatMap(
		([name, em = Number.NaN]) =>
			Number.isFinite(em) ? [`--${name}:${Math.round(em * 1000) / 1000}`] : [],
	);
}

/**
 * In em, as declarations: how wide the longest part is that cannot be broken, by which a headline is made
 * to fit; of one that is cut also its width in one line, and where its second word begins, which must not
 * wait for the face.
 */
function widths(text: string, cuts: readonly Cut[], isCut: boolean): string[] {
	const advance = (letter: string) => measure(letter, cuts)?.advance ?? 1 + TRACKING;
	const width = (part: string) => [...part].reduce((sum, letter) => sum + advance(letter), 0);
	const words = text.split(isCut ? /\s+/ : /[\s\u00AD-]+/);
	const measures = {
		word: Math.max(...words.map(width)),
		...(isCut && { line: width(text), second: width(`${words[0]} `) }),
	};
	return Object.entries(measures).map(([name, em]) => `--${name}:${em.toFixed(3)}`);
}

/** A letter in em: how far it takes the line on, what its ink leaves free before and after. Undefined where the face lacks it. */
function measure(
	letter: string,
	cuts: readonly Cut[],
): { advance: number; before: number; after: number } | undefined {
	const font = cuts.find(({ letters }) => letters.includes(letter))?.font;
	if (!font) return undefined;
	const { bbox, advanceWidth } = font.glyphForCodePoint(codeOf(letter));
	const em = (units: number) => units / font.unitsPerEm;
	return {
		advance: em(advanceWidth) + TRACKING,
		before: em(bbox.minX),
		after: em(advanceWidth - bbox.maxX) + TRACKING,
	};
}

function codeOf(letter: string): number {
	return letter.codePointAt(0) ?? 0;
}
