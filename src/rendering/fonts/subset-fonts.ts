import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

/*
 * Reduces the two typefaces to the characters of German pages and writes them beside this file.
 * Run `npm run fonts` after changing the characters; the results are committed.
 */
const LATIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';
const GERMAN = 'ÄÖÜäöüß„“‚‘’–…·§€\u00a0\u00ad';
const PUNCTUATION = ' !"%&\'()*+,-./:;=?@_×→←↗';

const FONTS = [
	{
		from: '@fontsource-variable/schibsted-grotesk/files/schibsted-grotesk-latin-wght-normal.woff2',
		to: 'schibsted-grotesk.woff2',
		text: LATIN + GERMAN + PUNCTUATION,
		axes: { wght: { min: 400, max: 800 } },
	},
	{
		from: '@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-400-normal.woff2',
		to: 'bau-plan-mono.woff2',
		text: LATIN + GERMAN + PUNCTUATION,
		axes: {},
	},
];

for (const { from, to, text, axes } of FONTS) {
	const source = await readFile(new URL(`../../../node_modules/${from}`, import.meta.url));
	// Layout closure would keep alternates, fractions and ligatures that no page uses: three times the size.
	const subset = await subsetFont(source, text, {
		targetFormat: 'sfnt',
		noLayoutClosure: true,
		variationAxes: axes,
	});
	const done = await subsetFont(rename(subset), text, {
		targetFormat: 'woff2',
		noLayoutClosure: true,
	});
	await writeFile(new URL(to, import.meta.url), done);
	console.log(`${to}: ${source.length} → ${done.length} Byte`);
}

/** Renames a subset, since its licence reserves the name 'Plex'. The new name is as long, so that no offset moves. */
function rename(font: Buffer): Buffer {
	const renamed = font
		.toString('latin1')
		.replaceAll(utf16('IBM Plex Mono'), utf16('Bau Plan Mono'))
		.replaceAll(utf16('IBMPlexMono'), utf16('BauPlanMono'));
	return Buffer.from(renamed, 'latin1');
}

/** Text as fonts store names, UTF-16 with the high byte first, as one character per byte. */
function utf16(text: string): string {
	return Buffer.from(text, 'utf16le').swap16().toString('latin1');
}
