import { join } from 'node:path';
import subsetFont from 'subset-font';
import type { ElementNode } from 'ultrahtml';
import { readFont, siteTypeface } from '../rendering/fonts/site-typeface.ts';
import { fromCache } from '../rendering/from-cache.ts';
import { type FontPart, headlineMeasures } from './headline-measures.ts';
import { byName, elementsIn, type Page, textOf } from './parse-page.ts';

const WEIGHT = 800;
/** The browser sets a hyphen where a headline breaks. */
const ALWAYS = '-';

const OPTIONS = {
	targetFormat: 'woff2' as const,
	noLayoutClosure: true,
	noHinting: true,
	keepFeatures: ['kern'],
	// A font of one weight without accents to place needs none of these.
	dropTables: ['GDEF', 'STAT', 'gasp'],
	variationAxes: { wght: WEIGHT },
};
/** A headline with a section line has no kerning: its outlined letters need the space. */
const UNKERNED = { ...OPTIONS, dropTables: [...OPTIONS.dropTables, 'GPOS', 'GSUB'] };

/**
 * CSS with a page's headline font, 'Schibsted Titel', inlined: one weight, the letters of its h1 only,
 * so the headline is there at first paint and never swaps. Letters beyond Latin come from the
 * typeface's extension; letters that it lacks too keep the text's font. Adds the headline's measures.
 * Adds no font where data-font="text" asks for the text's, and nothing to a headline filled in later.
 */
export async function headlineFont(page: Page, root: string = process.cwd()): Promise<string> {
	const letters = headlineLetters(page);
	if (letters === '') return '';
	const headlines = byName(page, 'h1');
	const [cut] = headlines.flatMap(elementsIn).flatMap((e) => e.attributes['data-cut'] ?? []);
	const options = cut !== undefined ? UNKERNED : OPTIONS;
	const parts = await subsetParts([...letters], options, join(root, '.cache/titelschrift'));
	const measures = headlineMeasures(headlines.map(textOf).join('').trim(), parts, cut);
	const inTextFont = headlines.some(({ attributes }) => attributes['data-font'] === 'text');
	return `${inTextFont ? '' : parts.map(fontFace).join('')}:root{${measures.join(';')}}`;
}

/** The letters of all h1 of a page, each once, sorted; '' where a mark takes the place of the words. */
export function headlineLetters(page: Page): string {
	const headlines = byName(page, 'h1');
	const text = headlines.map(textOf).join('');
	if (text === '' || text.includes('{{')) return '';
	return [...new Set(ALWAYS + text + yearsToCome(headlines))].toSorted().join('');
}

/** The figures of the next years, which the visitor's browser counts on to before the next build. */
function yearsToCome(headlines: readonly ElementNode[]): string {
	const counter = headlines
		.flatMap(elementsIn)
		.find(({ attributes }) => 'data-since' in attributes);
	const years = Number(counter && textOf(counter));
	return counter ? [1, 2, 3, 4].map((more) => years + more).join('') : '';
}

async function subsetParts(
	letters: readonly string[],
	options: typeof OPTIONS,
	cache: string,
): Promise<FontPart[]> {
	const parts: FontPart[] = [];
	let remaining = letters;
	for (const { source, characters } of await siteTypeface()) {
		const own = remaining.filter((letter) => characters.has(codeOf(letter)));
		remaining = remaining.filter((letter) => !own.includes(letter));
		if (own.length === 0) continue;
		const text = own.join('');
		const file = await fromCache(cache, [source, text, JSON.stringify(options)], () =>
			subsetFont(source, text, options),
		);
		parts.push({ letters: own, file, font: readFont(file) });
	}
	return parts;
}

/** Browsers ask the last part first, so every part but the first says which letters it has. */
function fontFace({ letters, file }: FontPart, index: number): string {
	const range = letters.map((letter) => `U+${codeOf(letter).toString(16)}`).join();
	return [
		`@font-face{font-family:"Schibsted Titel";font-weight:${WEIGHT};font-display:block;`,
		index > 0 ? `unicode-range:${range};` : '',
		`src:url(data:font/woff2;base64,${file.toString('base64')}) format("woff2")}`,
	].join('');
}

function codeOf(letter: string): number {
	return letter.codePointAt(0) ?? 0;
}
