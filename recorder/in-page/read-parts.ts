import { asRgb, hasColour, opacityOf } from '../plan/colour.ts';
import type { Box, BoxPart, Icon, PartOf, Picture, TextLine, Unmarked } from '../plan/parts.ts';
import { DRAWN } from '../thresholds.ts';
import { inView, matrixOf, toBox } from './geometry.ts';

/** An element or pseudo-element with the colour behind it and its own opacity. */
export type Painted = {
	element: Element;
	pseudo: PartOf['pseudo'];
	style: CSSStyleDeclaration;
	box: Box;
	behind: string;
	opacity: number;
};

/** The box of an element, if it is visible: a colour, a border, a header, or what cuts a picture. */
export function readBox({
	element,
	pseudo,
	style,
	box,
	behind,
	opacity,
}: Painted): Unmarked<BoxPart>[] {
	const borders = (['Top', 'Right', 'Bottom', 'Left'] as const).map((side) =>
		hasColour(style[`border${side}Color`]) ? Number.parseFloat(style[`border${side}Width`]) : 0,
	);
	const colour = asRgb([style.backgroundColor, gradientOf(style)].find(hasColour) ?? '');
	const role = pseudo ? undefined : roleOfBox(element);
	const isFrame = cutsPicture(element, style);
	if (!colour && !borders.some(Boolean) && role !== 'header' && !isFrame) return [];
	// A half transparent box covers nothing, except a disabled button.
	const least = element.matches('button') ? DRAWN.covers.button : DRAWN.covers.box;
	const fill = opacityOf(colour) * opacity > least ? colour : '';
	const hasOwnColour = colour !== '' && (colour !== behind || style.boxShadow !== 'none');
	const standsOut = hasOwnColour || isFrame;
	return [{ kind: 'box', box, fill, borders, standsOut, role }];
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

function roleOfBox(element: Element): BoxPart['role'] {
	if (element.matches('header')) return 'header';
	return element.matches('a, button') && !element.closest('header, nav') ? 'button' : undefined;
}

/** A box that only cuts its picture gets an outline. */
function cutsPicture(element: Element, { borderRadius, overflowX }: CSSStyleDeclaration): boolean {
	const isClip = borderRadius !== '0px' && overflowX !== 'visible';
	return isClip && element.querySelector(':scope > :is(img, svg, video)') !== null;
}

/** The glyph of an icon font in a pseudo-element. */
export function readIcon({ style, box }: Painted): Unmarked<Icon>[] {
	const isGlyph = /^"\S"$/u.test(style.content);
	return isGlyph ? [{ kind: 'icon', box }] : [];
}

/** A picture element in view. */
export function readPicture(element: Element, box: Box): Unmarked<Picture>[] {
	const image = element instanceof HTMLImageElement ? element : undefined;
	// A broken image shows only the browser's icon.
	if (image?.naturalWidth === 0) return [];
	const address = image?.currentSrc || image?.src || '';
	const vector = element instanceof SVGElement ? 'inline' : isVector(address) ? address : undefined;
	return [{ kind: 'picture', box, back: transformBack(element, box), image: '', vector }];
}

/**
 * A photograph or an icon in the background of an element or pseudo-element. Patterns are left out as
 * decoration.
 */
export function readBackdrop({ element, style, box }: Painted): Unmarked<Picture>[] {
	const { backgroundImage, backgroundClip, backgroundRepeat } = style;
	const [, ...addresses] = backgroundImage.split(/\burl\("?/);
	const isPhotograph = addresses.some((address) => !isVector(address.replace(/"?\).*$/, '')));
	const isIcon = addresses.length === 1 && backgroundRepeat === 'no-repeat';
	if (!(isPhotograph || isIcon) || backgroundClip === 'text') return [];
	if (box.width < DRAWN.backdrop || box.height < DRAWN.backdrop) return [];
	// Gradients over a photograph are no part of it.
	const image = backgroundImage.replaceAll(/[\w-]*gradient\((?:[^()]|\([^()]*\))*\)/g, 'none');
	const back = transformBack(element, box);
	return [{ kind: 'picture', box, back, image, vector: undefined }];
}

/** The transform from the window into the element, see `Picture`. */
function transformBack(element: Element, box: Box): Picture['back'] {
	const { a, b, c, d } = matrixOf(element);
	// The box of a turned element is larger than the element.
	const isTurned = Math.abs(b) > 0.002 && Math.abs(a * d - b * c) > 0.001;
	const turned = isTurned && element instanceof HTMLElement ? element : undefined;
	const [width, height] = [turned?.offsetWidth ?? box.width, turned?.offsetHeight ?? box.height];
	const forward = turned ? [a, b, c, d, 0, 0] : [a < 0 ? -1 : 1, 0, 0, d < 0 ? -1 : 1, 0, 0];
	const back = new DOMMatrix([1, 0, 0, 1, width / 2, height / 2])
		.multiply(new DOMMatrix(forward).inverse())
		.translate(-box.x - box.width / 2, -box.y - box.height / 2);
	return { transform: `${back}`, width, height };
}

function isVector(address: string): boolean {
	return /\.svg([?#]|$)|^data:image\/svg/.test(address);
}

const titles =
	'h1, h2, h3, header a[href="/"], [class*="logo" i], [class*="marke" i], [class*="brand" i]';

/** The lines of a text node. Small text joins the highlights `plan-base` and `plan-x`. */
export function readLines(
	text: Text,
	parent: Element,
	style: CSSStyleDeclaration,
	behind: string,
): Unmarked<TextLine | Icon>[] {
	const range = document.createRange();
	range.selectNodeContents(text);
	const boxes = boxesOf(range);
	if (!text.data.trim() || boxes.length === 0) return [];
	if (/^[^,]*(icon|symbol|awesome)/i.test(style.fontFamily))
		return boxes.map((box) => ({ kind: 'icon', box }));
	const scale = heightScaleOf(parent);
	const size = Number.parseFloat(style.fontSize) * scale;
	const letters = size >= (parent.closest(titles) ? DRAWN.letters.titles : DRAWN.letters.anywhere);
	if (!letters) highlight(range);
	const { ascent, xHeight } = measureFont(style);
	return boxes.map((box) => ({
		kind: 'line',
		box,
		behind,
		letters,
		role: roleOfLine(parent),
		scale,
		isGuided: size >= DRAWN.letters.anywhere && isOnTop(parent, box),
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

function roleOfLine(element: Element): TextLine['role'] {
	if (element.closest('h1')) return 'headline';
	return element.closest('p') ? 'paragraph' : undefined;
}

function isOnTop(element: Element, { x, y, width, height }: Box): boolean {
	const root = element.getRootNode();
	const tree = root instanceof ShadowRoot ? root : document;
	return tree.elementsFromPoint(x + width / 2, y + height / 2).includes(element);
}
