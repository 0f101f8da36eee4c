import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { initiale, signetSvg } from './signet.ts';

test.each([
	['Max Mustermann', 'M'],
	['Anna-Lena  von Öhringen ', 'Ö'],
	['Cher', 'C'],
])('the initial of %s is %s', (name, erwartet) => expect(initiale(name)).toBe(erwartet));

describe('the signet', () => {
	test.each(['M', 'W', 'I', 'Q', 'Ö', 'Š'])('%s stands inside the square', async (buchstabe) => {
		const svg = await signetSvg(buchstabe, 'zeichen');
		const { data, info } = await sharp(Buffer.from(svg)).resize(64).ensureAlpha().raw().toBuffer({
			resolveWithObject: true,
		});
		const deckt = (x: number, y: number) => (data[(y * info.width + x) * 4 + 3] ?? 0) > 40;
		const rand = Array.from({ length: 64 }, (_, x) => deckt(x, 0) || deckt(0, x));
		const letter = Array.from({ length: 64 * 44 }, (_, n) => deckt(n % 64, Math.floor(n / 64)));
		expect(rand).not.toContain(true);
		expect(letter.filter(Boolean).length).toBeGreaterThan(300);
	});

	test('a letter the typeface lacks is an error that names the file to look at', async () => {
		await expect(signetSvg('字', 'kachel')).rejects.toThrow(/„字“.*shared\/inhaber\.ts/);
	});
});
