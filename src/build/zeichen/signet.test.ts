import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { initiale, signetSvg } from './signet.ts';
import { symbolPng } from './symbole.ts';

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

test('the maskable symbol keeps clear of the corners a mask may cut', async () => {
	const { data, info } = await sharp(await symbolPng(512, 'maskierbar'))
		.removeAlpha()
		.raw()
		.toBuffer({ resolveWithObject: true });
	const papier = data.subarray(0, 3).toString('hex');
	const ausserhalb = Array.from({ length: 512 * 512 }, (_, n) => n).filter((n) => {
		const [x, y] = [(n % 512) - 256, Math.floor(n / 512) - 256];
		return Math.hypot(x, y) > 0.4 * 512;
	});
	const befleckt = ausserhalb.filter(
		(n) => data.subarray(n * info.channels, n * info.channels + 3).toString('hex') !== papier,
	);
	expect(befleckt).toHaveLength(0);
});
