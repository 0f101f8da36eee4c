import { expect, test } from 'vitest';
import { fixturePicture } from '../../../testing/fixture-picture.ts';
import { cutAtLeft } from './shown-figure.ts';

/** Half of a picture of 1280 by 800 px is in sight. */
const HALF = 0.8;

test.each([
	['at the left edge', 0, 0],
	['nearer to the left edge than half a frame', 0.2, 0],
	['in the middle', 0.5, 0.5],
	['right of it', 0.6, 0.7],
	['at the right edge', 1, 1],
])('a narrow frame shows what matters of a wide picture: %s', (_, focus, cut) => {
	expect(cutAtLeft({ picture: fixturePicture, text: '', focus }, HALF)).toBeCloseTo(cut);
});

test('a frame as wide as the picture cuts nothing off', () => {
	expect(cutAtLeft({ picture: fixturePicture, text: '', focus: 0.9 }, 1.6)).toBe(0);
});
