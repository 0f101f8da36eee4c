import { expect, test } from 'vitest';
import { arePhoneHours, phoneHoursFrom } from './phone-hours.ts';

test.each([
	['Mo-Fr 9-17', 'montags bis freitags 9 bis 17 Uhr'],
	['Mo–Do 8:30 – 12:00 Uhr', 'montags bis donnerstags 8.30 bis 12 Uhr'],
	['werktags 9 bis 17 Uhr', 'werktags 9 bis 17 Uhr'],
	['nach Vereinbarung', 'nach Vereinbarung'],
	[' Sa. bis so. 09.00 bis 24 ', 'samstags bis sonntags 9 bis 24 Uhr'],
	['Di - Mi 10 Uhr - 18 Uhr', 'dienstags bis mittwochs 10 bis 18 Uhr'],
	['Mo-Fr 8.05-9.30, 14-16', 'montags bis freitags 8.05 bis 9.30 Uhr, 14 bis 16 Uhr'],
	['amo-frei 9', 'amo-frei 9'],
])('„%s“ reads „%s“', (typed, hours) => {
	expect(phoneHoursFrom(typed)).toBe(hours);
	expect(arePhoneHours(hours)).toBe(true);
});

test.each([
	'9 bis 71 Uhr',
	'17 bis 9 Uhr',
	'9 bis 9 Uhr',
	'8 bis 9 Uhr und 12.30 bis 12.05 Uhr',
	'23 bis 24.01 Uhr',
])('„%s“ are no hours', (words) => {
	expect(arePhoneHours(words)).toBe(false);
});
