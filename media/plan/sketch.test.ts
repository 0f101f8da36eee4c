import sharp from 'sharp';
import { expect, test } from 'vitest';
import { type Hatching, inkSketch, sketch } from './sketch.ts';

const hatching: Hatching = { dark: { gap: 7, half: 0.55 }, middle: { gap: 14, half: 0.35 } };

/** Ink of a drawn photograph, 0 to 255 per pixel. */
async function ink(
	svg: string,
	strokes = hatching,
): Promise<{ at: (x: number, y: number) => number; share: number }> {
	const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="320" height="240">${svg}</svg>`;
	const seen = await sketch(await sharp(Buffer.from(picture)).png().toBuffer(), 1);
	const { data, info } = await sharp(await inkSketch(seen, strokes, { x: 0, y: 0 }))
		.extractChannel(0)
		.raw()
		.toBuffer({ resolveWithObject: true });
	const dark = data.filter((value) => value > 100).length;
	return { at: (x, y) => data[y * info.width + x] ?? 0, share: dark / data.length };
}

const ground = '<rect width="320" height="240" fill="#ddd"/>';

test('a contour is drawn, a speck is not', async () => {
	const bar = '<rect width="320" height="20" fill="#999"/>';
	const speck = await ink(`${ground}${bar}<rect x="40" y="60" width="6" height="6"/>`, {});
	expect(
		Math.max(
			...Array.from({ length: 400 }, (_, i) => speck.at(33 + (i % 20), 53 + Math.floor(i / 20))),
		),
	).toBe(0);
	const { share } = await ink(`${ground}<circle cx="160" cy="120" r="60" fill="#999"/>`, {});
	expect(share).toBeGreaterThan(0.005);
	expect(share).toBeLessThan(0.04);
});

test('half of a photograph stays paper, however dark it is', async () => {
	const dark = `<linearGradient id="g"><stop stop-color="#000"/><stop offset="1" stop-color="#222"/></linearGradient><rect width="320" height="240" fill="url(#g)"/>`;
	const full = { gap: 1, half: 1 };
	const { share } = await ink(dark, { dark: full, middle: full });
	expect(share).toBeGreaterThan(0.3);
	expect(share).toBeLessThan(0.55);
	expect((await ink(dark, {})).share).toBe(0);
});

test('skin is not hatched', async () => {
	const patch = (colour: string) =>
		`${ground}<rect x="100" y="60" width="100" height="100" fill="${colour}"/>`;
	const inside = async (colour: string) => {
		const { at } = await ink(patch(colour));
		return Math.max(...Array.from({ length: 60 }, (_, i) => at(120 + i, 110)));
	};
	expect(await inside('#8d5524')).toBe(0);
	expect(await inside('#245a8d')).toBeGreaterThan(100);
});
