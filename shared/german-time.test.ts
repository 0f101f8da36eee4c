import { expect, test } from 'vitest';
import {
	GERMAN_CLOCK,
	GERMAN_DATE,
	GERMAN_DAY,
	GERMAN_MONTH,
	GERMAN_SHORT_DATE,
	germanClock,
} from './german-time.ts';

test('times are those of Germany, wherever they are formatted', () => {
	const newYear = new Date('2026-12-31T23:05:00Z');
	const formats = [GERMAN_DAY, GERMAN_DATE, GERMAN_SHORT_DATE, GERMAN_CLOCK, GERMAN_MONTH];
	expect(formats.map((format) => format.format(newYear))).toEqual([
		'2027-01-01',
		'01.01.2027',
		'01.01.',
		'00:05',
		'Januar 2027',
	]);
	expect(germanClock(newYear)).toBe('00:05 Uhr MEZ');
	expect(germanClock(new Date('2026-07-01T12:00:00Z'))).toBe('14:00 Uhr MESZ');
});
