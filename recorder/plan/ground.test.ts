import sharp from 'sharp';
import { expect, test } from 'vitest';
import { contrast, type Rgb } from '../../shared/contrast.ts';
import { drawGround } from './ground.ts';

const ink = '#1c1c1c';

/** The field of a ground that is drawn from a plain picture: its colour near a corner, and the size. */
async function fieldOf(background: string, colour?: string, on = ink) {
	const plain = sharp({ create: { width: 64, height: 40, channels: 3, background } });
	const ground = await drawGround(on, await plain.png().toBuffer(), colour);
	const { width, height } = await sharp(ground).metadata();
	const piece = sharp(ground).extract({ left: 30, top: 30, width: 1, height: 1 }).removeAlpha();
	const [r = 0, g = 0, b = 0] = await piece.raw().toBuffer();
	return { field: [r, g, b] as Rgb, width, height };
}

test('a ground has the colour that is given, and the size of a large screen', async () => {
	const { field, ...size } = await fieldOf('#888', 'rgb(200, 220, 190)');
	expect(size).toEqual({ width: 1920, height: 1200 });
	expect(field).toEqual([200, 220, 190]);
});

test('a strong colour is mixed with paper, a dark one with white until ink stands out from it', async () => {
	const strong = (await fieldOf('#888', 'rgb(255, 190, 0)')).field;
	expect(strong[2]).toBeGreaterThan(40);
	expect(strong[0]).toBeGreaterThan(245);
	const dark = (await fieldOf('#888', 'rgb(20, 40, 80)')).field;
	expect(contrast(dark, [28, 28, 28])).toBeGreaterThanOrEqual(6.4);
	expect(contrast(dark, [28, 28, 28])).toBeLessThan(8);
	expect(dark[2] - dark[0]).toBeGreaterThan(15);
	expect((await fieldOf('#888', 'rgb(20, 40, 80)', '#777777')).field).toEqual([255, 255, 255]);
});

test('without one it has the picture’s own, stronger; of a grey picture a warm grey', async () => {
	const { field } = await fieldOf('rgb(190, 205, 220)');
	expect(field[2] - field[0]).toBeGreaterThan(35);
	expect((await fieldOf('#999')).field).toEqual([214, 206, 192]);
});
