import sharp from 'sharp';
import { lineWidths } from './paint.ts';
import type { Box } from './parts.ts';
import {
	blurGrid,
	type Corner,
	type Edge,
	type Grid,
	levelLines,
	traceEdges,
} from './trace-lines.ts';

/** A photograph as lines on a grid of `width` × `height`: areas as closed lines, edges with the best first. */
type Sketch = {
	width: number;
	height: number;
	shape: Corner[][];
	dark: Corner[][];
	middle: Corner[][];
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
	const { width, height } = gridOf(size);
	const seen = await readTones(photograph, width, height);
	const [dark, middle] = await hatchedAreas(seen);
	const shape = levelLines(seen.shape, 0.5).flat();
	return { width, height, shape, dark, middle, edges: await traceEdges(seen.grey, seen.shape) };
}

/** The grid that a picture is looked at in: of its own px, or finer. */
export function gridOf(size: Omit<Box, 'x' | 'y'>): { width: number; height: number } {
	const side = Math.sqrt(size.width * size.height);
	const zoom = Math.min(small.zoom, Math.max(1, small.side / side));
	return { width: Math.round(size.width * zoom), height: Math.round(size.height * zoom) };
}

async function hatchedAreas({
	grey,
	shape,
	skin,
	bright,
}: Tones): Promise<[Corner[][], Corner[][]]> {
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

/** The outlines of a mask's large areas, with their large holes. */
export function largeRings(mask: Grid): Corner[][] {
	return levelLines(mask, 0.5).flatMap(([outer, ...holes]) =>
		outer && areaOf(outer) > leastArea.hatched
			? [outer, ...holes.filter((hole) => areaOf(hole) > leastArea.gap)]
			: [],
	);
}

function areaOf(ring: Corner[]): number {
	const doubled = ring.reduce((sum, [x, y], i) => {
		const [nextX, nextY] = ring[i + 1] ?? [x, y];
		return sum + x * nextY - nextX * y;
	}, 0);
	return Math.abs(doubled) / 2;
}

/** Edges of this clarity, in tones, get a bolder stroke. */
const clear = 10;

/** Draws a sketch as SVG in its place on the page, with its best edges only where there are more than `most`. */
export function drawSketch(sketch: Sketch, box: Box, most = sketch.edges.length): string {
	const widths = lineWidths.sketch;
	const data = (lines: Corner[][]) => lines.map((line) => pathOf(line, sketch, box)).join('');
	const area = (name: string, rings: Corner[][]) =>
		rings.length > 0 ? `<path data-paint="${name}" d="${data(rings)}"/>` : '';
	const kept = sketch.edges.slice(0, most);
	const strokes = (bold: boolean) => {
		const lines = kept.filter(({ clarity }) => clarity > clear === bold);
		return `<path data-paint="line" stroke-width="${bold ? widths.clear : widths.faint}" d="${data(lines.map(({ points }) => points))}"/>`;
	};
	const outline = data(sketch.shape);
	return [
		`<path data-paint="paper" d="${outline}"/>`,
		area('shade', sketch.middle),
		area('dense', sketch.dark),
		strokes(false),
		strokes(true),
		`<path data-paint="line" stroke-width="${widths.clear}" d="${outline}"/>`,
	].join('');
}

function pathOf(line: Corner[], { width, height }: Sketch, box: Box): string {
	const corners = line.map(([x, y]) => {
		const place = [box.x + (x * box.width) / width, box.y + (y * box.height) / height];
		return place.map((value) => Math.round(value * 10) / 10).join(' ');
	});
	return `M${corners.join('L')}`;
}

/**
 * A photograph: its tones from 0 to 255 over its own range, the area it covers, and where skin may be (both 0
 * to 1).
 */
type Tones = {
	grey: Grid;
	shape: Grid;
	skin: Grid;
	/** Tones from here on are never shadows. */
	bright: number;
};

/** Pixels lighter than this, before the range is stretched, stay paper: a bright wall has no shadows. */
const brightest = 150;
/** A narrower range is not stretched fully: a plain wall has no lines. */
const leastRange = 40;

/** Reads the tones of a picture, scaled to `width` × `height`. */
async function readTones(photograph: Buffer, width: number, height: number): Promise<Tones> {
	const rgba = await sharp(photograph)
		.ensureAlpha()
		.toColourspace('srgb')
		.resize(width, height, { fit: 'fill' })
		.raw()
		.toBuffer();
	const field = (measure: (r: number, g: number, b: number, alpha: number) => number) => {
		const data = new Float32Array(width * height);
		for (let i = 0; i < data.length; i++) {
			const [r = 0, g = 0, b = 0, alpha = 0] = rgba.subarray(4 * i, 4 * i + 4);
			data[i] = measure(r, g, b, alpha);
		}
		return { width, height, data };
	};
	// Half transparent pixels, such as shadows, do not belong to the shape.
	const shape = field((_r, _g, _b, alpha) => Math.min(1, Math.max(0, (alpha / 255) * 4 - 1.5)));
	const skin = field((r, g, b) => (isSkin(r, g, b) ? 1 : 0));
	// A picture mostly of that colour shows wood or sand.
	if (skin.data.reduce((sum, share) => sum + share, 0) > skin.data.length * 0.4) skin.data.fill(0);
	// A strong colour counts as darker than a grey of the same lightness.
	const raw = field((r, g, b, alpha) => {
		const lightness = 0.299 * r + 0.587 * g + 0.114 * b;
		return 255 + (alpha / 255) * ((lightness + Math.min(r, g, b)) / 2 - 255);
	});
	const smooth = await sharp(Buffer.from(raw.data), { raw: { width, height, channels: 1 } })
		.median(5)
		.toColourspace('b-w')
		.raw()
		.toBuffer();
	const rank = rankOf(smooth, shape);
	const [low, range] = [rank(0.02), Math.max(leastRange, rank(0.98) - rank(0.02))];
	const tone = (value: number) => Math.min(255, Math.max(0, ((value - low) * 255) / range));
	const grey = { width, height, data: new Float32Array(smooth).map(tone) };
	return { grey, shape, skin, bright: tone(brightest) };
}

/** Skin is not hatched. Every complexion is in one narrow range of hue. */
export function isSkin(r: number, g: number, b: number): boolean {
	const blue = 128 - 0.169 * r - 0.331 * g + 0.5 * b;
	const red = 128 + 0.5 * r - 0.419 * g - 0.081 * b;
	return r > 60 && blue > 77 && blue < 127 && red > 135 && red < 173;
}

/** Returns a function that gives the tone that a share of the shape is darker than. */
function rankOf(tones: ArrayLike<number>, shape: Grid): (share: number) => number {
	const sorted = new Float32Array(tones).filter((_tone, i) => (shape.data[i] ?? 0) > 0.5).sort();
	return (share) => sorted[Math.floor(share * (sorted.length - 1))] ?? 255;
}
