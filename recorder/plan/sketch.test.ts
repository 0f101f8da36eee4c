import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawSketch, sketch } from './sketch.ts';

/* Small pictures, which are looked at twice as large: of a large one this takes half a minute on a busy machine. */
const size = { width: 160, height: 120 };

/**
 * Draws a photograph, its hatched areas filled or left out; gives the ink at a place, 0 to 255, and the share
 * of the picture that is ink.
 */
async function ink(svg: string, isHatched = true) {
	const root = '<svg xmlns="http://www.w3.org/2000/svg" width="160" height="120">';
	const draw = (content: string) => sharp(Buffer.from(`${root}${content}</svg>`)).png();
	const seen = await sketch(await draw(svg).toBuffer(), size);
	const fill = isHatched ? '#fff' : 'none';
	const style = `<style>*{fill:none}[data-paint=dense],[data-paint=shade]{fill:${fill}}[data-paint=line]{stroke:#fff}</style>`;
	const drawing = drawSketch(seen, { x: 0, y: 0, ...size });
	const drawn = draw(`${style}<rect width="160" height="120" style="fill:#000"/>${drawing}`);
	const data = await drawn.extractChannel(0).raw().toBuffer();
	const dark = data.filter((value) => value > 100).length;
	return { at: (x: number, y: number) => data[y * size.width + x] ?? 0, share: dark / data.length };
}

const backdrop = '<rect width="160" height="120" fill="#ddd"/>';

test('an edge is drawn as one line, a speck is not drawn', async () => {
	const bar = '<rect width="160" height="20" fill="#999"/>';
	const speck = await ink(`${backdrop}${bar}<rect x="80" y="60" width="3" height="3"/>`, false);
	const around = Array.from({ length: 400 }, (_, i) =>
		speck.at(72 + (i % 20), 52 + Math.floor(i / 20)),
	);
	expect(Math.max(...around)).toBe(0);
	expect(Math.max(...[18, 19, 20, 21].map((y) => speck.at(80, y)))).toBeGreaterThan(100);
	const { share } = await ink(`${backdrop}<circle cx="80" cy="60" r="40" fill="#999"/>`, false);
	// Less the outline of the picture itself.
	const line = (share - (await ink(backdrop, false)).share) * size.width * size.height;
	expect(line / (2 * Math.PI * 40)).toBeGreaterThan(0.5);
	expect(line / (2 * Math.PI * 40)).toBeLessThan(2.5);
});

test('half of a photograph stays paper, even if it is dark', async () => {
	const dark = `<linearGradient id="g"><stop stop-color="#000"/><stop offset="1" stop-color="#222"/></linearGradient><rect width="160" height="120" fill="url(#g)"/>`;
	const { share } = await ink(dark);
	expect(share).toBeGreaterThan(0.3);
	expect(share).toBeLessThan(0.6);
	expect((await ink(dark, false)).share).toBeLessThan(0.06);
});

test('skin is not hatched', async () => {
	const inside = async (colour: string) => {
		const square = `<rect x="50" y="30" width="50" height="50" fill="${colour}"/>`;
		return (await ink(backdrop + square)).at(75, 55);
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
