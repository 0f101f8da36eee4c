import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
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
