import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';

/** A cut of a typeface as satori wants it: one weight, uncompressed. */
export type Face = { name: string; weight: 400 | 600 | 800; style: 'normal'; data: Buffer };

const GROTESK = '@fontsource-variable/schibsted-grotesk/files/schibsted-grotesk';
const MONO = '@fontsource/ibm-plex-mono/files/ibm-plex-mono';

// Letters beyond the first cut's are looked for in the others: „Šimić“ needs the extension.
const CUTS = [
	{ name: 'Schibsted', weight: 600, file: `${GROTESK}-latin-wght-normal.woff2`, axis: true },
	{ name: 'Schibsted', weight: 800, file: `${GROTESK}-latin-wght-normal.woff2`, axis: true },
	{ name: 'Plex', weight: 400, file: `${MONO}-latin-400-normal.woff2`, axis: false },
	{
		name: 'Erweiterung',
		weight: 600,
		file: `${GROTESK}-latin-ext-wght-normal.woff2`,
		axis: true,
	},
	{
		name: 'Erweiterung',
		weight: 800,
		file: `${GROTESK}-latin-ext-wght-normal.woff2`,
		axis: true,
	},
] as const;

let loaded: Promise<Face[]> | undefined;

/** The site's two typefaces for drawing pictures at build, cut once per build. */
export function loadFaces(): Promise<Face[]> {
	loaded ??= Promise.all(CUTS.map(cutFace));
	return loaded;
}

async function cutFace({ name, weight, file, axis }: (typeof CUTS)[number]): Promise<Face> {
	const source = await readFile(join(process.cwd(), 'node_modules', file));
	const data = await subsetFont(source, LATIN, {
		targetFormat: 'sfnt',
		...(axis ? { variationAxes: { wght: weight } } : {}),
	});
	return { name, weight, style: 'normal', data };
}

// Latin with all its accents, and the punctuation German uses: names come from everywhere.
const LATIN = [...marks(0x20, 0x17f), ...marks(0x2010, 0x2026), '€', '→', '×', '−'].join('');

function marks(from: number, until: number): string[] {
	return Array.from({ length: until - from + 1 }, (_, index) => String.fromCodePoint(from + index));
}
