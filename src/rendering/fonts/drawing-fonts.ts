import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';

/** A font as satori wants it: one weight, uncompressed. */
type DrawingFont = { name: string; weight: 400 | 600 | 800; style: 'normal'; data: Buffer };

const PACKAGE = '@fontsource-variable/schibsted-grotesk/files/schibsted-grotesk';
const GROTESK = `${PACKAGE}-latin-wght-normal.woff2`;
const EXTENSION = `${PACKAGE}-latin-ext-wght-normal.woff2`;
const MONO = '@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-400-normal.woff2';

// satori takes a letter that a font lacks from the next ones: „Šimić“ needs the extension.
const SOURCES = [
	{ name: 'Schibsted', weight: 600, file: GROTESK },
	{ name: 'Schibsted', weight: 800, file: GROTESK },
	{ name: 'Plex', weight: 400, file: MONO },
	{ name: 'Extension', weight: 600, file: EXTENSION },
	{ name: 'Extension', weight: 800, file: EXTENSION },
] as const;

let loaded: Promise<DrawingFont[]> | undefined;

/** The site's two typefaces for pictures drawn at build; made once per build. */
export function drawingFonts(): Promise<DrawingFont[]> {
	loaded ??= Promise.all(SOURCES.map(loadFont));
	return loaded;
}

async function loadFont({ name, weight, file }: (typeof SOURCES)[number]): Promise<DrawingFont> {
	const source = await readFile(join(process.cwd(), 'node_modules', file));
	const data = await subsetFont(source, LATIN, {
		targetFormat: 'sfnt',
		...(file !== MONO && { variationAxes: { wght: weight } }),
	});
	return { name, weight, style: 'normal', data };
}

// Latin with all accents, since names come from everywhere, and the punctuation of German.
const LATIN = [...codePoints(0x20, 0x17f), ...codePoints(0x2010, 0x2026), '€', '→', '×', '−'].join(
	'',
);

function codePoints(from: number, until: number): string[] {
	return Array.from({ length: until - from + 1 }, (_, index) => String.fromCodePoint(from + index));
}
