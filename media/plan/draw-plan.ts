import { Clips, outline } from './clips.ts';
import { type Drawing, drawPicture } from './draw-picture.ts';
import type { Box, BoxPart, Part, TextLine } from './parts.ts';
import type { Stage } from './stage.ts';
import { toneOf } from './tone.ts';
import { behind, inFront } from './window-frame.ts';

/** Letters from this size on are drawn, smaller ones become two guide lines. */
const largeType = 28;
const headingType = 17;

/**
 * The drawing of one page as SVG for its stage. `drawings` has the drawn pictures by number. Colours
 * come as custom properties: --paper, --ink, --soft, --hair.
 */
export function drawPlan(
	parts: Part[],
	drawings: ReadonlyMap<number, Drawing>,
	{ width, height, page, bar }: Stage,
): string {
	const clips = new Clips();
	const photographs: Box[] = [];
	const content = parts.map((part, i) => {
		const over = photographs.some((box) => overlap(box, boxOf(part)));
		if (part.kind === 'picture') {
			const drawing = drawings.get(part.number);
			if (!drawing) return '';
			if (typeof drawing !== 'object') return clips.wrap(drawPicture(part, drawing), part.clips);
			photographs.push(drawing);
			// Its pixels are cut off already.
			return drawPicture(part, drawing);
		}
		if (part.kind === 'box') return clips.wrap(drawBox(part, page, over), part.clips);
		// The paper edges of a paragraph come before its first line, lest one cut the line above.
		const first = parts[i - 1]?.kind !== 'line';
		const run = first ? parts.slice(i, i + runOf(parts.slice(i))) : [];
		const edges = run.map((line) => (over && line.kind === 'line' ? paperEdge(line) : ''));
		return clips.wrap(edges.join('') + drawLine(part), part.clips);
	});
	const radii = bar ? [0, 0, 10, 10] : [20, 20, 20, 20];
	const inner = `<clipPath id="page"><path d="${outline({ ...page, x: 0, y: 0, radii })}"/></clipPath>`;
	return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${-page.x} ${-page.y} ${width} ${height}">${style}<defs>${hatches}${inner}${clips.defs()}</defs>${behind(page, bar)}<g clip-path="url(#page)">${content.join('')}</g>${inFront(page, bar)}</svg>`;
}

const style = `<style>
	* { vector-effect: non-scaling-stroke; stroke-linejoin: round }
	svg { display: block; fill: none; overflow: hidden }
	.line, [data-colour] { stroke: var(--ink) }
	.faint { stroke: var(--soft) }
	.hair { stroke: var(--hair); stroke-width: .8 }
	.counter { stroke: var(--paper) }
	.paper, [data-colour] { fill: var(--paper) }
	.edge, .edge text { fill: var(--paper); stroke: var(--paper) }
	.ink { fill: var(--ink) }
	.dense { fill: url(#dense) }
	.wide { fill: url(#wide) }
	.dark { fill: var(--soft) }
	.frame { stroke: var(--ink); stroke-width: 2.8 }
	text { fill: var(--paper); stroke: var(--ink); paint-order: stroke }
	.guide { stroke: var(--soft); stroke-width: .8; stroke-dasharray: 14 3 2 3 }
</style>`;

const hatches = `<pattern id="dense" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect class="paper" width="7" height="7"/><path class="line" d="M0 0V7" stroke-width="1.1"/></pattern><pattern id="wide" width="12" height="12" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect class="paper" width="12" height="12"/><path class="line" d="M0 0V12" stroke-width=".6"/></pattern>`;

function drawBox(box: BoxPart, page: Box, overPhotograph: boolean): string {
	const { shape, fill, borders, standsOut } = box;
	const whole = shape.width > page.width * 0.97 && shape.height > page.height * 0.9;
	const path = outline(shape);
	const tone = toneOf(fill);
	const small = shape.height < 90;
	const framed = borders.every(Boolean) || standsOut;
	const edge =
		overPhotograph && small && framed && shape.width < page.width * 0.9
			? `<path class="edge" stroke-width="12" d="${path}"/>`
			: '';
	const area = fill
		? `<path class="paper" d="${path}"/>${tone === 'paper' || whole ? '' : `<path class="${tone}" d="${path}"/>`}`
		: '';
	if (whole) return area;
	if (framed)
		return `${edge}${area}<path class="line" stroke-width="${small ? 1.7 : 1.3}" d="${path}"/>`;
	return area + borders.map((border, i) => (border ? drawEdge(shape, i) : '')).join('');
}

function drawEdge({ x, y, width, height }: Box, side: number): string {
	const path = [
		`M${x} ${y}h${width}`,
		`M${x + width} ${y}v${height}`,
		`M${x} ${y + height}h${width}`,
		`M${x} ${y}v${height}`,
	][side];
	return `<path class="line" stroke-width="1.2" d="${path}"/>`;
}

function drawLine(line: TextLine): string {
	const { box, baseline, xHeight, type, ground } = line;
	const right = box.x + box.width;
	const top = baseline - xHeight;
	if (!isDrawn(line)) {
		const space = toneOf(ground) === 'paper' ? '' : paperBox(line, 3);
		const colour = type.size >= 16 ? 'line' : 'faint';
		return `${space}<path class="${colour}" stroke-width="1.05" d="M${box.x} ${top}H${right}M${box.x} ${baseline}H${right}"/>`;
	}
	const large = type.size >= largeType;
	const guides = large
		? `<path class="guide" d="M${box.x - 16} ${baseline}H${right + 16}M${box.x - 16} ${top}H${right + 16}"/>`
		: '';
	return letters(line, large ? 3 : 2) + guides;
}

/** What keeps a text legible in front of a photograph. */
function paperEdge(line: TextLine): string {
	return isDrawn(line) ? `<g class="edge">${letters(line, 15)}</g>` : paperBox(line, 6);
}

function paperBox({ box, baseline, xHeight }: TextLine, air: number): string {
	return `<rect class="paper" x="${box.x - air}" y="${baseline - xHeight - air}" width="${box.width + 2 * air}" height="${xHeight + 2 * air}"/>`;
}

function letters({ words, baseline, type }: TextLine, strokeWidth: number): string {
	return words
		.map(
			({ text, x }) =>
				`<text x="${x}" y="${baseline}" stroke-width="${strokeWidth}" style="${escaped(type.css)}">${escaped(text)}</text>`,
		)
		.join('');
}

function isDrawn({ type, role }: TextLine): boolean {
	const isHeading = role === 'title' || role === 'heading';
	return type.size >= largeType || (type.size >= headingType && isHeading);
}

/** How many lines of text follow each other at the beginning. */
function runOf(parts: Part[]): number {
	const end = parts.findIndex((part) => part.kind !== 'line');
	return end < 0 ? parts.length : end;
}

function boxOf(part: Part): Box {
	return part.kind === 'box' ? part.shape : part.box;
}

function overlap(a: Box, b: Box): boolean {
	return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

function escaped(text: string): string {
	return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
