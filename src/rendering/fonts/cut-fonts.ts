import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

/**
 * Cuts the two typefaces down to what German pages use and writes them beside this file.
 * Run `npm run fonts` after changing the characters; the results are committed.
 */
const LATIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';
const GERMAN = 'ÄÖÜäöüß„“‚‘’–…·§€\u00a0\u00ad';
const MARKS = ' !"%&\'()*+,-./:;=?@_×→←↗';

const FACES = [
	{
		from: '@fontsource-variable/schibsted-grotesk/files/schibsted-grotesk-latin-wght-normal.woff2',
		after: 'schibsted-grotesk.woff2',
		text: LATIN + GERMAN + MARKS,
		axes: { wght: { min: 400, max: 800 } },
	},
	{
		from: '@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-400-normal.woff2',
		after: 'bau-plan-mono.woff2',
		text: LATIN + GERMAN + MARKS,
		axes: {},
	},
];

for (const { from, after, text, axes } of FACES) {
	const source = await readFile(new URL(`../../../node_modules/${from}`, import.meta.url));
	// Without layout closure the alternates, fractions and ligatures nobody asks for stay out: a third of the size.
	const cut = await subsetFont(source, text, {
		targetFormat: 'sfnt',
		noLayoutClosure: true,
		variationAxes: axes,
	});
	const done = await subsetFont(rename(cut), text, {
		targetFormat: 'woff2',
		noLayoutClosure: true,
	});
	await writeFile(new URL(after, import.meta.url), done);
	console.log(`${after}: ${source.length} → ${done.length} Byte`);
}

/** The name 'Plex' is reserved: what is cut from it carries another one. Of equal length, so that no offset moves. */
function rename(face: Buffer): Buffer {
	const renamed = face
		.toString('latin1')
		.replaceAll(utf16('IBM Plex Mono'), utf16('Bau Plan Mono'))
		.replaceAll(utf16('IBMPlexMono'), utf16('BauPlanMono'));
	return Buffer.from(renamed, 'latin1');
}

/** Text as fonts name themselves, two bytes a letter, the high one first; one character for each byte. */
function utf16(text: string): string {
	return Buffer.from(text, 'utf16le').swap16().toString('latin1');
}
