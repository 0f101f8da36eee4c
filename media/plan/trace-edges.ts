import { blurField, type Field, levelLines, type Point } from './field.ts';

/** An edge as a line, and how clear it is. */
export type Edge = { points: Point[]; clarity: number };

/** All lengths in pixels, steepness in standard deviations of the surroundings. */
const surroundings = { sigma: 14, noise: 14 };
const sharpness = { fine: 1.3, coarse: 2.1, offset: 0.03 };
const least = { steepness: 0.12, clarity: 0.2, length: 20, turning: 3 };
/** No more than such a share of a tile is line; what comes later there stays out. */
const crowd = { tile: 40, share: 0.06 };
/** So many points before and after count in for where a point lies. */
const calm = 3;

/** The edges of a picture (tones 0 to 255) within its shape (0 to 1), the clearest first. */
export async function traceEdges(grey: Field, shape: Field): Promise<Edge[]> {
	const even = await evenContrast(grey);
	const fine = await blurField(even, sharpness.fine);
	const coarse = await blurField(even, sharpness.coarse);
	const steep = steepness(fine, await blurField(shape, 2));
	// An edge is where the difference of two blurs changes its sign. Even ground has none.
	const sign = fine.data.map((value, i) =>
		(steep.data[i] ?? 0) < least.steepness / 4
			? 1
			: value - (coarse.data[i] ?? 0) + sharpness.offset,
	);
	const edges = levelLines({ ...grey, data: sign }, 0)
		.flat()
		.flatMap((ring) => steepRuns(ring, steep))
		.filter(isEdge)
		.toSorted((a, b) => worth(b) - worth(a));
	return thinOut(edges);
}

/** Every part as lively as the others: faint edges on an even ground count, a restless ground counts less. */
async function evenContrast(grey: Field): Promise<Field> {
	const mean = await blurField(grey, surroundings.sigma);
	const off = grey.data.map((value, i) => value - (mean.data[i] ?? 0));
	const squares = { ...grey, data: off.map((value) => value ** 2) };
	const variance = await blurField(squares, surroundings.sigma);
	const even = (value: number, i: number) =>
		value / (Math.sqrt(variance.data[i] ?? 0) + surroundings.noise);
	return { ...grey, data: off.map(even) };
}

/** How much a field changes at every pixel; the edge of the shape itself is no edge in it. */
function steepness({ width, height, data }: Field, shape: Field): Field {
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

/** The pieces of a ring where the picture is steep, with a calm hand. */
function steepRuns(ring: Point[], { width, data }: Field): Edge[] {
	const steepAt = ([x, y]: Point) => data[Math.floor(y) * width + Math.floor(x)] ?? 0;
	const runs: Edge[] = [];
	let points: Point[] = [];
	for (const point of [...ring, undefined]) {
		if (point && steepAt(point) >= least.steepness) {
			points.push(point);
			continue;
		}
		const clarity = points.reduce((sum, one) => sum + steepAt(one), 0) / points.length;
		if (points.length > 2 * calm) runs.push({ points: smooth(points), clarity });
		points = [];
	}
	return runs;
}

/** Every second point, where it lies on average with its neighbours; the ends stay. */
function smooth(points: Point[]): Point[] {
	return points.flatMap((_point, i): Point[] => {
		const reach = Math.min(calm, i, points.length - 1 - i);
		if (i % 2 === 1 && reach > 0) return [];
		const near = points.slice(i - reach, i + reach + 1);
		const mean = (axis: 0 | 1) => near.reduce((sum, one) => sum + one[axis], 0) / near.length;
		return [[mean(0), mean(1)]];
	});
}

/** Long and clear; a line that turns here and there must be more of both. */
function isEdge({ points, clarity }: Edge): boolean {
	const turns = turning(points);
	return (
		extent(points) > least.length * (1 + least.turning * turns) &&
		clarity > least.clarity * (1 + turns)
	);
}

function worth({ points, clarity }: Edge): number {
	return clarity * Math.log(extent(points));
}

/** Where lines crowd, only the best stay. */
function thinOut(edges: Edge[]): Edge[] {
	const load = new Map<string, number>();
	const most = crowd.share * crowd.tile ** 2;
	return edges.filter(({ points }) => {
		const tiles = points.map(
			([x, y]) => `${Math.floor(x / crowd.tile)} ${Math.floor(y / crowd.tile)}`,
		);
		const before = tiles.reduce((sum, tile) => sum + (load.get(tile) ?? 0), 0) / tiles.length;
		if (before > most) return false;
		for (const tile of tiles) load.set(tile, (load.get(tile) ?? 0) + 2);
		return true;
	});
}

/** The diagonal of the box round all points. */
function extent(points: Point[]): number {
	const range = (axis: 0 | 1) => {
		const values = points.map((point) => point[axis]);
		return Math.max(...values) - Math.min(...values);
	};
	return Math.hypot(range(0), range(1));
}

/** By what angle a line turns at each of its corners, on average. */
function turning(points: Point[]): number {
	const corners = points.filter((_point, i) => i % 3 === 0);
	const angles = corners.slice(1).map(([x, y], i) => {
		const [fromX, fromY] = corners[i] ?? [x, y];
		return Math.atan2(y - fromY, x - fromX);
	});
	const turns = angles.slice(1).map((angle, i) => {
		const turn = Math.abs(angle - (angles[i] ?? angle));
		return Math.min(turn, 2 * Math.PI - turn);
	});
	return turns.length > 0 ? turns.reduce((sum, turn) => sum + turn, 0) / turns.length : 0;
}
