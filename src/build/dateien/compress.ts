import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { inParallel } from './in-parallel.ts';

/** What browsers and search engines ask for; the JSON here is for the build and the service. */
const ENDUNGEN = /\.(html|css|js|mjs|svg|xml|txt|webmanifest|ico)$/;

/**
 * Writes .br and .gz beside every text file of `dist`; returns how many files have them.
 * @param schon names of files whose .br is there
 */
export async function compress(dist: string, schon: ReadonlySet<string>): Promise<number> {
	const namen = (await readdir(dist, { recursive: true })).filter((name) => ENDUNGEN.test(name));
	await inParallel(namen, async (name) => {
		const datei = join(dist, name);
		const inhalt = await readFile(datei);
		if (!schon.has(name)) await writeFile(`${datei}.br`, await brotli(inhalt));
		await writeFile(`${datei}.gz`, await promisify(gzip)(inhalt, { level: 9 }));
	});
	return namen.length;
}

/** Brotli at its best quality: slow once, small for ever. */
export function brotli(inhalt: Buffer): Promise<Buffer> {
	return brotliWith(constants.BROTLI_MAX_QUALITY, inhalt);
}

/** What the best quality makes of the eighth, measured on pages of this site. */
const ANTEIL = 0.9252;

/** About how many bytes `brotli` would leave, in a twentieth of its time. */
export async function guessBrotli(inhalt: Buffer): Promise<number> {
	return (await brotliWith(8, inhalt)).length * ANTEIL;
}

function brotliWith(quality: number, inhalt: Buffer): Promise<Buffer> {
	return promisify(brotliCompress)(inhalt, {
		params: {
			[constants.BROTLI_PARAM_QUALITY]: quality,
			[constants.BROTLI_PARAM_SIZE_HINT]: inhalt.length,
		},
	});
}
