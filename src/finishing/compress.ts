import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { AstroIntegration } from 'astro';
import { inParallel } from './in-parallel.ts';

/** What browsers and search engines ask for; the JSON here is for the build and the service. */
const ENDUNGEN = /\.(html|css|js|mjs|svg|xml|txt|webmanifest|ico)$/;

/** Writes .br and .gz beside every text file of the build; the last step. */
export function compress(): AstroIntegration {
	return {
		name: 'compress',
		hooks: {
			'astro:build:done': async ({ dir, logger }) => {
				const dist = fileURLToPath(dir);
				const alle = await readdir(dist, { recursive: true });
				const namen = alle.filter((name) => ENDUNGEN.test(name));
				await inParallel(namen, async (name) => {
					const datei = join(dist, name);
					const inhalt = await readFile(datei);
					await writeFile(`${datei}.br`, await brotli(inhalt));
					await writeFile(`${datei}.gz`, await promisify(gzip)(inhalt, { level: 9 }));
				});
				logger.info(`${namen.length} Dateien vorkomprimiert`);
			},
		},
	};
}

/** Brotli at its best quality, the default: slow once, small for ever. */
export function brotli(inhalt: Buffer): Promise<Buffer> {
	return promisify(brotliCompress)(inhalt);
}
