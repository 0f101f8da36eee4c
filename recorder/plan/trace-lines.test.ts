import { expect, test } from 'vitest';
import {
	blurGrid,
	type Corner,
	type Edge,
	type Grid,
	levelLines,
	traceEdges,
} from './trace-lines.ts';

/** A grid of 120 × 80, by a value for each place. */
function grid(value: (x: number, y: number) => number): Grid {
	const [width, height] = [120, 80];
	const data = Float32Array.from({ length: width * height }, (_, i) =>
		value(i % width, Math.floor(i / width)),
	);
	return { width, height, data };
}
const at = ({ width, data }: Grid, x: number, y: number) => data[y * width + x] ?? Number.NaN;
const everywhere = grid(() => 1);
const xs = ({ points }: Edge) => points.map(([x]) => x);
const ys = ({ points }: Edge) => points.map(([, y]) => y);
const span = (values: number[]) => [Math.min(...values), Math.max(...values)];

test('a blur keeps what is even, softens a step on both sides alike, and keeps its range', async () => {
	const even = await blurGrid(
		grid(() => 7),
		2,
	);
	expect(span([...even.data])).toEqual([7, 7]);
	const step = await blurGrid(
		grid((x) => (x < 60 ? -10 : 30)),
		2,
	);
	expect(at(step, 5, 40)).toBeCloseTo(-10, 1);
	expect(at(step, 115, 40)).toBeCloseTo(30, 1);
	expect(at(step, 59, 40) + at(step, 60, 40)).toBeCloseTo(20, 0);
	expect(at(step, 58, 40)).toBeGreaterThan(-5);
	const wide = await blurGrid(
		grid((x) => (x < 60 ? -10 : 30)),
		5,
	);
	expect(at(wide, 52, 40)).toBeGreaterThan(at(step, 52, 40) + 1);
});

test('a level is crossed along closed lines, with the holes of an area beside its outer line', () => {
	const inside = (x: number, y: number, from: number, to: number) =>
		x >= from && x < to && y >= from && y < to;
	const ring = grid((x, y) => (inside(x, y, 10, 60) && !inside(x, y, 25, 40) ? 1 : 0));
	const [area, ...others] = levelLines(ring, 0.5);
	expect(others).toEqual([]);
	expect(area?.map((line) => [span(line.map(([x]) => x)), span(line.map(([, y]) => y))])).toEqual([
		[
			[10, 60],
			[10, 60],
		],
		[
			[25, 40],
			[25, 40],
		],
	]);
	expect(levelLines(ring, 2)).toEqual([]);
});

test('an edge is one smooth line where the tones change', async () => {
	const edges = await traceEdges(
		grid((x) => (x < 60 ? 60 : 180)),
		everywhere,
	);
	expect(edges).toHaveLength(1);
	const [edge] = edges as [Edge];
	for (const x of xs(edge)) expect(Math.abs(x - 60)).toBeLessThan(2);
	expect(Math.max(...ys(edge)) - Math.min(...ys(edge))).toBeGreaterThan(70);
	// Every second point of the line is enough.
	expect(edge.points.length).toBeLessThan(60);
	expect(edge.clarity).toBeGreaterThan(20);
});

test('short and faint edges are left out, and those outside the shape', async () => {
	const bar = (length: number, tone: number) =>
		grid((x, y) => (x >= 50 && x < 70 && y >= 20 && y < 20 + length ? tone : 200));
	expect(await traceEdges(bar(10, 20), everywhere)).toEqual([]);
	expect((await traceEdges(bar(50, 20), everywhere)).length).toBeGreaterThan(0);
	expect(await traceEdges(bar(50, 188), everywhere)).toEqual([]);
	const left = grid((x) => (x < 40 ? 1 : 0));
	expect(await traceEdges(bar(50, 20), left)).toEqual([]);
});

test('the longest and clearest edges come first', async () => {
	const steps = (first: number, second: number) =>
		grid((x) => 200 - (x < 30 ? 0 : first) - (x < 90 ? 0 : second));
	const place = async (field: Grid) =>
		(await traceEdges(field, everywhere)).map((edge) => Math.round((xs(edge)[3] ?? 0) / 10) * 10);
	expect(await place(steps(30, 120))).toEqual([90, 30]);
	expect(await place(steps(120, 30))).toEqual([30, 90]);
});

test('both sides of a corner are lines, and nothing beside them', async () => {
	const corner = grid((x, y) => (x < 70 && y < 60 ? 40 : 200));
	const points = (await traceEdges(corner, everywhere)).flatMap((edge) => edge.points);
	const passes = (x: number, y: number) =>
		points.some((p: Corner) => Math.hypot(p[0] - x, p[1] - y) < 4);
	expect([passes(70, 20), passes(20, 60), passes(40, 30), passes(100, 70)]).toEqual([
		...[true, true],
		...[false, false],
	]);
});
