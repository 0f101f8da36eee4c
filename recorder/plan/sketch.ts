import { lineWidths } from './paint.ts';
import type { Box } from './parts.ts';
import {
	blurGrid,
	type Edge,
	type Grid,
	levelLines,
	type Point,
	rankOf,
	readTones,
	type Tones,
	traceEdges,
} from './read-photograph.ts';

/** A photograph as lines on a grid of `width` × `height`: areas as closed lines, edges with the best first. */
export type Sketch = {
	width: number;
	height: number;
	shape: Point[][];
	dark: Point[][];
	middle: Point[][];
	edges: Edge[];
};

/** The darkest shares of a photograph are hatched, but nothing lighter than `limit` (0 to 255). */
const tones = {
	dark: { share: 0.22, limit: 110 },
	middle: { share: 0.5, limit: 165 },
};

/** In square pixels; smaller hatched areas and smaller gaps in them are left out. */
const leastArea = { hatched: 600, gap: 350 };

/** A picture smaller than a square of `side` px gets a finer grid, at most `zoom` times. */
const small = { side: 620, zoom: 2 };

/** Turns a photograph into edges and two tones to hatch; all else stays paper. `size` in px of the page. */
export async function sketch(photograph: Buffer, size: Omit<Box, 'x' | 'y'>): Promise<Sketch> {
	const side = Math.sqrt(size.width * size.height);
	const zoom = Math.min(small.zoom, Math.max(1, small.side / side));
	const [width, height] = [Math.round(size.width * zoom), Math.round(size.height * zoom)];
	const seen = await readTones(photograph, width, height);
	const [dark, middle] = await hatchedAreas(seen);
	const shape = levelLines(seen.shape, 0.5).flat();
	return { width, height, shape, dark, middle, edges: await traceEdges(seen.grey, seen.shape) };
}

async function hatchedAreas({ grey, shape, skin, bright }: Tones): Promise<[Point[][], Point[][]]> {
	const tone = await blurGrid(grey, 2.5);
	const softSkin = await blurGrid(skin, 3);
	const rank = rankOf(tone.data, shape);
	const area = async ({ share, limit }: { share: number; limit: number }) => {
		const level = Math.min(rank(share), limit, bright);
		const isHatched = (value: number, i: number) =>
			value < level && (shape.data[i] ?? 0) > 0.5 && (softSkin.data[i] ?? 0) < 0.5 ? 1 : 0;
		return largeRings(await blurGrid({ ...grey, data: tone.data.map(isHatched) }, 5));
	};
	return [await area(tones.dark), await area(tones.middle)];
}

function largeRings(mask: Grid): Point[][] {
	return levelLines(mask, 0.5).flatMap(([outer, ...holes]) =>
		outer && areaOf(outer) > leastArea.hatched
			? [outer, ...holes.filter((hole) => areaOf(hole) > leastArea.gap)]
			: [],
	);
}

function areaOf(ring: Point[]): number {
	const doubled = ring.reduce((sum, [x, y], i) => {
		const [nextX, nextY] = ring[i + 1] ?? [x, y];
		return sum + x * nextY - nextX * y;
	}, 0);
	return Math.abs(doubled) / 2;
}

/** How much of a sketch is drawn: the paint of its dark and middle tones ('' for none), and the share of its edges. */
export type Detail = { dark: string; middle: string; edges: number };

/** Edges of this clarity, in tones, get a bolder stroke. */
const clear = 10;

/** Draws a sketch as SVG in its place on the page. */
export function drawSketch(sketch: Sketch, box: Box, { dark, middle, edges }: Detail): string {
	const widths = lineWidths.sketch;
	const data = (lines: Point[][]) => lines.map((line) => pathOf(line, sketch, box)).join('');
	const area = (name: string, rings: Point[][]) =>
		name && rings.length > 0 ? `<path data-paint="${name}" d="${data(rings)}"/>` : '';
	const kept = sketch.edges.slice(0, Math.ceil(sketch.edges.length * edges));
	const strokes = (bold: boolean) => {
		const lines = kept.filter(({ clarity }) => clarity > clear === bold);
		return `<path data-paint="line" stroke-width="${bold ? widths.clear : widths.faint}" d="${data(lines.map(({ points }) => points))}"/>`;
	};
	const outline = data(sketch.shape);
	return [
		`<path data-paint="paper" d="${outline}"/>`,
		area(middle, sketch.middle),
		area(dark, sketch.dark),
		strokes(false),
		strokes(true),
		`<path data-paint="line" stroke-width="${widths.clear}" d="${outline}"/>`,
	].join('');
}

function pathOf(line: Point[], { width, height }: Sketch, box: Box): string {
	const corners = line.map(([x, y]) => {
		const place = [box.x + (x * box.width) / width, box.y + (y * box.height) / height];
		return place.map((value) => Math.round(value * 10) / 10).join(' ');
	});
	return `M${corners.join('L')}`;
}
