import { expect, test } from 'vitest';
import { numberOf } from './stat-figures.ts';

test.each([
	['+12', 12],
	['1', 1],
])('the number in „%s“ is %i', (figure, number) => {
	expect(numberOf(figure)).toBe(number);
});
