import { asRgb, hasColour, opacityOf } from '../plan/colour.ts';
import type { Box, BoxPart, Owner } from '../plan/parts.ts';
import { mark } from './marks.ts';

/** An element or pseudo-element with the colour behind it and its own opacity. */
export type Painted = {
	element: Element;
	pseudo: Owner['pseudo'];
	style: CSSStyleDeclaration;
	box: Box;
	behind: string;
	opacity: number;
};

/** The box of an element, if it is visible: a colour, a border, a header, or what cuts a picture. */
export function readBox({ element, pseudo, style, box, behind, opacity }: Painted): BoxPart[] {
	const borders = (['Top', 'Right', 'Bottom', 'Left'] as const).map((side) =>
		hasColour(style[`border${side}Color`]) ? Number.parseFloat(style[`border${side}Width`]) : 0,
	);
	const colour = asRgb([style.backgroundColor, gradientOf(style)].find(hasColour) ?? '');
	const role = pseudo ? undefined : roleOf(element);
	const isFrame = cutsPicture(element, style);
	if (!colour && !borders.some(Boolean) && role !== 'header' && !isFrame) return [];
	// A half transparent box covers nothing, except a disabled button.
	const least = element.matches('button') ? 0.5 : 0.8;
	const fill = opacityOf(colour) * opacity > least ? colour : '';
	const hasOwnColour = colour !== '' && (colour !== behind || style.boxShadow !== 'none');
	const standsOut = hasOwnColour || isFrame;
	return [{ number: mark(element), pseudo, kind: 'box', box, fill, borders, standsOut, role }];
}

/** The first colour of a gradient that fills the box; '' for one that fills or underlines letters. */
function gradientOf({
	backgroundImage,
	backgroundClip,
	backgroundSize,
}: CSSStyleDeclaration): string {
	const isArea =
		backgroundClip !== 'text' &&
		/^(auto|cover|100%( 100%)?)(,|$)/.test(backgroundSize) &&
		!backgroundImage.includes('url(');
	const [, colour = ''] =
		/gradient\(.*?((?:rgb|okl|l|color)\w*\([^)]*\))/.exec(backgroundImage) ?? [];
	return isArea ? colour : '';
}

function roleOf(element: Element): BoxPart['role'] {
	if (element.matches('header')) return 'header';
	return element.matches('a, button') && !element.closest('header, nav') ? 'button' : undefined;
}

/** A box that only cuts its picture gets an outline. */
function cutsPicture(element: Element, { borderRadius, overflowX }: CSSStyleDeclaration): boolean {
	const isClip = borderRadius !== '0px' && overflowX !== 'visible';
	return isClip && element.querySelector(':scope > :is(img, svg, video)') !== null;
}
