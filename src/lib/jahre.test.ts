import { expect, test } from 'vitest';
import { jahreErfahrung } from './jahre.ts';

test('counts calendar years, not days', () => {
	expect(jahreErfahrung(2021, new Date(2026, 10, 20))).toBe(5);
});

test('changes at the turn of the year', () => {
	expect(jahreErfahrung(2021, new Date(2026, 11, 31, 23, 59, 59))).toBe(5);
	expect(jahreErfahrung(2021, new Date(2027, 0, 1))).toBe(6);
});
