import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { AstroIntegration } from 'astro';

/** The text files that visitors ask for; build.json is for the service alone. */
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
				await Promise.all(names.map((name) => compressFile(join(dist, name))));
				logger.info(`${names.length} Dateien vorkomprimiert`);
			},
		},
	};
}

/** Writes file.br and file.gz beside a file. */
export async function compressFile(file: string): Promise<void> {
	const content = await readFile(file);
	await writeFile(`${file}.br`, await brotli(content));
	await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
}

/** Compresses with Brotli's best quality, which is its default. */
export function brotli(content: Buffer): Promise<Buffer> {
	return promisify(brotliCompress)(content);
}
