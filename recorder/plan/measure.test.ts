import { expect, test } from 'vitest';
import { headlineOf } from './focus.ts';
import { measure } from './measure.ts';
import type { Part } from './parts.ts';
import { box, boxPart, line } from './testing/parts.ts';

const page: Part[] = [
	boxPart(box(0, 0, 1280, 72), 'header'),
	line(box(60, 90.4, 520, 105), 92, 'headline'),
	line(box(60, 195, 604, 119), 92, 'headline'),
	line(box(900, 100, 300, 24), 18, 'paragraph'),
	boxPart(box(60, 400, 200, 56), 'button'),
];

/** What is said of a page whose font is known. */
const measured = (parts: Part[], headline = headlineOf(parts)) => measure(parts, headline, 'Arial');

test('the chains give the real lengths from the page’s edge to header, headline and button, as far as the drawn half reaches', () => {
	expect(measured(page).ketten).toEqual([
		{
			richtung: 'senkrecht',
			lage: 30,
			ab: 42,
			marken: [0, 72, 90, 314, 400, 456],
			masse: [72, null, 224, 86, 56],
		},
		{ richtung: 'waagrecht', lage: 770, ab: 758, marken: [0, 60], masse: [60] },
	]);
});

test('edges less than 16 px apart count as one, also at the page’s edge', () => {
	const narrow = [
		line(box(8, 100, 300, 40), 40, 'headline'),
		line(box(310, 200, 200, 20), 16, 'paragraph'),
	];
	expect(measured(narrow).ketten.at(-1)?.marken).toEqual([0, 308]);
});

test.each([
	{ x: 8, place: 308 + 30, why: 'right of a headline at the page’s edge' },
	{ x: 60, place: 30, why: 'at the page’s edge' },
])('the vertical chain stands $why', ({ x, place }) => {
	const [upright] = measured([line(box(x, 100, 300, 40), 40, 'headline')]).ketten;
	expect(upright?.lage).toBe(place);
});

test('the vertical chain begins below a header whose logo is in its way, and is left out where letters fill the drawn half', () => {
	const logo = line(box(8, 20, 80, 30), 30);
	expect(measured([logo, ...page], headlineOf(page)).ketten[0]?.marken[0]).toBe(72);
	const wide = measured([line(box(8, 100, 1200, 40), 40, 'headline')]).ketten;
	expect(wide.filter(({ richtung }) => richtung === 'senkrecht')).toEqual([]);
});

/** The same page with room for words below its header. */
const airy = [boxPart(box(0, 0, 1280, 66), 'header'), ...page.slice(1)];

test('the leader names the font in use, its weight, size and line height', () => {
	expect(measured(airy).hinweis?.text).toBe('Arial 300, 92/90');
	expect(measured([]).hinweis).toBeUndefined();
});

test('the words stand above the headline and touch neither logo nor menu nor the line below the header', () => {
	const { knick } = measured(airy).hinweis ?? {};
	expect(knick?.y).toBeGreaterThanOrEqual(66 + 10);
	expect(knick?.y).toBeLessThan(90);
	const menu = line(box(40, 60, 560, 24), 18);
	expect(measured([menu, ...airy], headlineOf(page)).hinweis).toBeUndefined();
});

test('where a logo covers all of its first line, the leader starts at the second and passes the first', () => {
	const logo = line(box(40, 90, 300, 40), 32);
	const lines = [
		line(box(60, 140, 230, 90), 82, 'headline'),
		line(box(60, 230, 520, 90), 82, 'headline'),
	];
	const { punkt } = measured([logo, ...lines], headlineOf(lines)).hinweis ?? {};
	expect(punkt?.x).toBeGreaterThan(340 + 8);
	expect(punkt?.y).toBeGreaterThan(230);
});

test.each([
	{ x: 203, isNamed: true, why: 'in the middle of the page: left of the resting section line' },
	{ x: 700, isNamed: false, why: 'on the right: none, the built page covers it' },
])('the leader to a headline $why', ({ x, isNamed }) => {
	const { hinweis } = measured([line(box(x, 300, 474, 58), 48, 'headline')]);
	if (isNamed) expect(hinweis?.knick.x).toBeLessThanOrEqual(640);
	else expect(hinweis).toBeUndefined();
});
