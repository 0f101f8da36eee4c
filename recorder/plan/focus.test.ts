import { expect, test } from 'vitest';
import { focusOf, headlineOf } from './focus.ts';
import type { Part } from './parts.ts';
import { box, boxPart, line, picture } from './testing/parts.ts';

const window = { width: 1000, height: 800 };
const headline = line(box(60, 200, 300, 100), 90, 'headline');
const focus = (...parts: Part[]) => focusOf(parts, window).blick;

test('what matters most is the middle of the largest picture in the window', () => {
	expect(focus(headline, picture(box(500, 100, 400, 300)), picture(box(0, 500, 300, 300)))).toEqual(
		[700, 250],
	);
});

test('only the visible piece of a picture counts', () => {
	expect(focus(picture(box(700, 500, 400, 400)), picture(box(-100, -100, 500, 400)))).toEqual([
		200, 150,
	]);
});

test('a picture of less than 8 or more than 70 % of the window is an ornament or its ground, and the headline counts', () => {
	expect(focus(headline, picture(box(500, 0, 250, 255)))).toEqual([210, 250]);
	expect(focus(headline, picture(box(500, 0, 250, 256)))).toEqual([625, 128]);
	expect(focus(picture(box(0, 240, 1000, 560)))).toEqual([500, 520]);
	expect(focus(picture(box(0, 239, 1000, 561)))).toEqual([500, 400]);
});

test('a picture that more than a quarter of the headline stands on is a ground', () => {
	expect(focus(headline, picture(box(100, 0, 400, 700)))).toEqual([210, 250]);
	expect(focus(headline, picture(box(284, 0, 400, 700)))).toEqual([210, 250]);
	expect(focus(headline, picture(box(285, 0, 400, 700)))).toEqual([485, 350]);
});

test('a picture that another one covers by more than half is a ground', () => {
	const pattern = picture(box(500, 0, 500, 800));
	expect(focus(pattern, picture(box(520, 100, 460, 500)))).toEqual([750, 350]);
	expect(focus(pattern, picture(box(500, 0, 500, 400)))).toEqual([750, 400]);
	expect(focus(pattern, picture(box(500, 0, 500, 402)))).toEqual([750, 201]);
	// In front of what it covers.
	expect(focus(picture(box(520, 100, 460, 500)), pattern)).toEqual([750, 400]);
});

test('a coloured area is no picture', () => {
	expect(focus(boxPart(box(500, 100, 400, 300)), headline)).toEqual([210, 250]);
});

test('without picture and headline it is the middle of the window', () => {
	expect(focus()).toEqual([500, 400]);
});

test('the header ends at its lower edge, or nowhere, where it holds the headline or is not there', () => {
	const header = boxPart(box(0, 0, 1000, 72.4), 'header');
	const end = (...parts: Part[]) => focusOf(parts, window).kopf;
	expect(end(header, headline)).toBe(72);
	expect(end(header)).toBe(72);
	expect(end(boxPart(box(0, 0, 1000, 30)), header, line(box(60, 72, 300, 90), 90))).toBe(72);
	expect(end(boxPart(box(0, 0, 1000, 500), 'header'), headline)).toBe(0);
	expect(end(boxPart(box(0, -80, 1000, 72), 'header'), headline)).toBe(0);
	expect(end(boxPart(box(0, 0, 1000, 900), 'header'))).toBe(800);
	expect(end(headline)).toBe(0);
});

test('the headline is the h1 with all its lines from top to bottom, the largest first of all', () => {
	const small = line(box(80, 100, 500, 60), 40, 'headline');
	const large = line(box(60, 170, 300, 50), 50, 'headline');
	const found = headlineOf([line(box(0, 0, 9, 9), 90), large, small]);
	expect(found).toEqual({ box: box(60, 100, 520, 120), lines: [small, large], largest: large });
});

test('without an h1 it is what stands in the largest type', () => {
	const lower = line(box(60, 300, 300, 50), 50);
	const upper = line(box(60, 100, 200, 50), 50);
	const others = [boxPart(box(0, 0, 900, 700)), line(box(0, 0, 900, 20), 20)];
	expect(headlineOf([...others, lower, upper])?.lines).toEqual([upper, lower]);
	expect(headlineOf([])).toBeUndefined();
});
