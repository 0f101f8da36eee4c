import { brotliCompressSync } from 'node:zlib';
import { pages } from '../testing/pages.ts';
import { storedNames } from './support/stored-names.ts';
import { expect, test } from './support/test.ts';

const MOST_BYTES = 25 * 1024;

for (const { name, path } of pages) {
	test(`HTML of ${name} is at most 25 KB compressed`, async ({ request }) => {
		const html = await (await request.get(path)).body();
		expect(brotliCompressSync(html).length).toBeLessThanOrEqual(MOST_BYTES);
	});
}

test('a page that was read and left has stored nothing', async ({ page }) => {
	for (const { path } of pages) await page.goto(path);
	expect(await storedNames(page)).toEqual([]);
});
