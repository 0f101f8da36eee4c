import { expect, test } from 'vitest';
import { arePhoneHours } from './phone-hours.ts';

test.each([
	'montags bis freitags 8.30 bis 12 Uhr',
	'nach Vereinbarung',
	'',
	'9 bis 24 Uhr',
	'9:30 bis 17:30 Uhr',
	'20 bis 0 Uhr',
	'9 Uhr bis 17 Uhr',
	'montags 9–12 und 14-16 Uhr',
	'werktags bis 17.30 Uhr',
	'rund um die Uhr, 365 Tage',
	'montags bis freitags, 24.12. bis 6.1. nicht',
])('„%s“ may be hours', (words) => {
	expect(arePhoneHours(words)).toBe(true);
});

test.each([
	'9 bis 71 Uhr',
	'17 bis 9 Uhr',
	'9 bis 9 Uhr',
	'8 bis 9 Uhr und 12.30 bis 12.05 Uhr',
	'23 bis 24.01 Uhr',
	'17:00 bis 9:00 Uhr',
	'9.75 bis 12.80 Uhr',
	'10 bis 9, 14 bis 16 Uhr',
	'17–9 Uhr',
	'17 Uhr bis 9 Uhr',
	'bis 25 Uhr',
	'ab 9.60 Uhr',
])('„%s“ are no hours', (words) => {
	expect(arePhoneHours(words)).toBe(false);
});
