import sharp from 'sharp';
import { expect, test } from 'vitest';
import { chooseViews, emptyBand, greysOf, type Seen } from './choose-views.ts';

const [width, height] = [32, 20];

/** A view that is white but for `rows` of a grey. */
function view(title: string, rows: number[], grey = 0, more: Partial<Seen> = {}): Seen {
	const greys = Buffer.alloc(width * height, 255);
	for (const row of rows) greys.fill(grey, row * width, (row + 1) * width);
	return { title, height: 0, greys, empty: 0, isNothing: false, ...more };
}
const titles = (views: Seen[], start = view('start', [0])) =>
	chooseViews(views, start).map(({ title }) => title);

test('views that look like the start or like each other are left out', () => {
	expect(titles([view('same', [0]), view('a', [4]), view('b', [9]), view('b again', [9])])).toEqual(
		['a', 'b'],
	);
});

test('views differ by more than an eighth of their ink; a grey of one more or less is compression', () => {
	// A row more than four is less than an eighth of nine rows of ink; a row more than three is more.
	expect(titles([view('five', [0, 1, 2, 3, 4])], view('four', [0, 1, 2, 3]))).toEqual([]);
	expect(titles([view('four', [0, 1, 2, 3])], view('three', [0, 1, 2]))).toEqual(['four']);
	const even = view('even', []);
	even.greys.fill(254);
	expect(titles([even], view('white', []))).toEqual([]);
	even.greys.fill(253);
	expect(titles([even], view('white', []))).toEqual(['even']);
});

test('at most five are chosen, those that differ most, in the order of the site', () => {
	const seven = [3, 4, 5, 6, 7, 8, 9].map((row, i) => view(`v${i}`, [row], 30 * i));
	expect(titles(seven)).toEqual(['v0', 'v1', 'v2', 'v3', 'v4']);
	expect(titles(seven.toReversed())).toEqual(['v4', 'v3', 'v2', 'v1', 'v0']);
});

test('views that are mostly empty are left out where three others remain', () => {
	const empty = view('empty', [4], 0, { empty: 0.3 });
	const others = [6, 8, 10].map((row) => view(`v${row}`, [row]));
	expect(titles([empty, ...others])).toEqual(['v6', 'v8', 'v10']);
	expect(titles([view('edge', [4], 0, { empty: 0.2 }), ...others])).toContain('edge');
	expect(titles([empty, ...others.slice(1)])).toEqual(['empty', 'v8', 'v10']);
});

test('a view that shows nothing is never chosen', () => {
	expect(titles([view('nothing', [4], 0, { isNothing: true }), view('a', [9])])).toEqual(['a']);
});

test('a view is empty by its tallest band of even rows, less a tenth', () => {
	const band = (rows: number[]) => emptyBand(rowsOf(rows));
	expect(band([])).toBeCloseTo(0.9);
	expect(band([10])).toBeCloseTo(0.4);
	expect(band([4, 5, 14])).toBeCloseTo(0.3);
	expect(band(Array.from({ length: height }, (_, i) => i))).toBeCloseTo(-0.1);
});

/** Greys whose `rows` hold a word; all others are even, but for compression. */
function rowsOf(rows: number[]): Buffer {
	const greys = Buffer.alloc(width * height, 250);
	for (let row = 0; row < height; row++) greys[row * width] = rows.includes(row) ? 244 : 245;
	return greys;
}

test('the greys of a picture are those of a raster, row by row', async () => {
	const left = { create: { width: 320, height: 400, channels: 3, background: '#000' } } as const;
	const white = { create: { width: 640, height: 400, channels: 3, background: '#fff' } } as const;
	const half = await sharp(white)
		.composite([{ input: left, left: 0, top: 0 }])
		.png()
		.toBuffer();
	const greys = await greysOf(half);
	expect(greys.length).toBe(width * height);
	expect([...greys.subarray(0, width)].map((grey) => grey > 127)).toEqual(
		Array.from({ length: width }, (_, i) => i >= width / 2),
	);
});

test('the greys of a picture of any shape are those of all of it', async () => {
	const tall =
		'<svg width="64" height="100"><rect width="64" height="100" fill="#fff"/><rect width="64" height="10"/></svg>';
	const greys = await greysOf(Buffer.from(tall));
	expect(greys).toHaveLength(width * height);
	expect([greys[0], greys.at(-1)]).toEqual([0, 255]);
});
