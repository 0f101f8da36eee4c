import { expect, test } from 'vitest';
import { focusOf } from './focus.ts';
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
	expect(focus(headline, picture(box(500, 0, 250, 257)))).toEqual([625, 129]);
	expect(focus(picture(box(0, 241, 1000, 559)))).toEqual([500, 521]);
	expect(focus(picture(box(0, 239, 1000, 561)))).toEqual([500, 400]);
});

test('a picture that the headline stands on is a ground; one that it only touches is none', () => {
	expect(focus(headline, picture(box(100, 0, 400, 700)))).toEqual([210, 250]);
	expect(focus(headline, picture(box(300, 0, 400, 700)))).toEqual([500, 350]);
});

test('a picture that another one mostly covers is a ground', () => {
	const pattern = picture(box(500, 0, 500, 800));
	expect(focus(pattern, picture(box(520, 100, 460, 500)))).toEqual([750, 350]);
	expect(focus(pattern, picture(box(500, 0, 500, 390)))).toEqual([750, 400]);
	// In front of what it covers.
	expect(focus(picture(box(520, 100, 460, 500)), pattern)).toEqual([750, 400]);
});

test('without picture and headline it is the middle of the window', () => {
	expect(focus()).toEqual([500, 400]);
});

test('the header ends at its lower edge, or nowhere, where it holds the headline or is not there', () => {
	const header = boxPart(box(0, 0, 1000, 72.4), 'header');
	const end = (...parts: Part[]) => focusOf(parts, window).kopf;
	expect(end(header, headline)).toBe(72);
	expect(end(header)).toBe(72);
	expect(end(boxPart(box(0, 0, 1000, 500), 'header'), headline)).toBe(0);
	expect(end(boxPart(box(0, -80, 1000, 72), 'header'), headline)).toBe(0);
	expect(end(boxPart(box(0, 0, 1000, 900), 'header'))).toBe(800);
	expect(end(headline)).toBe(0);
});
