import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';

/** A cut of a typeface as satori wants it: one weight, uncompressed. */
export type Schrift = { name: string; weight: 400 | 600 | 800; style: 'normal'; data: Buffer };

const GROTESK = '@fontsource-variable/schibsted-grotesk/files/schibsted-grotesk';
const MONO = '@fontsource/ibm-plex-mono/files/ibm-plex-mono';

// Letters beyond the first cut's are looked for in the others: „Šimić“ needs the extension.
const SCHNITTE = [
	{ name: 'Schibsted', weight: 600, datei: `${GROTESK}-latin-wght-normal.woff2`, achse: true },
	{ name: 'Schibsted', weight: 800, datei: `${GROTESK}-latin-wght-normal.woff2`, achse: true },
	{ name: 'Plex', weight: 400, datei: `${MONO}-latin-400-normal.woff2`, achse: false },
	{
		name: 'Erweiterung',
		weight: 600,
		datei: `${GROTESK}-latin-ext-wght-normal.woff2`,
		achse: true,
	},
	{
		name: 'Erweiterung',
		weight: 800,
		datei: `${GROTESK}-latin-ext-wght-normal.woff2`,
		achse: true,
	},
] as const;

let geladen: Promise<Schrift[]> | undefined;

/** The site's two typefaces for drawing pictures at build, cut once per build. */
export function loadSchriften(): Promise<Schrift[]> {
	geladen ??= Promise.all(SCHNITTE.map(cutSchrift));
	return geladen;
}

async function cutSchrift({
	name,
	weight,
	datei,
	achse,
}: (typeof SCHNITTE)[number]): Promise<Schrift> {
	const quelle = await readFile(join(process.cwd(), 'node_modules', datei));
	const data = await subsetFont(quelle, LATEIN, {
		targetFormat: 'sfnt',
		...(achse ? { variationAxes: { wght: weight } } : {}),
	});
	return { name, weight, style: 'normal', data };
}

// Latin with all its accents, and the punctuation German uses: names come from everywhere.
const LATEIN = [...zeichen(0x20, 0x17f), ...zeichen(0x2010, 0x2026), '€', '→', '×', '−'].join('');

function zeichen(von: number, bis: number): string[] {
	return Array.from({ length: bis - von + 1 }, (_, stelle) => String.fromCodePoint(von + stelle));
}
