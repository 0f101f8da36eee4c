import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { create, type Glyph } from 'fontkitten';
import subsetFont from 'subset-font';

/** A font as satori wants it: one weight, uncompressed. */
type DrawingFont = { name: string; weight: 600 | 800; style: 'normal'; data: Buffer };

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
	loaded ??= Promise.all(SOURCES.map(loadFont));
	return loaded;
}

async function loadFont({ name, weight, part }: (typeof SOURCES)[number]): Promise<DrawingFont> {
	const source = await readFile(join(process.cwd(), `${FILES}-${part}-wght-normal.woff2`));
	const options = { targetFormat: 'sfnt', variationAxes: { wght: weight } } as const;
	return { name, weight, style: 'normal', data: await subsetFont(source, LATIN, options) };
}

// Latin with all accents, since names come from everywhere, and the punctuation of German.
const LATIN = [...codePoints(0x20, 0x17f), ...codePoints(0x2010, 0x2026), '€', '→', '×', '−'].join(
	'',
);

function codePoints(from: number, until: number): string[] {
	return Array.from({ length: until - from + 1 }, (_, index) => String.fromCodePoint(from + index));
}

/** The letters of the site's typeface at its boldest, in units of which `unitsPerEm` are an em. */
export type BoldLetters = {
	unitsPerEm: number;
	/** Outline and widths of a letter; undefined for one that the typeface lacks. */
	glyphOf(letter: string): Glyph | undefined;
};

/** Opens the typeface for what has to be known of its letters while a page is rendered. */
export async function boldLetters(): Promise<BoldLetters> {
	const fonts = (await drawingFonts())
		.filter(({ weight }) => weight === 800)
		.map(({ data }) => create(data))
		.filter((font) => !font.isCollection);
	const [font] = fonts;
	if (!font)
		throw new Error(
			'In SOURCES (src/rendering/fonts/typeface.ts) fehlt eine Schrift der Stärke 800. Bitte ergänzen.',
		);
	return {
		unitsPerEm: font.unitsPerEm,
		glyphOf(letter) {
			const code = letter.codePointAt(0) ?? 0;
			return fonts.find((font) => font.hasGlyphForCodePoint(code))?.glyphForCodePoint(code);
		},
	};
}
