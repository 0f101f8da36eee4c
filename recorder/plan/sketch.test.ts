import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawSketch, gridOf, isSkin, largeRings, sketch } from './sketch.ts';

/* Small pictures, which are looked at twice as large: a large one takes half a minute on a busy machine. */
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

test.each([
	[255, 219, 172, true, 'light skin'],
	[141, 85, 36, true, 'brown skin'],
	[70, 45, 35, true, 'dark skin'],
	[61, 36, 26, true, 'skin in a shadow'],
	[60, 36, 26, false, 'too dark'],
	[200, 150, 20, false, 'too yellow'],
	[180, 120, 150, false, 'too blue'],
	[150, 150, 140, false, 'too grey'],
	[220, 60, 50, false, 'too red'],
])('rgb(%i, %i, %i) may be skin: %s, %s', (red, green, blue, expected) => {
	expect(isSkin(red, green, blue)).toBe(expected);
});

test('small areas and small gaps in large ones are left out', () => {
	const side = 100;
	const data = new Float32Array(side * side);
	const fill = (x: number, y: number, size: number, value: number) => {
		for (let row = y; row < y + size; row++)
			data.fill(value, row * side + x, row * side + x + size);
	};
	fill(5, 5, 60, 1);
	fill(10, 10, 21, 0);
	fill(40, 40, 15, 0);
	fill(70, 70, 22, 1);
	const rings = largeRings({ width: side, height: side, data });
	const widths = rings.map((ring) => {
		const xs = ring.map(([x]) => x);
		return Math.max(...xs) - Math.min(...xs);
	});
	expect(widths).toEqual([60, 21]);
});

test('a plain wall has no lines, although its range is stretched', async () => {
	const grain = { type: 'gaussian', mean: 236, sigma: 6 } as const;
	const wall = sharp({ create: { ...size, channels: 3, background: '#fff', noise: grain } });
	const { edges } = await sketch(await wall.blur(2).png().toBuffer(), size);
	expect(edges).toHaveLength(0);
});

/** A sketch of lines on a grid of 100 × 50. */
const lines = {
	width: 100,
	height: 50,
	shape: [square(0, 0, 100)],
	dark: [square(10, 10, 20)],
	middle: [] as [number, number][][],
	edges: [
		{
			points: [
				[0, 0],
				[33, 10],
			] as [number, number][],
			clarity: 10.1,
		},
		{
			points: [
				[5, 5],
				[6, 6],
			] as [number, number][],
			clarity: 10,
		},
		{
			points: [
				[7, 7],
				[8, 8],
			] as [number, number][],
			clarity: 30,
		},
	],
};

function square(x: number, y: number, side: number): [number, number][] {
	return [
		[x, y],
		[x + side, y],
		[x + side, y + side / 2],
		[x, y + side / 2],
	];
}

test('a sketch is drawn in its place: paper, hatches, faint edges, clear ones, and its outline', () => {
	const place = { x: 10, y: 20, width: 300, height: 150 };
	const outline = 'M10 20L310 20L310 170L10 170';
	expect(drawSketch(lines, place)).toBe(
		[
			`<path data-paint="paper" d="${outline}"/>`,
			'<path data-paint="dense" d="M40 50L100 50L100 80L40 80"/>',
			'<path data-paint="line" stroke-width="0.9" d="M25 35L28 38"/>',
			'<path data-paint="line" stroke-width="1.3" d="M10 20L109 50M31 41L34 44"/>',
			`<path data-paint="line" stroke-width="1.3" d="${outline}"/>`,
		].join(''),
	);
	expect(drawSketch({ ...lines, dark: [], middle: lines.dark }, place)).toContain(
		'<path data-paint="shade" d="M40',
	);
	const thirds = drawSketch(lines, { ...place, width: 100 / 3 });
	expect(thirds).toContain('d="M10 20L21 50');
});

test('where there are more edges than are wanted, only the best are drawn', () => {
	const drawn = drawSketch(lines, { x: 0, y: 0, width: 100, height: 50 }, 2);
	expect(drawn).toContain('M0 0L33 10"');
	expect(drawn).toContain('M5 5L6 6"');
	expect(drawn).not.toContain('M7 7');
});

test('a small picture is looked at up to twice as large, a large one as it is', () => {
	expect(gridOf({ width: 100, height: 60 })).toEqual({ width: 200, height: 120 });
	expect(gridOf({ width: 31.4, height: 12_400 })).toEqual({ width: 31, height: 12_400 });
	expect(gridOf({ width: 496, height: 496 })).toEqual({ width: 620, height: 620 });
});

test('dark and middle tones are hatched apart, and only where the picture is', async () => {
	const tones = `<rect width="70" height="120" fill="#000"/><rect x="70" width="40" height="120" fill="#555"/><rect x="110" width="50" height="120" fill="#fff"/>`;
	const root = '<svg xmlns="http://www.w3.org/2000/svg" width="160" height="120">';
	const seen = async (content: string) =>
		sketch(
			await sharp(Buffer.from(`${root}${content}</svg>`))
				.png()
				.toBuffer(),
			size,
		);
	const { dark, middle, shape } = await seen(tones);
	const right = (rings: [number, number][][]) =>
		Math.round(Math.max(...rings.flat().map(([x]) => x)) / 20) * 10;
	expect(right(shape)).toBe(160);
	expect(right(middle)).toBeGreaterThanOrEqual(right(dark));
	expect(right(middle)).toBeLessThan(120);
	const circle = await seen(
		'<circle cx="80" cy="60" r="30" fill="#000"/><circle cx="80" cy="60" r="50" fill="#000" fill-opacity="0.3"/>',
	);
	expect(right(circle.shape)).toBe(110);
	const nothing = await seen('');
	expect([nothing.shape, nothing.dark, nothing.middle, nothing.edges]).toEqual([[], [], [], []]);
});

test('a bright wall has no shadows, however wide its range', async () => {
	const root = '<svg xmlns="http://www.w3.org/2000/svg" width="160" height="120">';
	const bright = `${root}<rect width="160" height="120" fill="#fff"/><rect width="80" height="120" fill="#999"/></svg>`;
	const seen = await sketch(await sharp(Buffer.from(bright)).png().toBuffer(), size);
	expect([seen.dark, seen.middle]).toEqual([[], []]);
	expect(seen.edges.length).toBeGreaterThan(0);
});
