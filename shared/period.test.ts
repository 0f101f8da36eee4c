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
	[' zwölf Tage ', '12 Tagen'],
	['einem Jahr', 'einem Jahr'],
	['einer Stunde', 'einer Stunde'],
	['1 Tag', 'einem Tag'],
	['9999tage', '9999 Tagen'],
])('„%s“ ends „spätestens nach“ as „%s“', (typed, dative) => {
	const period = readPeriod(typed);
	expect(period && inDative(period)).toBe(dative);
});

test.each([
	'weiß nicht',
	'0 Tage',
	'null Tage',
	'Tage',
	'7',
	'ein paar Tage',
	'in 7 Tagen',
	'7 Tagesel',
	'12345 Tage',
	'keine Woche',
	'einen-Tag',
	'',
])('„%s“ is no span of time', (typed) => {
	expect(readPeriod(typed)).toBeUndefined();
});
