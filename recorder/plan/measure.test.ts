import { expect, test } from 'vitest';
import { headlineOf } from './focus.ts';
import { measure } from './measure.ts';
import type { Part } from './parts.ts';
import { box, boxPart, line, picture } from './testing/parts.ts';

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

/** The ticks of a page's two chains. */
const ticks = (...parts: Part[]) => {
	const marksOf = (direction: string) =>
		measured(parts).ketten.find(({ richtung }) => richtung === direction)?.marken;
	return { across: marksOf('waagrecht'), down: marksOf('senkrecht') };
};
const headline = line(box(60, 100, 200, 40), 40, 'headline');
const paragraph = line(box(400, 150, 90, 20), 16, 'paragraph');

test('edges less than 16 px apart count as one, also at the page’s edge and in its middle', () => {
	const words = (x: number) => line(box(x, 200, 99, 20), 16, 'paragraph');
	expect(ticks(line(box(16, 100, 608, 40), 40, 'headline')).across).toEqual([0, 16, 624]);
	expect(ticks(line(box(15, 100, 610, 40), 40, 'headline')).across).toBeUndefined();
	expect(ticks(line(box(20, 100, 280, 40), 40, 'headline'), words(316)).across).toEqual([
		0, 20, 300, 316,
	]);
	expect(ticks(line(box(20, 100, 280, 40), 40, 'headline'), words(315)).across).toEqual([
		0, 20, 300,
	]);
	expect(measured([])).toEqual({ ketten: [] });
});

test('a length of less than 34 px has no figure', () => {
	const figures = (x: number) =>
		measured([line(box(x, 100, 200, 40), 40, 'headline')]).ketten.at(-1)?.masse;
	expect(figures(33)).toEqual([null, 200]);
	expect(figures(34)).toEqual([34, 200]);
});

test('a picture is measured, the largest of them; without one it is the first paragraph', () => {
	const photograph = picture(box(300, 200, 240, 101));
	const area = boxPart(box(0, 0, 1000, 700));
	expect(ticks(headline, paragraph, area, photograph, picture(box(300, 200, 241, 100)))).toEqual({
		across: [0, 60, 260, 300, 540],
		down: [0, 100, 140, 200, 301],
	});
	const small = picture(box(300, 200, 240, 100));
	expect(ticks(headline, small, paragraph)).toEqual({
		across: [0, 60, 260, 400],
		down: [0, 100, 140],
	});
});

test('a picture from edge to edge gives only its height', () => {
	const band = (width: number) => ticks(headline, paragraph, picture(box(100, 200, width, 101)));
	expect(band(1152)).toEqual({ across: [0, 60, 260, 400], down: [0, 100, 140, 200, 301] });
	expect(band(1151).across).toEqual([0, 60, 100, 260]);
});

test.each([
	{ box: box(60, 400, 61, 30), isMeasured: true, why: 'wide and high enough' },
	{ box: box(60, 400, 60, 30), isMeasured: false, why: 'as narrow as a word' },
	{ box: box(60, 400, 61, 29), isMeasured: false, why: 'as low as a word' },
	{ box: box(60, 739, 61, 60), isMeasured: true, why: 'whole' },
	{ box: box(60, 740, 61, 60), isMeasured: false, why: 'cut by the window' },
	{ box: box(60, 400, 61, 30), borders: [1, 1, 1, 1], isMeasured: true, why: 'framed' },
	{ box: box(60, 400, 61, 30), borders: [0, 0, 1, 0], isMeasured: false, why: 'underlined' },
])('a button is measured before a picture: $why', ({ box: where, borders, isMeasured }) => {
	const button = boxPart(where, 'button');
	const shown = borders ? { ...button, borders, standsOut: false } : button;
	const { down } = ticks(headline, shown, picture(box(300, 200, 240, 101)));
	const [top, bottom] = isMeasured ? [where.y, where.y + where.height] : [200, 301];
	expect(down).toEqual([0, 100, 140, top, bottom].filter((y) => y <= 784));
});

test.each([
	{ x: 8, place: 308 + 30, why: 'right of a headline at the page’s edge' },
	{ x: 60, place: 30, why: 'at the page’s edge' },
])('the vertical chain stands $why', ({ x, place }) => {
	const [upright] = measured([line(box(x, 100, 300, 40), 40, 'headline')]).ketten;
	expect(upright?.lage).toBe(place);
});

test('the vertical chain stands as far right as the drawn half reaches', () => {
	const upright = (width: number) =>
		measured([line(box(8, 100, width, 40), 40, 'headline')]).ketten[0];
	expect(upright(602)).toMatchObject({ richtung: 'senkrecht', lage: 640, ab: 652 });
	expect(upright(603)?.richtung).toBe('waagrecht');
});

test.each([
	{ part: line(box(8, 20, 80, 30), 30), from: 72, why: 'letters' },
	{ part: line(box(41, 20, 80, 30), 30), from: 72, why: 'letters beside the line' },
	{ part: line(box(42, 20, 80, 30), 30), from: 0, why: 'letters further right' },
	{ part: line(box(8, 20, 80, 16), 14), from: 0, why: 'running text' },
	{ part: line(box(8, 457, 80, 30), 30), from: 0, why: 'letters below its end' },
	{ part: picture(box(8, 20, 60, 40)), from: 72, why: 'a logo' },
	{ part: picture(box(8, 0, 240, 100)), from: 0, why: 'a photograph' },
	{ part: boxPart(box(8, 20, 60, 40)), from: 0, why: 'a box' },
])('the vertical chain begins at $from px where there is $why', ({ part, from }) => {
	expect(measured([part, ...page], headlineOf(page)).ketten[0]).toMatchObject({
		richtung: 'senkrecht',
		lage: 30,
		marken: [0, 72, 90, 314, 400, 456].filter((mark) => mark >= from),
	});
});

test('below a header with a logo it reaches no further down than its last tick', () => {
	const logos = [line(box(8, 20, 80, 30), 30), line(box(8, 470, 80, 30), 30)];
	expect(measured([...logos, ...page], headlineOf(page)).ketten[0]?.lage).toBe(30);
});

/** The same page with room for words below its header. */
const airy = [boxPart(box(0, 0, 1280, 66), 'header'), ...page.slice(1)];

test('the leader names the font in use, its weight, size and line height', () => {
	expect(measured(airy).hinweis?.text).toBe('Arial 300, 92/90');
	expect(measured([]).hinweis).toBeUndefined();
});

test('the words stand above the headline and touch neither logo nor menu nor the line below the header', () => {
	expect(measured(airy).hinweis).toMatchObject({
		punkt: { x: 382, y: 104 },
		knick: { x: 382, y: 80 },
		seite: 'links',
	});
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

/** Where the words stand above a headline, with something else on the page. */
const words = (where: ReturnType<typeof box>, ...others: Part[]) => {
	const found = line(where, 50, 'headline');
	return measured([...others, found], headlineOf([found])).hinweis;
};
// “Arial 300, 50/49” takes 180 px beside its bend, and 20 in height.
const low = box(398, 200, 100, 50);

test('the words stand left of the bend; where that is taken, right of it, as far as the drawn half reaches', () => {
	expect(words(low)).toMatchObject({ seite: 'links', knick: { x: 460, y: 190 } });
	const text = line(box(300, 180, 100, 20), 18);
	expect(words(low, text)).toMatchObject({ seite: 'rechts', knick: { x: 460, y: 190 } });
	// A px further right they would leave it, so they stand higher.
	const moved = words({ ...low, x: 399 }, text);
	expect(moved).toMatchObject({ seite: 'links', knick: { x: 461, y: 170 } });
});

test('the words do not leave the page on the left', () => {
	expect(words(box(56, 200, 200, 50))).toMatchObject({ seite: 'links', punkt: { x: 180 } });
	expect(words(box(55, 200, 200, 50))).toMatchObject({ seite: 'rechts', punkt: { x: 179 } });
});

test('where both sides are taken, the words stand higher, and nowhere above the page', () => {
	const both = [line(box(0, 172, 440, 28), 18), line(box(480, 172, 160, 28), 18)];
	expect(words(low, ...both)?.knick.y).toBe(162);
	expect(words(box(60, 30, 200, 50))?.knick.y).toBe(20);
	expect(words(box(60, 29, 200, 50))).toBeUndefined();
});

test('the leader passes nothing: text less than 8 px beside it is in its way', () => {
	const around = (x: number) => [line(box(0, 172, 640, 28), 18), line(box(x, 150, 9, 9), 18)];
	expect(words(low, ...around(0))).toBeUndefined();
	const gap = (left: number, right: number) => [
		line(box(0, 172, left, 28), 18),
		line(box(right, 172, 640 - right, 28), 18),
	];
	expect(words(low, ...gap(452, 468))?.punkt.x).toBe(460);
	expect(words(low, ...gap(453, 468))).toBeUndefined();
	expect(words(low, ...gap(452, 467))).toBeUndefined();
});

test('the flags of the section line hang above, to its left and right', () => {
	expect(words(box(398, 80, 100, 50))?.knick.y).toBe(70);
	expect(words(box(398, 79, 100, 50))).toBeUndefined();
});

test('the words cross a large picture, and no small one', () => {
	expect(words(low, picture(box(0, 0, 640, 160)), picture(box(0, 160, 640, 160)))).toBeDefined();
	expect(words(low, picture(box(0, 41, 640, 159)))).toBeUndefined();
});

test('the words touch no edge of an area that can be seen, and stand inside it', () => {
	const area = (y: number, height: number) => boxPart(box(0, y, 640, height));
	const plain = { ...area(180, 300), standsOut: false };
	expect(words(low, area(100, 300))?.knick.y).toBe(190);
	expect(words(low, area(100, 90))).toBeUndefined();
	expect(words(low, area(190, 300))).toBeUndefined();
	expect(words(low, area(100, 79))?.knick.y).toBe(190);
	expect(words(low, area(100, 80))).toBeUndefined();
	expect(words(low, plain)?.knick.y).toBe(190);
	expect(words(low, { ...plain, borders: [0, 0, 1, 0] })).toBeUndefined();
});
