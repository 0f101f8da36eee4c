import { expect, test } from 'vitest';
import { headlineOf } from './leader.ts';
import { measure } from './measure.ts';
import type { Part } from './parts.ts';
import { sheetLayouts } from './sheet.ts';
import { box, boxPart, line } from './testing/parts.ts';

const page: Part[] = [
	boxPart(box(0, 0, 1280, 72), 'header'),
	line(box(60, 90.4, 520, 105), 92, 'headline'),
	line(box(60, 195, 604, 119), 92, 'headline'),
	line(box(900, 100, 300, 24), 18, 'paragraph'),
	boxPart(box(60, 400, 200, 56), 'button'),
];

/** The sheet of a desktop's page whose font is known. */
const sheetOf = (parts: Part[], headline = headlineOf(parts)) =>
	measure(parts, sheetLayouts.desktop, 'bild-1', headline && { ...headline, font: 'Arial' });

test('the chains give the real lengths between header, headline, button and edges', () => {
	const { ketten } = sheetOf(page);
	expect(ketten.map(({ richtung, marken, masse }) => ({ richtung, marken, masse }))).toEqual([
		{
			richtung: 'senkrecht',
			marken: [108, 180, 198, 422, 508, 564, 908],
			masse: [72, null, 224, 86, 56, 344],
		},
		{ richtung: 'senkrecht', marken: [108, 908], masse: [800] },
		{ richtung: 'waagrecht', marken: [160, 220, 824, 1060, 1440], masse: [60, 604, 236, 380] },
	]);
});

test('edges less than 16 px apart count as one, also at the page’s edge', () => {
	const narrow = [
		line(box(8, 100, 300, 40), 40, 'headline'),
		line(box(310, 200, 200, 20), 16, 'paragraph'),
	];
	const { ketten } = sheetOf(narrow);
	expect(ketten.at(-1)?.marken).toEqual([160, 468, 1440]);
});

test('the leader names the font in use, its weight, size and line height', () => {
	expect(sheetOf(page).hinweis?.text).toBe('Arial 300, 92/90');
	expect(sheetOf([]).hinweis).toBeUndefined();
});

test('the leader rises where it crosses neither logo nor menu', () => {
	const free = sheetOf(page).hinweis?.knick.x ?? 0;
	const logo = line(box(free - 160 - 40, 20, 80, 24), 20);
	const x = sheetOf([logo, ...page], headlineOf(page)).hinweis?.knick.x ?? 0;
	expect(Math.abs(x - free)).toBeGreaterThan(40);
	expect(x).toBeGreaterThan(160 + 60);
	expect(x).toBeLessThan(160 + 580);
});

test('where a logo covers all of its first line, the leader starts at the second and passes the first', () => {
	const logo = line(box(40, 20, 300, 40), 32);
	const lines = [
		line(box(60, 120, 230, 90), 82, 'headline'),
		line(box(60, 210, 520, 90), 82, 'headline'),
	];
	const { punkt } = sheetOf([logo, ...lines], headlineOf(lines)).hinweis ?? {};
	expect(punkt?.x).toBeGreaterThan(160 + 340 + 12);
	expect(punkt?.y).toBeGreaterThan(108 + 210);
});

test.each([
	{ x: 403, until: 720, why: 'in the middle of the page: left of the resting section line' },
	{ x: 700, until: undefined, why: 'on the right: none, the built page covers it' },
])('the leader to a headline $why', ({ x, until }) => {
	const parts = [line(box(x, 300, 474, 58), 48, 'headline')];
	const { hinweis } = sheetOf(parts);
	if (until) expect(hinweis?.knick.x).toBeLessThanOrEqual(until);
	else expect(hinweis).toBeUndefined();
});
