import type { Box, BoxPart, Place, Shape } from './parts.ts';

/** An element's own box, when something of it is to be seen. Runs inside the page. */
export function readBox(
	element: Element,
	style: CSSStyleDeclaration,
	shape: Shape,
	place: Place,
	opacity: number,
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
	const role = element.matches('header') ? 'header' : isButton ? 'button' : undefined;
	if (!colour && !borders.some(Boolean) && role !== 'header') return [];
	const standsOut = colour !== '' && (colour !== place.ground || style.boxShadow !== 'none');
	return [{ ...place, kind: 'box', shape, fill, borders, standsOut, role }];
}

/** An element's box with its corners, which meet at the middle of a side at most. */
export function readShape(element: Element, style: CSSStyleDeclaration): Shape {
	const box = toBox(element.getBoundingClientRect());
	const most = Math.min(box.width, box.height) / 2;
	const radii = (['TopLeft', 'TopRight', 'BottomRight', 'BottomLeft'] as const).map((corner) => {
		const radius = style[`border${corner}Radius`];
		const length = Number.parseFloat(radius) || 0;
		return Math.min(most, /^[\d.]+%/.test(radius) ? (length / 100) * box.width : length);
	});
	const corners = readCorners(element, style, box);
	return corners ? { ...box, radii, corners } : { ...box, radii };
}

/** The corners of an element that is turned or slanted by itself: round the middle of the box that it fills. */
function readCorners(
	element: Element,
	{ transform, rotate }: CSSStyleDeclaration,
	box: Box,
): Shape['corners'] {
	const angle = Number.parseFloat(rotate) || 0;
	const { a, b, c, d } = new DOMMatrix().rotate(angle).multiply(new DOMMatrix(transform));
	if (!(element instanceof HTMLElement) || Math.hypot(b, c) < 0.01) return undefined;
	const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
	const [wide, high] = [element.offsetWidth / 2, element.offsetHeight / 2];
	const places = [[-wide, -high] as const, [wide, -high] as const, [wide, high] as const];
	return [...places, [-wide, high] as const].map(([across, down]) => [
		x + a * across + c * down,
		y + b * across + d * down,
	]);
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
	readCorners,
	toBox,
	inView,
	hasColour,
	asRgb,
	opacityOf,
];
