import { expect, test } from 'vitest';
import { countOf } from './stats.ts';

test.each([
	['+12', 12],
	['1', 1],
])('„%s“ says %i', (number, count) => {
	expect(countOf(number)).toBe(count);
});
