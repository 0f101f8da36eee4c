import { expect, test } from 'vitest';
import { withYears, yearsOfExperience } from './use-experience.ts';

test.each([
	['{jahre} Jahre Erfahrung', 5, '5 Jahre Erfahrung'],
	['{jahre} Jahre Erfahrung', 1, '1 Jahr Erfahrung'],
	['Seit {jahre} Jahren selbstständig', 12, 'Seit 12 Jahren selbstständig'],
	['Seit {jahre} Jahren selbstständig', 1, 'Seit 1 Jahr selbstständig'],
	['{jahre}\u00a0Jahre', 1, '1\u00a0Jahr'],
	['{jahre}\u00a0Jahre, {jahre} J.', 3, '3\u00a0Jahre, 3 J.'],
	['{jahre} Jahresringe', 1, '1 Jahresringe'],
])('„%s“ after %i years reads „%s“', (text, years, read) => {
	expect(withYears(text, years)).toBe(read);
});

test('experience is counted by calendar years', () => {
	expect(yearsOfExperience(2021, new Date(2027, 0, 1))).toBe(6);
});
