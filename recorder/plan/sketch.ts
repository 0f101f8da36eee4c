import { contours } from 'd3-contour';
import sharp from 'sharp';
import { lineWidths } from './paint.ts';
import type { Box } from './parts.ts';

/** A photograph as lines on a grid of `width` × `height`: areas as closed lines, edges with the best first. */
type Sketch = {
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

/** Edges of this clarity, in tones, get a bolder stroke. */
const clear = 10;

/** Draws a sketch as SVG in its place on the page, with its best edges only where there are more than `most`. */
export function drawSketch(sketch: Sketch, box: Box, most = sketch.edges.length): string {
	const widths = lineWidths.sketch;
	const data = (lines: Point[][]) => lines.map((line) => pathOf(line, sketch, box)).join('');
	const area = (name: string, rings: Point[][]) =>
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

function pathOf(line: Point[], { width, height }: Sketch, box: Box): string {
	const corners = line.map(([x, y]) => {
		const place = [box.x + (x * box.width) / width, box.y + (y * box.height) / height];
		return place.map((value) => Math.round(value * 10) / 10).join(' ');
	});
	return `M${corners.join('L')}`;
}

/** A grid of numbers, row by row. */
type Grid = { width: number; height: number; data: Float32Array };

type Point = [x: number, y: number];

/** Gaussian blur by libvips, in 16 bits over the field's own range; `sigma` in pixels. */
async function blurGrid({ width, height, data }: Grid, sigma: number): Promise<Grid> {
	let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
	for (const value of data) [low, high] = [Math.min(low, value), Math.max(high, value)];
	const step = (high - low) / 65535 || 1;
	const levels = new Uint16Array(data.map((value) => (value - low) / step));
	const { buffer, byteOffset } = await sharp(levels, { raw: { width, height, channels: 1 } })
		.blur({ sigma, precision: 'float', minAmplitude: 0.02 })
		.toColourspace('grey16')
		.raw({ depth: 'ushort' })
		.toBuffer();
	const blurred = new Uint16Array(buffer, byteOffset, data.length);
	return { width, height, data: new Float32Array(blurred).map((level) => low + level * step) };
}

/** The closed lines along which a field crosses `level`, in groups of an outer line and its holes. */
function levelLines({ width, height, data }: Grid, level: number): Point[][][] {
	return contours()
		.size([width, height])
		.contour(Array.from(data), level)
		.coordinates.map((rings) => rings.map((ring) => ring.map(([x = 0, y = 0]): Point => [x, y])));
}

/** A photograph: its tones from 0 to 255 over its own range, the area it covers, and where skin may be (both 0 to 1). */
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
	if (skin.data.reduce((sum, one) => sum + one, 0) > skin.data.length * 0.4) skin.data.fill(0);
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
function isSkin(r: number, g: number, b: number): boolean {
	const blue = 128 - 0.169 * r - 0.331 * g + 0.5 * b;
	const red = 128 + 0.5 * r - 0.419 * g - 0.081 * b;
	return r > 60 && blue > 77 && blue < 127 && red > 135 && red < 173;
}

/** Returns a function that gives the tone than which a share of the shape is darker. */
function rankOf(tones: ArrayLike<number>, shape: Grid): (share: number) => number {
	const sorted = new Float32Array(tones).filter((_tone, i) => (shape.data[i] ?? 0) > 0.5).sort();
	return (share) => sorted[Math.floor(share * (sorted.length - 1))] ?? 255;
}

/** An edge as a line, and its mean steepness in tones. */
type Edge = { points: Point[]; clarity: number };

/** Lengths in pixels, `steepness`, `clarity` and `offset` in tones. */
const sharpness = { fine: 1.3, coarse: 2.1, offset: 0.84 };
const least = { steepness: 3.4, clarity: 8.4, length: 42 };
/** Neighbours on each side that smooth a point's position. */
const neighbours = 3;

/** The long and clear edges of a picture (tones 0 to 255) within its shape (0 to 1), with the best first. */
async function traceEdges(grey: Grid, shape: Grid): Promise<Edge[]> {
	const fine = await blurGrid(grey, sharpness.fine);
	const coarse = await blurGrid(grey, sharpness.coarse);
	const steep = steepness(fine, await blurGrid(shape, 2));
	// An edge is where the difference of two blurs changes its sign. Even areas have none.
	const sign = fine.data.map((value, i) =>
		(steep.data[i] ?? 0) < least.steepness / 4
			? 1
			: value - (coarse.data[i] ?? 0) + sharpness.offset,
	);
	return levelLines({ ...grey, data: sign }, 0)
		.flat()
		.flatMap((ring) => steepRuns(ring, steep))
		.filter(({ points, clarity }) => extent(points) > least.length && clarity > least.clarity)
		.toSorted((a, b) => worth(b) - worth(a));
}

/** Steepness of a field at every pixel, 0 at the edge of the shape. */
function steepness({ width, height, data }: Grid, shape: Grid): Grid {
	const steep = new Float32Array(data.length);
	for (let y = 1; y < height - 1; y++)
		for (let x = 1; x < width - 1; x++) {
			const i = y * width + x;
			if ((shape.data[i] ?? 0) < 0.985) continue;
			const dx = (data[i + 1] ?? 0) - (data[i - 1] ?? 0);
			const dy = (data[i + width] ?? 0) - (data[i - width] ?? 0);
			steep[i] = Math.hypot(dx, dy);
		}
	return { width, height, data: steep };
}

/** The pieces of a closed line where the picture is steep, smoothed. */
function steepRuns(ring: Point[], { width, data }: Grid): Edge[] {
	const steepAt = ([x, y]: Point) => data[Math.floor(y) * width + Math.floor(x)] ?? 0;
	const runs: Edge[] = [];
	let points: Point[] = [];
	for (const point of [...ring, undefined]) {
		if (point && steepAt(point) >= least.steepness) {
			points.push(point);
			continue;
		}
		const clarity = points.reduce((sum, one) => sum + steepAt(one), 0) / points.length;
		if (points.length > 2 * neighbours) runs.push({ points: smooth(points), clarity });
		points = [];
	}
	return runs;
}

/** Keeps every second point, at the mean of its neighbours; the ends stay. */
function smooth(points: Point[]): Point[] {
	return points.flatMap((_point, i): Point[] => {
		const reach = Math.min(neighbours, i, points.length - 1 - i);
		if (i % 2 === 1 && reach > 0) return [];
		const near = points.slice(i - reach, i + reach + 1);
		const mean = (axis: 0 | 1) => near.reduce((sum, one) => sum + one[axis], 0) / near.length;
		return [[mean(0), mean(1)]];
	});
}

function worth({ points, clarity }: Edge): number {
	return clarity * Math.log(extent(points));
}

/** The diagonal of the box round all points. */
function extent(points: Point[]): number {
	const range = (axis: 0 | 1) => {
		const values = points.map((point) => point[axis]);
		return Math.max(...values) - Math.min(...values);
	};
	return Math.hypot(range(0), range(1));
}
