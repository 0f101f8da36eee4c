import sharp from 'sharp';
import { expect, test } from 'vitest';
import { signetSvg } from './signet.ts';

test.each(['M', 'W', 'I', 'Q', 'Ö', 'Š'])('the signet of %s is in the square', async (glyph) => {
	const svg = await signetSvg('bare', glyph);
	const { data, info } = await sharp(Buffer.from(svg)).resize(64).ensureAlpha().raw().toBuffer({
		resolveWithObject: true,
	});
	const covers = (x: number, y: number) => (data[(y * info.width + x) * 4 + 3] ?? 0) > 40;
	const edge = Array.from({ length: 64 }, (_, x) => covers(x, 0) || covers(0, x));
	const letter = Array.from({ length: 64 * 44 }, (_, n) => covers(n % 64, Math.floor(n / 64)));
	expect(edge).not.toContain(true);
	expect(letter.filter(Boolean).length).toBeGreaterThan(300);
});

test('a letter that the typeface lacks is an error that names the owner’s file', async () => {
	await expect(signetSvg('tile', '字')).rejects.toThrow(/„字“.*inhaber\.yaml/);
});
