import { expect, test } from 'vitest';
import { easeOut, slideAfterDrag, stopAt } from './row-of-slides.ts';

test.each([
	[-1, 6, 2, 0],
	[3, 6, 2, 3],
	[5, 6, 2, 4],
	[1, 1, 2, 0],
])('slide %i of %i, %i in sight: the row stops at %i', (slide, slides, inSight, stop) => {
	expect(stopAt(slide, { slides, inSight })).toBe(stop);
});

test.each([
	[1, 1.14, 1],
	[1, 1.16, 2],
	[1, 0.86, 1],
	[1, 0.84, 0],
	[0, 2.3, 3],
])('a drag from %d to %d ends at %i', (from, to, slide) => {
	expect(slideAfterDrag(from, to)).toBe(slide);
});

test('a slide begins fast, ends slowly, and never goes too far', () => {
	expect([-1, 0, 0.5, 1, 2].map(easeOut)).toEqual([0, 0, 0.875, 1, 1]);
});
