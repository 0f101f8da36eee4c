import { expect, test } from 'vitest';
import { neighboursOf } from './neighbours.ts';

test.each([
	['in the middle', 'abc', 'b', { next: 'c', previous: 'a' }],
	['the last one leads to the first', 'abc', 'c', { next: 'a', previous: 'b' }],
	['and the first back to the last', 'abc', 'a', { next: 'b', previous: 'c' }],
	['of two the other comes next, once', 'ab', 'a', { next: 'b' }],
	['of two the one before comes next, once', 'ab', 'b', { next: 'a' }],
	['a single one has none', 'a', 'a', {}],
])('%s', (_, list, one, neighbours) => {
	expect(neighboursOf([...list], one)).toEqual(neighbours);
});
