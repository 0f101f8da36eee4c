import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawSketch, sketch } from './sketch.ts';

const size = { width: 640, height: 480 };

/**
 * Draws a photograph, its hatched areas filled or left out; gives the ink at a place, 0 to 255, and the share
 * of the picture that is ink.
 */
async function ink(svg: string, isHatched = true) {
	const root = '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="480">';
	const draw = (content: string) => sharp(Buffer.from(`${root}${content}</svg>`)).png();
	const seen = await sketch(await draw(svg).toBuffer(), size);
	const fill = isHatched ? '#fff' : 'none';
	const style = `<style>*{fill:none}[data-paint=dense],[data-paint=shade]{fill:${fill}}[data-paint=line]{stroke:#fff}</style>`;
	const drawing = drawSketch(seen, { x: 0, y: 0, ...size });
	const drawn = draw(`${style}<rect width="640" height="480" style="fill:#000"/>${drawing}`);
	const data = await drawn.extractChannel(0).raw().toBuffer();
	const dark = data.filter((value) => value > 100).length;
	return { at: (x: number, y: number) => data[y * size.width + x] ?? 0, share: dark / data.length };
}

const backdrop = '<rect width="640" height="480" fill="#ddd"/>';

test('an edge is drawn as one line, a speck is not drawn', async () => {
	const bar = '<rect width="640" height="40" fill="#999"/>';
	const speck = await ink(`${backdrop}${bar}<rect x="80" y="120" width="6" height="6"/>`, false);
	const around = Array.from({ length: 400 }, (_, i) =>
		speck.at(73 + (i % 20), 113 + Math.floor(i / 20)),
	);
	expect(Math.max(...around)).toBe(0);
	expect(Math.max(...[36, 38, 40, 42].map((y) => speck.at(320, y)))).toBeGreaterThan(100);
	const { share } = await ink(`${backdrop}<circle cx="320" cy="240" r="120" fill="#999"/>`, false);
	expect(share).toBeGreaterThan(0.005);
	expect(share).toBeLessThan(0.02);
});

test('half of a photograph stays paper, even if it is dark', async () => {
	const dark = `<linearGradient id="g"><stop stop-color="#000"/><stop offset="1" stop-color="#222"/></linearGradient><rect width="640" height="480" fill="url(#g)"/>`;
	const { share } = await ink(dark);
	expect(share).toBeGreaterThan(0.3);
	expect(share).toBeLessThan(0.55);
	expect((await ink(dark, false)).share).toBeLessThan(0.02);
});

test('skin is not hatched', async () => {
	const inside = async (colour: string) => {
		const square = `<rect x="200" y="120" width="200" height="200" fill="${colour}"/>`;
		return (await ink(backdrop + square)).at(300, 220);
	};
	expect(await inside('#8d5524')).toBe(0);
	expect(await inside('#245a8d')).toBeGreaterThan(100);
});

test('a plain wall has no lines, although its range is stretched', async () => {
	const grain = { type: 'gaussian', mean: 236, sigma: 6 } as const;
	const wall = sharp({ create: { ...size, channels: 3, background: '#fff', noise: grain } });
	const { edges } = await sketch(await wall.blur(2).png().toBuffer(), size);
	expect(edges).toHaveLength(0);
});
