import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

/**
 * Cuts the two typefaces down to what German pages use and writes them beside this file.
 * Run `npm run fonts` after changing the characters; the results are committed.
 */
const LATEIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';
const DEUTSCH = 'ÄÖÜäöüß„“‚‘’–…·§€\u00a0\u00ad';
const ZEICHEN = ' !"%&\'()*+,-./:;=?@_×→←↗';

const SCHRIFTEN = [
	{
		von: '@fontsource-variable/schibsted-grotesk/files/schibsted-grotesk-latin-wght-normal.woff2',
		nach: 'schibsted-grotesk.woff2',
		text: LATEIN + DEUTSCH + ZEICHEN,
		achsen: { wght: { min: 400, max: 800 } },
	},
	{
		von: '@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-400-normal.woff2',
		nach: 'ibm-plex-mono.woff2',
		text: LATEIN + DEUTSCH + ZEICHEN,
		achsen: {},
	},
];

for (const { von, nach, text, achsen } of SCHRIFTEN) {
	const quelle = await readFile(new URL(`../../../node_modules/${von}`, import.meta.url));
	// Without layout closure the alternates, fractions and ligatures nobody asks for stay out: a third of the size.
	const schnitt = await subsetFont(quelle, text, {
		targetFormat: 'woff2',
		noLayoutClosure: true,
		variationAxes: achsen,
	});
	await writeFile(new URL(nach, import.meta.url), schnitt);
	console.log(`${nach}: ${quelle.length} → ${schnitt.length} Byte`);
}
