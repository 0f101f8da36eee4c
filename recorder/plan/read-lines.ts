import type { Box, Icon, Painted, TextLine } from './parts.ts';
import { inView, mark, scaleOf, toBox } from './read-box.ts';

/** The lines of a text node. Small text joins the highlights `plan-base` and `plan-x`. Runs inside the page. */
export function readLines(
	text: Text,
	parent: Element,
	style: CSSStyleDeclaration,
	behind: string,
): (TextLine | Icon)[] {
	const range = document.createRange();
	range.selectNodeContents(text);
	const rects = [...range.getClientRects()].map(toBox).filter(inView);
	// A hyphen added by the browser has a rectangle of its own.
	const boxes = rects.filter(({ y }, i) => rects[i - 1]?.y !== y);
	if (!text.data.trim() || boxes.length === 0) return [];
	const owner = { number: mark(parent), pseudo: '' } as const;
	if (/^[^,]*(icon|symbol|awesome)/i.test(style.fontFamily))
		return boxes.map((box) => ({ ...owner, kind: 'icon', box }));
	const context = new OffscreenCanvas(1, 1).getContext('2d') as OffscreenCanvasRenderingContext2D;
	context.font = `${style.fontStyle} ${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
	const { fontBoundingBoxAscent, actualBoundingBoxAscent } = context.measureText('x');
	const scale = scaleOf(parent);
	const size = Number.parseFloat(style.fontSize) * scale;
	const brand = 'header a[href="/"], [class*="logo" i], [class*="marke" i], [class*="brand" i]';
	const least = parent.closest(`h1, h2, h3, ${brand}`) ? 17 : 28;
	const letters = size >= least;
	for (const name of letters ? [] : ['plan-base', 'plan-x'])
		CSS.highlights.set(name, (CSS.highlights.get(name) ?? new Highlight()).add(range));
	const root = parent.getRootNode() as Document | ShadowRoot;
	const isOnTop = ({ x, y, width, height }: Box) =>
		root.elementsFromPoint(x + width / 2, y + height / 2).includes(parent);
	const role = parent.closest('h1') ? 'headline' : parent.closest('p') ? 'paragraph' : undefined;
	return boxes.map((box) => ({
		...owner,
		kind: 'line',
		box,
		behind,
		letters,
		role,
		scale,
		isGuided: size >= 28 && isOnTop(box),
		baseline: box.y + fontBoundingBoxAscent * scale,
		xHeight: actualBoundingBoxAscent * scale,
		lineHeight: (Number.parseFloat(style.lineHeight) || 0) * scale || size * 1.2,
		type: { size, weight: style.fontWeight },
	}));
}

/** The glyph of an icon font in a pseudo-element. Runs inside the page. */
export function readIcon({ element, pseudo, style, box }: Painted): Icon[] {
	const isGlyph = /^"\S"$/u.test(style.content);
	return isGlyph ? [{ number: mark(element), pseudo, kind: 'icon', box }] : [];
}
