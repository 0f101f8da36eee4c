import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

/** The text files that visitors ask for. */
const EXTENSIONS = /\.(html|css|js|mjs|svg|xml|txt)$/;

/**
 * Writes .br and .gz beside every text file of a folder, the last step of `npm run build`; returns how many files these
 * are. @fastify/static serves them (service/routes/built-site.ts), and nobody gets them under their own names
 * (NOT_PUBLIC in shared/addresses.ts).
 */
export async function compressFiles(folder: string): Promise<number> {
	const names = (await readdir(folder, { recursive: true })).filter((name) =>
		EXTENSIONS.test(name),
	);
	await Promise.all(names.map((name) => compressFile(join(folder, name))));
	return names.length;
}

export async function compressFile(file: string): Promise<void> {
	const content = await readFile(file);
	await writeFile(`${file}.br`, await promisify(brotliCompress)(content));
	await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
}

if (import.meta.main) console.log(`${await compressFiles('dist')} Dateien vorkomprimiert`);
