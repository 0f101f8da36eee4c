import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { newFolder } from '../../testing/new-folder.ts';
import { compressFiles } from './compress.ts';

test('text files have compressed copies beside them, pictures none', async () => {
	const site = newFolder();
	mkdirSync(join(site, 'b'));
	for (const name of ['a.html', 'b/c.svg', 'd.jpg', 'e.txt']) writeFileSync(join(site, name), 'x');
	expect(await compressFiles(site)).toBe(3);
	expect(readFileSync(join(site, 'a.html.br')).length).toBeGreaterThan(0);
	expect(readFileSync(join(site, 'b/c.svg.gz')).subarray(0, 2)).toEqual(Buffer.from([0x1f, 0x8b]));
	expect(() => readFileSync(join(site, 'd.jpg.br'))).toThrow();
});
