import { expect, test } from 'vitest';
import { inDative, readPeriod } from './period.ts';

test.each([
	['7 Tage', '7 Tagen'],
	['14 Tagen', '14 Tagen'],
	['eine Woche', 'einer Woche'],
	['zwei Wochen', '2 Wochen'],
	['1 Monat', 'einem Monat'],
	['3 monate', '3 Monaten'],
	['24 Stunden', '24 Stunden'],
])('„%s“ ends „spätestens nach“ as „%s“', (typed, dative) => {
	const period = readPeriod(typed);
	expect(period && inDative(period)).toBe(dative);
});

test.each(['weiß nicht', '0 Tage', 'Tage', '7', 'ein paar Tage', ''])(
	'„%s“ is no span of time',
	(typed) => {
		expect(readPeriod(typed)).toBeUndefined();
	},
);
