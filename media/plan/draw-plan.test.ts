import { expect, test } from 'vitest';
import { type Drawing, drawPlan } from './draw-plan.ts';
import type { Part, Picture } from './parts.ts';
import { stages } from './stage.ts';
import { box, boxPart, line, place } from './testing/parts.ts';

const where = box(100, 50, 200, 150);
const white = boxPart(where, undefined, 'rgb(255, 255, 255)');
const paragraph = line(where, 18, 'paragraph', 'Müll & Söhne');
const picture: Picture = {
	...place,
	...{ kind: 'picture', number: 1, layer: 'element', box: where },
	vector: undefined,
	decorative: false,
};
const draw = (part: Part, drawing?: Drawing, ...more: Part[]) =>
	drawPlan([part, ...more], new Map(drawing ? [[picture, drawing]] : []), stages.desktop, true);

test('dark areas are hatched close, strong colours wide, all others stay paper', () => {
	expect(draw(white)).not.toMatch(/class="dense"|class="wide"/);
	expect(draw({ ...white, fill: 'rgb(11, 74, 84)' })).toContain('class="dense"');
	expect(draw({ ...white, fill: 'rgb(194, 98, 63)' })).toContain('class="wide"');
	const night = boxPart(box(0, 0, 1280, 800), undefined, 'rgb(25, 25, 25)');
	expect(draw(night)).toMatch(/class="calm" d=/);
	expect(draw({ ...night, fill: 'rgb(255, 255, 255)' })).not.toMatch(/class="calm" d=/);
});

test('running text becomes x-height and baseline, a headline its own letters', () => {
	expect(draw(paragraph)).toContain('d="M100 70H300M100 80H300"');
	expect(draw(paragraph)).not.toContain('<text');
	const title = draw({ ...paragraph, type: { ...paragraph.type, size: 60 } });
	expect(title).toMatch(
		/<text x="100" y="80"[^>]*font:18px &quot;Jost&quot;[^>]*>Müll &amp; Söhne</,
	);
});

test('text and buttons before a photograph keep a paper edge', () => {
	const sketched = { svg: '', seen: where };
	const title = { ...paragraph, type: { ...paragraph.type, size: 60 } };
	const button = boxPart(box(120, 80, 100, 40), 'button');
	expect(draw(picture, sketched, title, button).match(/class="edge"/g)).toHaveLength(2);
	const elsewhere = { ...title, box: box(800, 600, 90, 20) };
	expect(draw(picture, sketched, elsewhere, title).match(/class="edge"/g)).toHaveLength(1);
	expect(draw(title, undefined, button)).not.toContain('class="edge"');
});

test('a white card is framed where a photograph lies under it', () => {
	const card = { ...white, borders: [false], standsOut: false };
	const frames = (drawing?: Drawing) => draw(picture, drawing, card).match(/stroke-width="1.3"/g);
	expect(frames()).toBeNull();
	expect(frames({ svg: '', seen: where })).toHaveLength(1);
});

test('a coloured strip is a line, one of the colour of its ground is none', () => {
	const strip = { ...white, shape: { ...white.shape, height: 3 }, borders: [false] };
	expect(draw({ ...strip, fill: 'rgb(0, 0, 0)' })).toContain('d="M100 51.5h200"');
	expect(draw({ ...strip, standsOut: false })).not.toContain('d="M100 51.5h200"');
});

test('what a box cuts off stays cut off', () => {
	const clips = [{ x: 0, y: 0, width: 150, height: 100, radii: [10, 0, 0, 0] }];
	const svg = draw({ ...white, clips });
	expect(svg).toMatch(
		/<g style="clip-path:path\('M0 10A10 10 0 0 1 10 0L150 0[^"]*"><path class="paper"/,
	);
});
