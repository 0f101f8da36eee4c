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
		nach: 'bau-plan-mono.woff2',
		text: LATEIN + DEUTSCH + ZEICHEN,
		achsen: {},
	},
];

for (const { von, nach, text, achsen } of SCHRIFTEN) {
	const quelle = await readFile(new URL(`../../../node_modules/${von}`, import.meta.url));
	// Without layout closure the alternates, fractions and ligatures nobody asks for stay out: a third of the size.
	const schnitt = await subsetFont(quelle, text, {
		targetFormat: 'sfnt',
		noLayoutClosure: true,
		variationAxes: achsen,
	});
	const fertig = await subsetFont(rename(schnitt), text, {
		targetFormat: 'woff2',
		noLayoutClosure: true,
	});
	await writeFile(new URL(nach, import.meta.url), fertig);
	console.log(`${nach}: ${quelle.length} → ${fertig.length} Byte`);
}

/** The name 'Plex' is reserved: what is cut from it carries another one. Of equal length, so that no offset moves. */
function rename(schrift: Buffer): Buffer {
	const umbenannt = schrift
		.toString('latin1')
		.replaceAll(utf16('IBM Plex Mono'), utf16('Bau Plan Mono'))
		.replaceAll(utf16('IBMPlexMono'), utf16('BauPlanMono'));
	return Buffer.from(umbenannt, 'latin1');
}

/** Text as fonts name themselves, two bytes a letter, the high one first; one character for each byte. */
function utf16(text: string): string {
	return Buffer.from(text, 'utf16le').swap16().toString('latin1');
}
