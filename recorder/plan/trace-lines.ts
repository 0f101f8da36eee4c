import { contours } from 'd3-contour';
import sharp from 'sharp';

/** A grid of numbers, row by row. */
export type Grid = { width: number; height: number; data: Float32Array };

export type Corner = [x: number, y: number];

/** Gaussian blur by libvips, in 16 bits over the field's own range; `sigma` in pixels. */
export async function blurGrid({ width, height, data }: Grid, sigma: number): Promise<Grid> {
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
export function levelLines({ width, height, data }: Grid, level: number): Corner[][][] {
	return contours()
		.size([width, height])
		.contour(Array.from(data), level)
		.coordinates.map((rings) => rings.map((ring) => ring.map(([x = 0, y = 0]): Corner => [x, y])));
}

/** An edge as a line, and its mean steepness in tones. */
export type Edge = { points: Corner[]; clarity: number };

/** Lengths in pixels, `steepness`, `clarity` and `offset` in tones. */
const sharpness = { fine: 1.3, coarse: 2.1, offset: 0.84 };
const least = { steepness: 3.4, clarity: 8.4, length: 42 };
/** Neighbours on each side that smooth a point's position. */
const neighbours = 3;

/** The long and clear edges of a picture (tones 0 to 255) within its shape (0 to 1), with the best first. */
export async function traceEdges(grey: Grid, shape: Grid): Promise<Edge[]> {
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
function steepRuns(ring: Corner[], { width, data }: Grid): Edge[] {
	const steepAt = ([x, y]: Corner) => data[Math.floor(y) * width + Math.floor(x)] ?? 0;
	const runs: Edge[] = [];
	let points: Corner[] = [];
	for (const point of [...ring, undefined]) {
		if (point && steepAt(point) >= least.steepness) {
			points.push(point);
			continue;
		}
		const clarity = points.reduce((sum, place) => sum + steepAt(place), 0) / points.length;
		if (points.length > 2 * neighbours) runs.push({ points: smooth(points), clarity });
		points = [];
	}
	return runs;
}

/** Keeps every second point, at the mean of its neighbours; the ends stay. */
function smooth(points: Corner[]): Corner[] {
	return points.flatMap((_point, i): Corner[] => {
		const reach = Math.min(neighbours, i, points.length - 1 - i);
		if (i % 2 === 1 && reach > 0) return [];
		const near = points.slice(i - reach, i + reach + 1);
		const mean = (axis: 0 | 1) => near.reduce((sum, point) => sum + point[axis], 0) / near.length;
		return [[mean(0), mean(1)]];
	});
}

function worth({ points, clarity }: Edge): number {
	return clarity * Math.log(extent(points));
}

/** The diagonal of the box round all points. */
function extent(points: Corner[]): number {
	const range = (axis: 0 | 1) => {
		const values = points.map((point) => point[axis]);
		return Math.max(...values) - Math.min(...values);
	};
	return Math.hypot(range(0), range(1));
}
