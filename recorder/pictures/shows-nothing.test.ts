import sharp from 'sharp';
import { expect, test } from 'vitest';
import { box } from '../plan/testing/parts.ts';
import { showsNothing } from './shows-nothing.ts';

const size = { width: 400, height: 200 };
const lines = [20, 60, 100, 140].map((y) => box(20, y, 200, 20));

/** A picture of rectangles, twice as large as what it shows. */
function picture(...inside: string[]): Promise<Buffer> {
	const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 200" width="800" height="400"><rect width="400" height="200" fill="#fefefe"/>${inside.join('')}</svg>`;
	return sharp(Buffer.from(svg)).png().toBuffer();
}
const rect = (x: number, y: number, width: number, height: number, fill = '#000') =>
	`<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"/>`;
const word = (y: number) => rect(20, y + 8, 60, 4);
const isNothing = async (...inside: string[]) =>
	showsNothing(await picture(...inside), size.width, lines);

test('a picture of one colour is no view, with words there or without', async () => {
	expect(await isNothing()).toBe(true);
	expect(await isNothing(rect(0, 0, 400, 200, '#f6f6f6'))).toBe(true);
	const dot = (side: number) => picture(rect(0, 0, side, side));
	expect(await showsNothing(await dot(3), size.width, [])).toBe(true);
	expect(await showsNothing(await dot(5), size.width, [])).toBe(false);
});

test('a picture that is nearly of one colour is none where most words are missing', async () => {
	const logo = rect(300, 150, 40, 40);
	expect(await isNothing(logo)).toBe(true);
	expect(await isNothing(logo, word(20))).toBe(true);
	expect(await isNothing(logo, word(20), word(60))).toBe(false);
	expect(await showsNothing(await picture(logo), size.width, lines.slice(0, 2))).toBe(false);
	// A word beside the lines, or a line that reaches out of the picture.
	expect(await isNothing(logo, word(170))).toBe(true);
	const below = [...lines.slice(0, 3), box(-50, 190, 500, 40)];
	expect(await showsNothing(await picture(rect(300, 195, 90, 5)), size.width, below)).toBe(true);
});

test('a picture with more on it is a view, whatever its words', async () => {
	expect(await isNothing(rect(300, 100, 60, 60))).toBe(false);
});
