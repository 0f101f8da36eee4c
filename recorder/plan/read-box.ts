import { asRgb, hasColour, opacityOf } from './colour.ts';
import type { Box, BoxPart, Painted } from './parts.ts';

/** The box of an element, if it is visible. Runs inside the page. */
export function readBox({ element, pseudo, style, box, behind, opacity }: Painted): BoxPart[] {
	const borders = (['Top', 'Right', 'Bottom', 'Left'] as const).map((side) =>
		hasColour(style[`border${side}Color`]) ? Number.parseFloat(style[`border${side}Width`]) : 0,
	);
	// A gradient that only fills or underlines letters is no box.
	const gradient =
		/gradient\(.*?((?:rgb|okl|l|color)\w*\([^)]*\))/.exec(style.backgroundImage)?.[1] ?? '';
	const isArea =
		style.backgroundClip !== 'text' &&
		/^(auto|cover|100%( 100%)?)(,|$)/.test(style.backgroundSize) &&
		!style.backgroundImage.includes('url(');
	const colour = asRgb([style.backgroundColor, isArea ? gradient : ''].find(hasColour) ?? '');
	// A half transparent box covers nothing, except a disabled button.
	const fill = opacityOf(colour) * opacity > (element.matches('button') ? 0.5 : 0.8) ? colour : '';
	const isButton = element.matches('a, button') && !element.closest('header, nav');
	const ownRole = element.matches('header') ? 'header' : isButton ? 'button' : undefined;
	const role = pseudo ? undefined : ownRole;
	// A box that only cuts its picture gets an outline.
	const isClip = style.borderRadius !== '0px' && style.overflowX !== 'visible';
	const isFrame = isClip && element.querySelector(':scope > :is(img, svg, video)') !== null;
	if (!colour && !borders.some(Boolean) && role !== 'header' && !isFrame) return [];
	const hasOwnColour = colour !== '' && (colour !== behind || style.boxShadow !== 'none');
	const standsOut = hasOwnColour || isFrame;
	return [{ number: mark(element), pseudo, kind: 'box', box, fill, borders, standsOut, role }];
}

/** The box of a pseudo-element: about where it is placed or flows in its element. */
export function pseudoBox(element: Element, style: CSSStyleDeclaration): Box {
	const { x, y } = element.getBoundingClientRect();
	const px = (length: string) => Number.parseFloat(length) || 0;
	return {
		x: x + element.clientLeft + px(style.left),
		y: y + element.clientTop + px(style.top),
		width: px(style.width) || element.clientWidth,
		height: px(style.height) || element.clientHeight,
	};
}

/** Marks an element with a number that finds it again, inside shadow roots too. */
export function mark(element: Element): number {
	const world = globalThis as { numbered?: Element[] };
	world.numbered ??= [];
	const known = element.getAttribute('data-werkplan');
	if (known !== null) return Number(known);
	element.setAttribute('data-werkplan', String(world.numbered.length));
	return world.numbered.push(element) - 1;
}

export function marked(number: number): Element | undefined {
	return (globalThis as { numbered?: Element[] }).numbered?.[number];
}

export function toBox({ left, top, width, height }: DOMRect): Box {
	return { x: left, y: top, width, height };
}

export function inView({ x, y, width, height }: Box): boolean {
	// One pixel in all is text for a screen reader; a line may be one pixel high.
	const isThere = width * height > 1;
	return isThere && x < innerWidth && y < innerHeight && x + width > 0 && y + height > 0;
}

/** Painted size of an element divided by its layout size; 1 for a turned one, too. */
export function scaleOf(element: Element): number {
	if (!(element instanceof HTMLElement)) return 1;
	const { width, height } = element.getBoundingClientRect();
	const scale = width / element.offsetWidth;
	const isEven = Math.abs(height / element.offsetHeight / scale - 1) < 0.05;
	// Less than a percent is rounding.
	return isEven && Math.abs(scale - 1) > 0.01 ? scale : 1;
}
