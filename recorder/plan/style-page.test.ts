import { expect, test } from 'vitest';
import type { Part, Picture } from './parts.ts';
import { type Drawing, stylePage } from './style-page.ts';
import { box, boxPart, line, owner } from './testing/parts.ts';

const where = box(100, 50, 200, 150);
const white = { ...boxPart(where, undefined, 'rgb(255, 255, 255)'), number: 2 };
const paragraph = { ...line(where, 18, 'paragraph'), number: 3 };
const title = { ...line(where, 60, 'headline'), number: 3 };
const picture: Picture = {
	...{ ...owner, number: 4, kind: 'picture', box: where, image: '', vector: undefined },
	back: { transform: 'matrix(2)', width: 80, height: 60 },
};
const sketched = { svg: '<path/>', isSketch: true };

/** The rule for one part. */
function draw(part: Part, drawing?: Drawing, parts: Part[] = [picture, part]): string {
	const drawings = new Map(drawing ? [[picture, drawing]] : []);
	const css = stylePage(parts, box(0, 0, 1280, 800), drawings);
	const rule = new RegExp(`\\[data-werkplan="${part.number}"\\]:[^{ ]*\\{[^}]*`);
	return rule.exec(css)?.[0] ?? '';
}

test('dark areas are hatched densely, strong colours widely, all others stay paper', () => {
	expect(draw(white)).toContain('background:var(--plan-paper)');
	expect(draw({ ...white, fill: 'rgb(11, 74, 84)' })).toContain('background:var(--plan-dense)');
	expect(draw({ ...white, fill: 'rgb(194, 98, 63)' })).toContain('background:var(--plan-wide)');
	const night = { ...white, box: box(0, 0, 1280, 800), fill: 'rgb(25, 25, 25)' };
	expect(draw(night)).toContain('background:var(--plan-calm)');
	expect(draw({ ...white, fill: '' })).toContain('background:none');
});

test('a box that is the ground of the page is only paper or a calm hatch; one that leaves room is framed', () => {
	const ground = (width: number, height: number) =>
		draw({ ...white, box: box(0, 0, width, height) });
	expect(ground(1280, 800)).not.toContain('box-shadow');
	expect(ground(1242, 721)).not.toContain('box-shadow');
	expect(ground(1241, 800)).toContain('box-shadow');
	expect(ground(1280, 720)).toContain('box-shadow');
	const shine = { ...white, box: box(0, 0, 1280, 800), pseudo: '::before' as const };
	expect(draw(shine)).toContain('box-shadow');
});

test('the page has its colours and hatches as properties', () => {
	const css = stylePage([], box(0, 0, 1280, 800), new Map());
	expect(css).toMatch(
		/:root\{--plan-paper:#fff;--plan-ink:#1c1c1c;--plan-soft:#5c5c5c;--plan-dense:url/,
	);
	for (const hatch of ['dense', 'wide', 'calm'])
		expect(css).toMatch(
			new RegExp(`--plan-${hatch}:url\\("data:image/svg\\+xml,[^"]*%22${hatch}%22`),
		);
	// Every declaration outranks those of the page.
	expect(css).toMatch(/transition:none !important;color:transparent !important;/);
});

test('running text becomes x-height and baseline, a headline becomes outlined letters', () => {
	expect(draw(paragraph)).toContain('--plan-line:var(--plan-ink)');
	const small = { ...paragraph, type: { size: 13, weight: '400' }, scale: 0.5 };
	expect(draw({ ...paragraph, type: { size: 16, weight: '400' } })).toContain('var(--plan-ink)');
	expect(draw({ ...title, scale: 0.5 })).toMatch(/text-stroke:5\.2\d*px/);
	expect(draw(paragraph)).toContain('behind:transparent');
	expect(draw(small)).toMatch(/--plan-line:var\(--plan-soft\).*--plan-fine:2px/);
	expect(draw({ ...paragraph, behind: 'rgb(0, 0, 0)' })).toContain('behind:var(--plan-paper)');
	expect(draw(title)).toMatch(/color:var\(--plan-paper\).*text-stroke:2\.6\d*px var\(--plan-ink\)/);
});

test('text and buttons in front of a photograph get a paper edge', () => {
	const button = { ...boxPart(box(120, 80, 100, 40), 'button'), number: 5 };
	expect(draw(paragraph, sketched)).toContain('--plan-behind:var(--plan-paper)');
	expect(draw(title, sketched)).toContain('filter:drop-shadow');
	expect(draw(button, sketched)).toContain('0 0 0 6px var(--plan-paper)');
	expect(draw({ ...title, box: box(800, 600, 90, 20) }, sketched)).not.toContain('filter');
	// All lines of a text, if one of them is over it; not the element that is the photograph.
	const below = { ...title, box: box(800, 600, 90, 20) };
	expect(draw(below, sketched, [picture, title, below])).toContain('filter');
	const own = { ...title, number: picture.number };
	expect(stylePage([picture, own], box(0, 0, 9, 9), new Map([[picture, sketched]]))).not.toContain(
		'px var(--plan-ink) !important;paint-order:stroke !important;filter',
	);
	expect(draw(title) + draw(button)).not.toMatch(/filter|6px/);
});

const card = { ...white, standsOut: false };

test('a white card in front of a photograph is framed', () => {
	expect(draw(card)).toContain('box-shadow:none');
	expect(draw(card, sketched)).toContain('inset 0 0 0 0.65px var(--plan-ink)');
	expect(draw(card, sketched, [card, picture]), 'but not round one').not.toContain('0.65px');
});

test('a low box has a bolder line; only a small one in front of a photograph gets an edge', () => {
	const low = (width: number, height: number) =>
		draw({ ...white, box: box(100, 80, width, height) }, sketched);
	expect(low(100, 89)).toMatch(/0 0 0 0\.85px .*inset 0 0 0 0\.85px .*0 0 0 6px/);
	expect(low(100, 90)).toMatch(/0 0 0 0\.65px .*inset 0 0 0 0\.65px/);
	expect(low(1151, 89)).toContain('6px');
	expect(low(1152, 89)).not.toContain('6px');
	expect(low(1151, 90)).not.toContain('6px');
});

test('a border that stays is a part of the line’s width; a thick one is none', () => {
	const framed = (width: number) => draw({ ...white, borders: [width, width, width, width] });
	expect(framed(1)).toMatch(/0 0 0 0px .*inset 0 0 0 0\.3\d*px/);
	expect(framed(2.4)).toMatch(/0 0 0 0px .*inset 0 0 0 0px/);
	expect(framed(2.5)).toMatch(/0 0 0 0px .*inset 0 0 0 1\.3px/);
	expect(draw({ ...white, borders: [1, 0, 1, 1] })).toContain('0 0 0 0.65px');
	expect(draw({ ...card, borders: [1, 1, 1, 1] })).toContain('inset 0 0 0 0.3');
});

test('an icon is outlined, a vector painted, and both are legible in front of a photograph', () => {
	const icon: Part = { ...owner, number: 6, kind: 'icon', box: where };
	expect(draw(icon)).toMatch(/text-stroke:1\.6px var\(--plan-ink\)/);
	expect(draw(icon, sketched)).toContain('filter');
	expect(draw(picture, { svg: '<path/>', isSketch: false })).toMatch(/^[^{]*\{content:url/);
	expect(draw(picture, { svg: '', isSketch: false })).toBe('');
	expect(draw(picture)).toBe('');
	const logo = (height: number) => {
		const part: Picture = { ...picture, number: 7, box: { ...where, height } };
		const drawings = new Map([
			[picture, sketched],
			[part, { svg: '', isSketch: false }],
		]);
		return stylePage([picture, part], box(0, 0, 1280, 800), drawings);
	};
	expect(logo(89)).toMatch(/"7"\]:not[^{]*\{filter:drop-shadow/);
	expect(logo(90)).not.toMatch(/"7"\]:not/);
});

test('a photograph’s own words and contents are hidden behind its sketch, those of a background stay', () => {
	const sketchOf = (image: string) => {
		const part = { ...picture, image };
		return stylePage([part], box(0, 0, 9, 9), new Map([[part, sketched]]));
	};
	expect(sketchOf('')).toMatch(/object-position:-9999px.*"4"\]:not[^{]* \*\{visibility:hidden/s);
	expect(sketchOf('url(a.jpg)')).not.toMatch(/object-position:-9999px|[{;]visibility:hidden/);
});

test('a thin border stays, a thick one becomes a line', () => {
	const sides = 'border-color:var(--plan-ink) transparent transparent transparent';
	expect(draw({ ...card, borders: [1, 0, 0, 0] })).toContain(`${sides} !important;box-shadow:none`);
	expect(draw({ ...card, borders: [0, 0, 9, 0] })).toContain('inset 0 -1.3px var(--plan-ink)');
});

test('a coloured strip becomes a line, one in the colour of its background is left out', () => {
	const strip = { ...card, box: { ...where, height: 3 } };
	expect(draw({ ...strip, standsOut: true })).toContain('center/100% 1.2px');
	expect(draw(strip)).not.toContain('1.2px');
	const bar = (height: number) => draw({ ...white, box: { ...where, height } });
	expect(bar(4.9)).toContain('1.2px');
	expect(bar(5)).not.toContain('1.2px');
});

test('a sketch takes the place of its photograph in a scaled or turned element, too', () => {
	expect(draw(picture, sketched)).toContain(encodeURIComponent('viewBox="0 0 80 60"'));
	const sketch = encodeURIComponent('<g transform="matrix(2)"><path/></g></svg>');
	expect(draw(picture, sketched)).toContain(`${sketch}") 0 0/100% 100% no-repeat`);
});
