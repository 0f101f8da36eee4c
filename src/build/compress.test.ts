import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { newFolder } from '../../testing/new-folder.ts';
import { compressFiles } from './compress.ts';

test('text files have compressed copies beside them, pictures none', async () => {
	const site = newFolder();
	mkdirSync(join(site, 'b'));
	for (const name of ['a.html', 'b/c.svg', 'd.jpg', 'e.txt']) writeFileSync(join(site, name), 'x');
	expect(await compressFiles(site)).toBe(3);
	const copyOf = (name: string) => readFileSync(join(site, name));
	expect(brotliDecompressSync(copyOf('a.html.br')).toString()).toBe('x');
	expect(gunzipSync(copyOf('b/c.svg.gz')).toString()).toBe('x');
	expect(() => copyOf('d.jpg.br')).toThrow();
});
