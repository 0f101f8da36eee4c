import { expect, test } from 'vitest';
import { isPastMonth, readMonth } from './month.ts';

const TODAY = new Date(2026, 10, 28);

test.each([
	['Februar 2027', 'Februar 2027'],
	['februar', 'Februar 2027'],
	['Dez.', 'Dezember 2026'],
	['ab März', 'März 2027'],
	['Anfang märz 2027', 'Anfang März 2027'],
	['2/2027', 'Februar 2027'],
	['2 / 2027', 'Februar 2027'],
	['ab sofort', 'sofort'],
	[' Sofort ', 'sofort'],
	['November', 'November 2026'],
	['12/2026', 'Dezember 2026'],
	['ab Ende jan. 2027', 'Ende Januar 2027'],
	['Mai-2027', 'Mai 2027'],
])('„%s“ is „%s“', (typed, month) => {
	expect(readMonth(typed, TODAY)).toBe(month);
});

test.each([
	'bald',
	'3',
	'13/2027',
	'0/2027',
	'Februar 27',
	'xJuni',
	'wohl Juni',
	'Juni 2027!',
	'gar nicht sofort',
	'sofort?',
	'ma',
	'',
])('„%s“ is no month', (typed) => {
	expect(readMonth(typed, TODAY)).toBeUndefined();
});

test('a month is past once the next has begun', () => {
	expect(isPastMonth('November 2026', TODAY)).toBe(false);
	expect(isPastMonth('Ende Oktober 2026', TODAY)).toBe(true);
	expect(isPastMonth('Januar 2027', TODAY)).toBe(false);
	expect(isPastMonth('Dezember 2025', TODAY)).toBe(true);
	expect(isPastMonth('sofort', TODAY)).toBe(false);
});
