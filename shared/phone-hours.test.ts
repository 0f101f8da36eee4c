import { expect, test } from 'vitest';
import { arePhoneHours, phoneHoursFrom } from './phone-hours.ts';

test.each([
	['Mo-Fr 9-17', 'montags bis freitags 9 bis 17 Uhr'],
	['Mo–Do 8:30 – 12:00 Uhr', 'montags bis donnerstags 8.30 bis 12 Uhr'],
	['werktags 9 bis 17 Uhr', 'werktags 9 bis 17 Uhr'],
	['nach Vereinbarung', 'nach Vereinbarung'],
])('„%s“ reads „%s“', (typed, hours) => {
	expect(phoneHoursFrom(typed)).toBe(hours);
	expect(arePhoneHours(hours)).toBe(true);
});

test.each(['9 bis 71 Uhr', '17 bis 9 Uhr'])('„%s“ are no hours', (words) => {
	expect(arePhoneHours(words)).toBe(false);
});
