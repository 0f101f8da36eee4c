import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { HOUR, isOver, lastsSql, MINUTE, pauseAfter } from './times.ts';

test('a pause is a minute after the first failure, doubles with each, and is never longer than an hour', () => {
	const pauses = [1, 2, 3, 6, 7, 8, 50].map((attempts) => pauseAfter(attempts) / MINUTE);
	expect(pauses).toEqual([1, 2, 4, 32, 60, 60, 60]);
});

test.each([
	['just now', 0, false],
	['half its time ago', HOUR / 2, false],
	['a millisecond less than it lasts ago', HOUR - 1, false],
	['as long ago as it lasts', HOUR, true],
	['later than now, by a clock that was ahead', -1, true],
])('a pause of an hour that began %s (%d ms) is over: %s', (_, ago, over) => {
	const now = Date.UTC(2026, 10, 29);
	expect(isOver(now - ago, HOUR, now)).toBe(over);
	using db = new DatabaseSync(':memory:');
	const ask = db.prepare(`SELECT ${lastsSql(':begun', HOUR)} AS isOn`);
	expect(ask.get({ begun: now - ago, now })).toEqual({ isOn: over ? 0 : 1 });
});
