import { expect, test } from 'vitest';
import { delayAfter, isExhausted } from './backoff.ts';

const MINUTE = 60_000;

test('delays double from one minute up to an hour', () => {
	const minutes = [1, 2, 3, 4, 5, 6, 7, 8, 170].map((n) => delayAfter(n, 0.5) / MINUTE);
	expect(minutes).toEqual([1, 2, 4, 8, 16, 32, 60, 60, 60]);
});

test('chance stretches or shortens a delay by a tenth at most', () => {
	expect(delayAfter(1, 0)).toBe(0.9 * MINUTE);
	expect(delayAfter(1, 1)).toBe(1.1 * MINUTE);
});

test('a clock that jumps ahead does not use up the seven days', () => {
	expect(isExhausted(99, 3650 * 24 * 60 * MINUTE)).toBe(false);
});
