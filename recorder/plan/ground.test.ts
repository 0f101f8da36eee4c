import sharp from 'sharp';
import { expect, test } from 'vitest';
import { contrast } from '../../shared/contrast.ts';
import { colourOf, drawGround, soften } from './ground.ts';

const ink = '#1c1c1c';

/** A picture of one colour, or of two halves. */
const picture = (left: string, right = left) =>
	sharp(
		Buffer.from(
			`<svg width="64" height="40"><rect width="64" height="40" fill="${left}"/><rect x="32" width="32" height="40" fill="${right}"/></svg>`,
		),
	)
		.png()
		.toBuffer();

test('a ground is as large as a screen, in the colour that is given, with the picture’s edges darker', async () => {
	const colour = 'rgb(200, 220, 190)';
	const ground = sharp(await drawGround(ink, await picture('#fff', '#555'), colour));
	const { data, info } = await ground.removeAlpha().raw().toBuffer({ resolveWithObject: true });
	expect(info).toMatchObject({ width: 1920, height: 1200 });
	const at = (x: number, y: number) => [...data.subarray(3 * (y * 1920 + x)).subarray(0, 3)];
	expect(at(30, 30)).toEqual([200, 220, 190]);
	// Its edges: a third black. The picture’s own outline stays outside.
	const row = Array.from({ length: 1920 }, (_, x) => at(x, 600)[0] ?? 0);
	const edges = row.flatMap((red, x) => (red < 150 ? [x] : []));
	expect(edges).not.toEqual([]);
	expect(Math.min(...edges)).toBeGreaterThan(900);
	expect(Math.max(...edges)).toBeLessThan(1020);
});

test('a colour stays, unless it is strong: that is mixed with paper', () => {
	expect(soften([200, 220, 190], ink)).toEqual([200, 220, 190]);
	expect(soften([255, 255, 101], ink)).not.toEqual([255, 255, 101]);
	expect(soften([255, 255, 102], ink)).toEqual([255, 255, 102]);
	const [red, green, blue] = soften([255, 190, 0], ink);
	expect([red, green, blue].map(Math.round)).toEqual([252, 204, 64]);
});

test('a dark colour is mixed with white until ink stands out from it', () => {
	const dark = soften([20, 40, 80], ink);
	expect(contrast(dark, [28, 28, 28])).toBeGreaterThanOrEqual(6.5);
	expect(contrast(dark, [28, 28, 28])).toBeLessThan(7.3);
	expect(dark[2] - dark[0]).toBeGreaterThan(15);
	expect(soften([20, 40, 80], '#777777')).toEqual([255, 255, 255]);
});

test('a picture’s own colour is made stronger; a grey one gives a warm grey', async () => {
	const [red, , blue] = await colourOf(await picture('rgb(190, 205, 220)'));
	expect(blue - red).toBeGreaterThan(60);
	expect(blue - red).toBeLessThan(90);
	const mean = await colourOf(await picture('rgb(250, 200, 200)', 'rgb(200, 200, 250)'));
	expect(Math.abs(mean[0] - mean[2])).toBeLessThan(9);
	expect(await colourOf(await picture('#999'))).toEqual([214, 206, 192]);
	expect(await colourOf(await picture('rgb(150, 152, 155)'))).toEqual([214, 206, 192]);
});
