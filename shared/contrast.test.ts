import { expect, test } from 'vitest';
import { contrast, toRgb } from './contrast.ts';

test.each([
	['#000000', '#ffffff', 21],
	['#ffffff', '#000000', 21],
	['#777777', '#ffffff', 4.48],
	['#ff0000', '#ffffff', 4],
	['#00ff00', '#000000', 15.3],
	['#0000ff', '#ffffff', 8.59],
	['#0a0a0a', '#000000', 1.06],
	['rgb(200, 100, 50)', '#c86432', 1],
])('%s and %s have a contrast of %d', (one, other, ratio) => {
	expect(contrast(toRgb(one), toRgb(other))).toBeCloseTo(ratio, 1);
});

test('colours are read as files and browsers write them; what is none is black', () => {
	expect(['#0a80ff', 'rgb(1, 22, 255)', 'transparent'].map(toRgb)).toEqual([
		[10, 128, 255],
		[1, 22, 255],
		[0, 0, 0],
	]);
});
