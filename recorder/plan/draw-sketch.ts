import type { Point } from './field.ts';
import type { Box } from './parts.ts';
import type { Sketch } from './sketch.ts';

/** How much of a sketch is drawn: which tones are hatched, and what share of its edges, the best first. */
export type Detail = { dark: string; middle: string; edges: number };

/** Edges clearer than this, in tones, get a bolder stroke. */
const clear = 10;

/** A sketch as SVG in its place: `dark` and `middle` are the pens of their areas, '' for none. */
export function drawSketch(sketch: Sketch, box: Box, { dark, middle, edges }: Detail): string {
	const data = (lines: Point[][]) => lines.map((line) => pathOf(line, sketch, box)).join('');
	const area = (name: string, rings: Point[][]) =>
		name && rings.length > 0 ? `<path data-pen="${name}" d="${data(rings)}"/>` : '';
	const kept = sketch.edges.slice(0, Math.ceil(sketch.edges.length * edges));
	const strokes = (bold: boolean) => {
		const lines = kept.filter(({ clarity }) => clarity > clear === bold);
		return `<path data-pen="line" stroke-width="${bold ? 1.3 : 0.9}" d="${data(lines.map(({ points }) => points))}"/>`;
	};
	const edge = data(sketch.shape);
	return [
		`<path data-pen="paper" d="${edge}"/>`,
		area(middle, sketch.middle),
		area(dark, sketch.dark),
		strokes(false),
		strokes(true),
		`<path data-pen="line" stroke-width="1.3" d="${edge}"/>`,
	].join('');
}

function pathOf(line: Point[], { width, height }: Sketch, box: Box): string {
	const corners = line.map(([x, y]) => {
		const place = [box.x + (x * box.width) / width, box.y + (y * box.height) / height];
		return place.map((value) => Math.round(value * 10) / 10).join(' ');
	});
	return `M${corners.join('L')}`;
}
