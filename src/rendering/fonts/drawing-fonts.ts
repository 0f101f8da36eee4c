import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { create, type Glyph } from 'fontkitten';
import subsetFont from 'subset-font';

/*
 * The typeface as the build draws and measures with it. What pages load stands in styles/fonts.css, and when they do
 * in layouts/FirstView.astro.
 */

/** A font as satori wants it: one weight, uncompressed. */
type DrawingFont = { name: string; weight: 600 | 800; style: 'normal'; data: Buffer };

type Part = 'latin' | 'latin-ext';

const FILES = 'node_modules/@fontsource-variable/schibsted-grotesk/files/schibsted-grotesk';

// Where a font lacks a letter, satori looks in the next: „Šimić“ needs the extension.
const SOURCES = [
	{ name: 'Schibsted', weight: 600, part: 'latin' },
	{ name: 'Schibsted', weight: 800, part: 'latin' },
	{ name: 'Extension', weight: 600, part: 'latin-ext' },
	{ name: 'Extension', weight: 800, part: 'latin-ext' },
] as const;

let loaded: Promise<DrawingFont[]> | undefined;

/** The site's typeface for pictures drawn at build; made once per build. */
export function drawingFonts(): Promise<DrawingFont[]> {
	loaded ??= Promise.all(
		SOURCES.map(async ({ name, weight, part }) => {
			return { name, weight, style: 'normal', data: await instance(part, weight) };
		}),
	);
	return loaded;
}

/** One weight of the variable typeface. */
async function instance(part: Part, weight: number): Promise<Buffer> {
	const source = await readFile(join(process.cwd(), `${FILES}-${part}-wght-normal.woff2`));
	return subsetFont(source, LATIN, { targetFormat: 'sfnt', variationAxes: { wght: weight } });
}

// Latin with all accents, since names come from everywhere, and the punctuation of German.
const LATIN = [...codePoints(0x20, 0x17f), ...codePoints(0x2010, 0x2026), '€', '→', '×', '−'].join(
	'',
);

function codePoints(from: number, until: number): string[] {
	return Array.from({ length: until - from + 1 }, (_, index) => String.fromCodePoint(from + index));
}

/** The letters of the site's typeface in one weight, in units of which `unitsPerEm` are an em. */
export type Letters = {
	unitsPerEm: number;
	/** Outline and widths of a letter; undefined for one that the typeface lacks. */
	glyphOf(letter: string): Glyph | undefined;
};

/** How wide letters are beside each other, in em; one that the typeface lacks counts as one. */
export function advanceOf(text: string, { unitsPerEm, glyphOf }: Letters): number {
	return [...text].reduce((sum, letter) => {
		return sum + (glyphOf(letter)?.advanceWidth ?? unitsPerEm) / unitsPerEm;
	}, 0);
}

const opened = new Map<number, Promise<Letters>>();

/** The typeface for what has to be known of its letters while a page is rendered; opened once per build. */
export function lettersOf(weight: number): Promise<Letters> {
	const letters = opened.get(weight) ?? openLetters(weight);
	opened.set(weight, letters);
	return letters;
}

async function openLetters(weight: number): Promise<Letters> {
	const open = async (part: Part) => {
		const font = create(await instance(part, weight));
		if (font.isCollection) throw new Error(`${FILES}-${part} holds several fonts; expected one.`);
		return font;
	};
	const [latin, extension] = await Promise.all([open('latin'), open('latin-ext')]);
	return {
		unitsPerEm: latin.unitsPerEm,
		glyphOf(letter) {
			const code = letter.codePointAt(0) ?? 0;
			return [latin, extension]
				.find((font) => font.hasGlyphForCodePoint(code))
				?.glyphForCodePoint(code);
		},
	};
}
