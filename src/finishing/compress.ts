import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { AstroIntegration } from 'astro';
import { inParallel } from './in-parallel.ts';

/** What browsers and search engines ask for; the JSON here is for the build and the service. */
const EXTENSIONS = /\.(html|css|js|mjs|svg|xml|txt|webmanifest)$/;

/** Writes .br and .gz beside every text file of the build; the last step. */
export function compress(): AstroIntegration {
	return {
		name: 'compress',
		hooks: {
			'astro:build:done': async ({ dir, logger }) => {
				const dist = fileURLToPath(dir);
				const all = await readdir(dist, { recursive: true });
				const names = all.filter((name) => EXTENSIONS.test(name));
				await inParallel(names, async (name) => {
					const file = join(dist, name);
					const content = await readFile(file);
					await writeFile(`${file}.br`, await brotli(content));
					await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
				});
				logger.info(`${names.length} Dateien vorkomprimiert`);
			},
		},
	};
}

/** Brotli at its best quality, the default: slow once, small for ever. */
export function brotli(content: Buffer): Promise<Buffer> {
	return promisify(brotliCompress)(content);
}
