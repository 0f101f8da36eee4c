import type { Point } from './field.ts';
import { lineWidths } from './paint.ts';
import type { Box } from './parts.ts';
import type { Sketch } from './sketch.ts';

/** How much of a sketch is drawn: the paint of its dark and middle tones ('' for none), and the share of its edges. */
export type Detail = { dark: string; middle: string; edges: number };

/** Edges of this clarity, in tones, get a bolder stroke. */
const clear = 10;

/** Draws a sketch as SVG in its place on the page. */
export function drawSketch(sketch: Sketch, box: Box, { dark, middle, edges }: Detail): string {
	const widths = lineWidths.sketch;
	const data = (lines: Point[][]) => lines.map((line) => pathOf(line, sketch, box)).join('');
	const area = (name: string, rings: Point[][]) =>
		name && rings.length > 0 ? `<path data-paint="${name}" d="${data(rings)}"/>` : '';
	const kept = sketch.edges.slice(0, Math.ceil(sketch.edges.length * edges));
	const strokes = (bold: boolean) => {
		const lines = kept.filter(({ clarity }) => clarity > clear === bold);
		return `<path data-paint="line" stroke-width="${bold ? widths.clear : widths.faint}" d="${data(lines.map(({ points }) => points))}"/>`;
	};
	const outline = data(sketch.shape);
	return [
		`<path data-paint="paper" d="${outline}"/>`,
		area(middle, sketch.middle),
		area(dark, sketch.dark),
		strokes(false),
		strokes(true),
		`<path data-paint="line" stroke-width="${widths.clear}" d="${outline}"/>`,
	].join('');
}

function pathOf(line: Point[], { width, height }: Sketch, box: Box): string {
	const corners = line.map(([x, y]) => {
		const place = [box.x + (x * box.width) / width, box.y + (y * box.height) / height];
		return place.map((value) => Math.round(value * 10) / 10).join(' ');
	});
	return `M${corners.join('L')}`;
}
