import type { Box, Icon, TextLine } from '../plan/parts.ts';
import { inView, matrixOf, toBox } from './geometry.ts';
import { mark } from './marks.ts';

/** In px: type from this size on is drawn as letters, in headings and names already from the lesser one. */
const lettersFrom = { anywhere: 28, titles: 17 };

const titles =
	'h1, h2, h3, header a[href="/"], [class*="logo" i], [class*="marke" i], [class*="brand" i]';

/** The lines of a text node. Small text joins the highlights `plan-base` and `plan-x`. */
export function readLines(
	text: Text,
	parent: Element,
	style: CSSStyleDeclaration,
	behind: string,
): (TextLine | Icon)[] {
	const range = document.createRange();
	range.selectNodeContents(text);
	const boxes = boxesOf(range);
	if (!text.data.trim() || boxes.length === 0) return [];
	const owner = { number: mark(parent), pseudo: '' } as const;
	if (/^[^,]*(icon|symbol|awesome)/i.test(style.fontFamily))
		return boxes.map((box) => ({ ...owner, kind: 'icon', box }));
	const scale = heightScaleOf(parent);
	const size = Number.parseFloat(style.fontSize) * scale;
	const letters = size >= (parent.closest(titles) ? lettersFrom.titles : lettersFrom.anywhere);
	if (!letters) highlight(range);
	const { ascent, xHeight } = measureFont(style);
	return boxes.map((box) => ({
		...owner,
		kind: 'line',
		box,
		behind,
		letters,
		role: roleOf(parent),
		scale,
		isGuided: size >= lettersFrom.anywhere && isOnTop(parent, box),
		baseline: box.y + ascent * scale,
		xHeight: xHeight * scale,
		lineHeight: (Number.parseFloat(style.lineHeight) || 0) * scale || size * 1.2,
		type: { size, weight: style.fontWeight },
	}));
}

/** One for each line: a hyphen added by the browser has a rectangle of its own. */
function boxesOf(range: Range): Box[] {
	const rects = [...range.getClientRects()].map(toBox).filter(inView);
	return rects.filter(({ y }, i) => rects[i - 1]?.y !== y);
}

/** Painted height of an element divided by its layout height. */
function heightScaleOf(element: Element): number {
	const { c, d } = matrixOf(element);
	return Math.hypot(c, d);
}

function measureFont(style: CSSStyleDeclaration): { ascent: number; xHeight: number } {
	const context = new OffscreenCanvas(1, 1).getContext('2d');
	if (!context) return { ascent: 0, xHeight: 0 };
	context.font = `${style.fontStyle} ${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
	const measured = context.measureText('x');
	return { ascent: measured.fontBoundingBoxAscent, xHeight: measured.actualBoundingBoxAscent };
}

/** Two highlights underline the same words twice, see decision 025. */
function highlight(range: Range): void {
	for (const name of ['plan-base', 'plan-x'])
		CSS.highlights.set(name, (CSS.highlights.get(name) ?? new Highlight()).add(range));
}

function roleOf(element: Element): TextLine['role'] {
	if (element.closest('h1')) return 'headline';
	return element.closest('p') ? 'paragraph' : undefined;
}

function isOnTop(element: Element, { x, y, width, height }: Box): boolean {
	const root = element.getRootNode();
	const tree = root instanceof ShadowRoot ? root : document;
	return tree.elementsFromPoint(x + width / 2, y + height / 2).includes(element);
}
