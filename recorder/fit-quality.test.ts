import { expect, test } from 'vitest';
import { fitQuality } from './fit-quality.ts';

/** A file of so many bytes as its quality. */
async function tried(limit: number, least = 40) {
	const qualities: number[] = [];
	const { file, fits } = await fitQuality({ best: 50, least, limit }, async (quality) => {
		qualities.push(quality);
		return Buffer.alloc(quality);
	});
	return { qualities, bytes: file.length, fits };
}

test('the quality is lowered until the file is no larger than it may be', async () => {
	expect(await tried(46)).toEqual({ qualities: [50, 46], bytes: 46, fits: true });
});

test('where none fits the last is taken, and said to be too large', async () => {
	expect(await tried(41)).toEqual({ qualities: [50, 46, 42], bytes: 42, fits: false });
	expect(await tried(1, 42)).toEqual({ qualities: [50, 46, 42], bytes: 42, fits: false });
});
