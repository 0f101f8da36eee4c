import { clip, outline } from './clips.ts';
import { toneOf } from './colour.ts';
import type { Box, BoxPart, Part, Picture, Shape, TextLine } from './parts.ts';
import { pens } from './pens.ts';
import type { Stage } from './stage.ts';
import { behind, inFront } from './window-frame.ts';

/** A picture as SVG. `seen`: where a photograph is to be seen; its drawing is cut off already. */
export type Drawing = { svg: string; seen?: Box };
export type Drawings = ReadonlyMap<Picture, Drawing>;

/** Letters from this size on are drawn, smaller ones become two guide lines. */
const largeType = 28;
const headingType = 17;

/** Boxes and pictures below this height are buttons, badges, logos; coloured ones below that are lines. */
const smallHeight = 90;
const thin = 5;

/**
 * The drawing of one page as SVG for its stage; `calm`: a page that is dark all over is hatched. Colours
 * come as custom properties: --paper, --ink, --soft, --hair.
 */
export function drawPlan(
	parts: Part[],
	drawings: Drawings,
	{ width, height, page, bar }: Stage,
	calm: boolean,
): string {
	const draw = (part: Part, svg: string) => svg && clip(svg, clipsOf(part, drawings));
	const shown = frameOverPhotographs(parts, drawings);
	const content = shown.map((part, i) => {
		const seen = part.kind === 'picture' && drawings.get(part)?.seen;
		// The paper edges of all lines come before the first one, lest one cut the line above.
		const before = seen ? shown.slice(i + 1).filter((one) => overlap(seen, boxOf(one))) : [];
		const edges = before.map((one) => draw(one, paperEdge(one, drawings, page)));
		return draw(part, drawPart(part, drawings, page)) + edges.join('');
	});
	const radii = bar ? [0, 0, 10, 10] : [20, 20, 20, 20];
	const inner = clip(content.join(''), [{ ...page, x: 0, y: 0, radii }]);
	return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${-page.x} ${-page.y} ${width} ${height}">${pens(calm)}${behind(page, bar)}${inner}${inFront(page, bar)}</svg>`;
}

function drawPart(part: Part, drawings: Drawings, page: Box): string {
	if (part.kind === 'line') return drawLine(part);
	return part.kind === 'box' ? drawBox(part, page) : (drawings.get(part)?.svg ?? '');
}

/** What cuts a part off. */
function clipsOf(part: Part, drawings: Drawings): Shape[] {
	return part.kind === 'picture' && drawings.get(part)?.seen ? [] : part.clips;
}

/** What keeps texts, buttons and logos legible in front of a photograph. */
function paperEdge(part: Part, drawings: Drawings, page: Box): string {
	if (part.kind === 'line')
		return isDrawn(part) ? `<g class="edge">${letters(part, 0)}</g>` : paperBox(part, 6);
	const { width, height } = boxOf(part);
	const isSmall = height < smallHeight && width < page.width * 0.9;
	if (!isSmall || (part.kind === 'box' && !isFramed(part))) return '';
	return `<g class="edge">${drawPart(part, drawings, page)}</g>`;
}

/** A white card on a white page stands out where a photograph lies between them. */
function frameOverPhotographs(parts: Part[], drawings: Drawings): Part[] {
	const photographs: Box[] = [];
	return parts.map((part) => {
		const seen = part.kind === 'picture' && drawings.get(part)?.seen;
		if (seen) photographs.push(seen);
		if (part.kind !== 'box' || !part.fill) return part;
		const { x, y, width, height } = part.shape;
		const middle = { x: x + width / 2, y: y + height / 2, width: 0, height: 0 };
		const isOver = photographs.some((one) => overlap(middle, one));
		return isOver ? { ...part, standsOut: true } : part;
	});
}

function isFramed({ borders, standsOut }: BoxPart): boolean {
	return borders.every(Boolean) || standsOut;
}

function drawBox(box: BoxPart, page: Box): string {
	const { shape, fill, borders } = box;
	const covers = shape.width > page.width * 0.97 && shape.height > page.height * 0.9;
	const whole = covers && !shape.corners;
	const path = outline(shape);
	const tone = toneOf(fill);
	// A dark page is hatched so wide that it stays calm.
	const own = whole ? { dense: 'calm', wide: 'paper', paper: 'paper' }[tone] : tone;
	const area = fill && `<path class="${own}" d="${path}"/>`;
	if (whole) return area;
	const { x, y, width, height } = shape;
	const middle = `M${x} ${y + height / 2}h${width}`;
	if (fill && box.standsOut && height < thin)
		return `<path class="faint" stroke-width="1.2" d="${middle}"/>`;
	if (isFramed(box))
		return `${area}<path class="line" stroke-width="${shape.height < smallHeight ? 1.7 : 1.3}" d="${path}"/>`;
	const [right, lower] = [x + width, y + height];
	const sides = [
		`M${x} ${y}H${right}`,
		`M${right} ${y}V${lower}`,
		`M${x} ${lower}H${right}`,
		`M${x} ${y}V${lower}`,
	];
	const drawn = sides.filter((_side, i) => borders[i]).join('');
	return area + (drawn && `<path class="line" stroke-width="1.2" d="${drawn}"/>`);
}

function drawLine(line: TextLine): string {
	const { box, baseline, xHeight, type, ground, role } = line;
	const right = box.x + box.width;
	const top = baseline - xHeight;
	if (!isDrawn(line)) {
		const space = toneOf(ground) === 'paper' ? '' : paperBox(line, 3);
		const colour = type.size >= 16 ? 'line' : 'faint';
		return `${space}<path class="${colour}" stroke-width="1.05" d="M${box.x} ${top}H${right}M${box.x} ${baseline}H${right}"/>`;
	}
	if (role === 'icon') return letters(line, 1.6);
	const large = type.size >= largeType;
	const guides = large
		? `<path class="guide" d="M${box.x - 16} ${baseline}H${right + 16}M${box.x - 16} ${top}H${right + 16}"/>`
		: '';
	return letters(line, large ? 3 : 2) + guides;
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
	return role === 'icon' || type.size >= largeType || (type.size >= headingType && isHeading);
}

function boxOf(part: Part): Box {
	return part.kind === 'box' ? part.shape : part.box;
}

function overlap(a: Box, b: Box): boolean {
	return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

/** A text as it stands in markup. */
export function escaped(text: string): string {
	return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
