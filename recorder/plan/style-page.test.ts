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

test('running text becomes x-height and baseline, a headline becomes outlined letters', () => {
	expect(draw(paragraph)).toContain('--plan-line:var(--plan-ink)');
	const small = { ...paragraph, type: { size: 13, weight: '400' }, scale: 0.5 };
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
	expect(draw(title) + draw(button)).not.toMatch(/filter|6px/);
});

const card = { ...white, standsOut: false };

test('a white card in front of a photograph is framed', () => {
	expect(draw(card)).toContain('box-shadow:none');
	expect(draw(card, sketched)).toContain('inset 0 0 0 0.65px var(--plan-ink)');
	expect(draw(card, sketched, [card, picture]), 'but not round one').not.toContain('0.65px');
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
});

test('a sketch takes the place of its photograph in a scaled or turned element, too', () => {
	expect(draw(picture, sketched)).toContain(encodeURIComponent('viewBox="0 0 80 60"'));
	const sketch = encodeURIComponent('<g transform="matrix(2)"><path/></g></svg>');
	expect(draw(picture, sketched)).toContain(`${sketch}") 0 0/100% 100% no-repeat`);
});
