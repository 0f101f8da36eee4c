import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

/*
 * Reduces the typeface to the characters of German pages and writes it beside this file. Run `npm run fonts` after
 * changing the characters; the result is committed. Further letters of names (ł, Š) come from a second file, which
 * styles/fonts.css names; letters in preview pictures from drawing-fonts.ts.
 */
const LATIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';
/** Umlauts, and the letters of western names: é, ç, ñ. */
const ACCENTED = Array.from({ length: 64 }, (_, i) => String.fromCodePoint(0xc0 + i)).join('');
const GERMAN = '„“‚‘’–…·§€\u00a0\u00ad';
const PUNCTUATION = ' !"%&\'()*+,-./:;=?@_×→←↗‹›';

const source = await readFile(
	new URL(
		'../../../node_modules/@fontsource-variable/schibsted-grotesk/files/schibsted-grotesk-latin-wght-normal.woff2',
		import.meta.url,
	),
);
const subset = await subsetFont(source, LATIN + ACCENTED + GERMAN + PUNCTUATION, {
	targetFormat: 'woff2',
	// Layout closure would keep alternates, fractions and ligatures that no page uses: three times the size.
	noLayoutClosure: true,
	variationAxes: { wght: { min: 400, max: 800 } },
});
await writeFile(new URL('schibsted-grotesk.woff2', import.meta.url), subset);
console.log(`schibsted-grotesk.woff2: ${source.length} → ${subset.length} Byte`);
