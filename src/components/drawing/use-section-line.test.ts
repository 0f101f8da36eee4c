import { expect, test } from 'vitest';
import { percentAt } from './use-section-line.ts';

test.each([
	[80, 0],
	[720, 50],
	[1360, 100],
	[20, 0],
	[1400, 100],
])('a pointer at %i px of a box from 80 to 1360 px is at %i %%', (clientX, percent) => {
	expect(percentAt(clientX, { left: 80, width: 1280 })).toBe(percent);
});
