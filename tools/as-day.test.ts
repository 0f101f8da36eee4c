import { expect, test } from 'vitest';
import { asDay, faultOfDay } from './as-day.ts';

const today = new Date('2026-11-28T23:30:00Z');

test.each([
	['28.11.2026', '2026-11-28'],
	['8.3.26', '2026-03-08'],
	['28. 11. 2026', '2026-11-28'],
	['28. November 2026', '2026-11-28'],
	['1.März 2026', '2026-03-01'],
	['28. Nov 2026', '2026-11-28'],
	['3. dez. 2026', '2026-12-03'],
	['5.1.2026', '2026-01-05'],
	['2026-11-28', '2026-11-28'],
	[' Heute ', '2026-11-29'],
	['gestern', '2026-11-28'],
])('„%s“ is %s', (typed, day) => {
	expect(asDay(typed, today)).toBe(day);
});

test.each([
	['2025-10-26T22:30:00Z', '2025-10-25'],
	['2026-03-29T22:30:00Z', '2026-03-29'],
])('the day before %s is %s, when the clock changes, too', (now, day) => {
	expect(asDay('gestern', new Date(now))).toBe(day);
});

test.each([
	'im März',
	'3. No 2026',
	'3. Irgendwann 2026',
	'am 28.11.2026',
	'28.11.2026 mündlich',
	'von heute',
])('„%s“ is no day, and stays as it was typed', (typed) => {
	expect(asDay(typed, today)).toBe(typed);
});

test('a consent that is no day or still to come is refused', () => {
	expect(faultOfDay('2026-11-29', today)).toBeUndefined();
	expect(faultOfDay('2026-02-31', today)).toMatch(/Tag wie 28.11.2026/);
	expect(faultOfDay('im März', today)).toMatch(/Tag wie 28.11.2026/);
	expect(faultOfDay('2026-11-30', today)).toMatch(/kommt erst noch/);
});
