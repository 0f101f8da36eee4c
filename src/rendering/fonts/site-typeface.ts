import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { create, type Font } from 'fontkitten';

const FOLDER = 'node_modules/@fontsource-variable/schibsted-grotesk/files';
const FILES = ['latin', 'latin-ext'].map((part) => `schibsted-grotesk-${part}-wght-normal.woff2`);

/** One file of a typeface, and the code points it can draw. */
type TypefacePart = { source: Buffer; characters: ReadonlySet<number> };

let loaded: Promise<TypefacePart[]> | undefined;

/** The typeface of headlines, as its package splits it: Latin first, then Latin Extended. */
export function siteTypeface(): Promise<TypefacePart[]> {
	loaded ??= Promise.all(
		FILES.map(async (file) => {
			const source = await readFile(join(process.cwd(), FOLDER, file));
			return { source, characters: new Set(readFont(source).characterSet) };
		}),
	);
	return loaded;
}

/** @throws where the bytes are no single font */
export function readFont(source: Buffer): Font {
	const font = create(source);
	if (!font.isCollection) return font;
	throw new Error('Die Schriftdatei enthält mehrere Schriften, erwartet wird eine.');
}
