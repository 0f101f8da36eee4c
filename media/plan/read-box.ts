import type { Box, BoxPart, Place, Shape } from './parts.ts';

/** An element's own box, when something of it is to be seen. Runs inside the page. */
export function readBox(
	element: Element,
	style: CSSStyleDeclaration,
	shape: Shape,
	place: Place,
	opacity: number,
	isPseudo = false,
): BoxPart[] {
	const borders = (['Top', 'Right', 'Bottom', 'Left'] as const).map(
		(side) =>
			Number.parseFloat(style[`border${side}Width`]) > 0 && hasColour(style[`border${side}Color`]),
	);
	// One that only fills letters or underlines them is no box.
	const gradient =
		/gradient\(.*?((?:rgb|okl|l|color)\w*\([^)]*\))/.exec(style.backgroundImage)?.[1] ?? '';
	const isArea =
		style.backgroundClip !== 'text' &&
		/^(auto|cover|100%( 100%)?)(,|$)/.test(style.backgroundSize) &&
		!style.backgroundImage.includes('url(');
	const colour = asRgb([style.backgroundColor, isArea ? gradient : ''].find(hasColour) ?? '');
	// Glass in front of a photograph hides nothing of it.
	const fill = opacityOf(colour) * opacity > 0.8 ? colour : '';
	const isButton = element.matches('a, button') && !element.closest('header, nav');
	const own = element.matches('header') ? 'header' : isButton ? 'button' : undefined;
	const role = isPseudo ? undefined : own;
	if (!colour && !borders.some(Boolean) && role !== 'header') return [];
	const standsOut = colour !== '' && (colour !== place.ground || style.boxShadow !== 'none');
	return [{ ...place, kind: 'box', shape, fill, borders, standsOut, role }];
}

/** An element's box with its corners, which meet at the middle of a side at most. */
export function readShape(element: Element, style: CSSStyleDeclaration): Shape {
	const box = toBox(element.getBoundingClientRect());
	if (!(element instanceof HTMLElement)) return shapeOf(style, box, undefined);
	return shapeOf(style, box, { width: element.offsetWidth, height: element.offsetHeight });
}

/**
 * The same for what stands before or after the contents of an element, placed in its box. Undefined where
 * it flows or is not to be seen, and in an element that is turned or scaled itself.
 */
export function readPseudoShape(
	element: Element,
	host: Shape,
	style: CSSStyleDeclaration,
): Shape | undefined {
	if (style.position !== 'absolute' || style.display === 'none') return undefined;
	if (style.visibility === 'hidden' || !(element instanceof HTMLElement)) return undefined;
	if (host.corners || Math.abs(host.width - element.offsetWidth) > 1) return undefined;
	const [x, y] = [host.x + element.clientLeft, host.y + element.clientTop];
	const px = (length: string) => Number.parseFloat(length) || 0;
	const sum = (...lengths: string[]) =>
		style.boxSizing === 'border-box' ? 0 : lengths.reduce((all, one) => all + px(one), 0);
	const { paddingLeft, paddingRight, paddingTop, paddingBottom } = style;
	const { borderLeftWidth, borderRightWidth, borderTopWidth, borderBottomWidth } = style;
	const laid = {
		width: px(style.width) + sum(paddingLeft, paddingRight, borderLeftWidth, borderRightWidth),
		height: px(style.height) + sum(paddingTop, paddingBottom, borderTopWidth, borderBottomWidth),
	};
	const [left = 0, top = 0] = style.transformOrigin.split(' ').map(px);
	const matrix = matrixOf(style);
	const middle = new DOMMatrix()
		.translate(x + px(style.left) + left, y + px(style.top) + top)
		.multiply(matrix)
		.transformPoint({ x: laid.width / 2 - left, y: laid.height / 2 - top });
	const { a, b, c, d } = matrix;
	const width = Math.abs(a) * laid.width + Math.abs(c) * laid.height;
	const height = Math.abs(b) * laid.width + Math.abs(d) * laid.height;
	const box = { x: middle.x - width / 2, y: middle.y - height / 2, width, height };
	return shapeOf(style, box, laid);
}

/** `laid`: the size before it was turned or slanted by itself, round the middle of the box that it fills. */
function shapeOf(
	style: CSSStyleDeclaration,
	box: Box,
	laid: { width: number; height: number } | undefined,
): Shape {
	const { a, b, c, d } = matrixOf(style);
	const turned = Math.hypot(b, c) < 0.01 ? undefined : laid;
	const { width, height } = turned ?? box;
	const most = Math.min(width, height) / 2;
	const radii = (['TopLeft', 'TopRight', 'BottomRight', 'BottomLeft'] as const).map((corner) => {
		const radius = style[`border${corner}Radius`];
		const length = Number.parseFloat(radius) || 0;
		return Math.min(most, /^[\d.]+%/.test(radius) ? (length / 100) * width : length);
	});
	if (!turned) return { ...box, radii };
	const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
	const corner = (across: number, down: number): [number, number] => {
		const [wide, high] = [(across * width) / 2, (down * height) / 2];
		return [x + a * wide + c * high, y + b * wide + d * high];
	};
	return { ...box, radii, corners: [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)] };
}

function matrixOf({ transform, rotate }: CSSStyleDeclaration): DOMMatrix {
	return new DOMMatrix().rotate(Number.parseFloat(rotate) || 0).multiply(new DOMMatrix(transform));
}

export function toBox({ left, top, width, height }: DOMRect): Box {
	return { x: left, y: top, width, height };
}

export function inView({ x, y, width, height }: Box): boolean {
	const { innerWidth, innerHeight } = window;
	return (
		width > 1 && height > 1 && x < innerWidth && y < innerHeight && x + width > 0 && y + height > 0
	);
}

/** Whether a computed colour is more than a breath. */
export function hasColour(colour: string): boolean {
	return opacityOf(colour) > 0.1;
}

/** A computed colour, however CSS writes it, as `rgb()` or `rgba()`. */
export function asRgb(colour: string): string {
	const pen = /^(rgb|$)/.test(colour) ? null : new OffscreenCanvas(1, 1).getContext('2d');
	if (!pen) return colour;
	pen.fillStyle = colour;
	pen.fillRect(0, 0, 1, 1);
	const [r, g, b, alpha = 0] = pen.getImageData(0, 0, 1, 1).data;
	return `rgba(${r}, ${g}, ${b}, ${alpha / 255})`;
}

function opacityOf(colour: string): number {
	const alpha = /^rgba\(.*,\s*([\d.]+)\)$|\/\s*([\d.]+)\)$/.exec(colour);
	return colour ? Number(alpha?.[1] ?? alpha?.[2] ?? 1) : 0;
}

/** To be provided to the page before readPage is called there. */
export const boxReaders = [
	readBox,
	readShape,
	readPseudoShape,
	shapeOf,
	matrixOf,
	toBox,
	inView,
	hasColour,
	asRgb,
	opacityOf,
];
