import { asRgb, hasColour, opacityOf } from './colour.ts';
import type { Box, BoxPart, Icon, Painted, Part, Picture, TextLine } from './parts.ts';

/* These functions run inside the recorded page, where colour.ts is provided. */

/** Reads all visible parts in the order of the document and marks their elements.  */
export function readPage(): Part[] {
	return readElement(document.documentElement, { behind: 'rgb(255, 255, 255)', opacity: 1 });
}

/** `around`: the colour behind the element, and the opacity of what contains it. */
export function readElement(element: Element, around: { behind: string; opacity: number }): Part[] {
	dropImportant(element);
	const style = getComputedStyle(element);
	const opacity = around.opacity * Number(style.opacity);
	// An element without a box, such as a slot, still has contents; a clipped one is for screen readers only.
	const isHidden =
		(style.display !== 'contents' && !element.checkVisibility({ contentVisibilityAuto: true })) ||
		/^inset\((50|100)%/.test(style.clipPath) ||
		/^rect\([01]px,? [01]px/.test(style.clip);
	if (isHidden) return [];
	markLayer(element, style, opacity);
	if (opacity < 0.15) return [];
	// The page's own background fills the window of a short page, too.
	const box = element.matches('html, body')
		? { x: 0, y: 0, width: innerWidth, height: innerHeight }
		: toBox(element.getBoundingClientRect());
	const shown = style.visibility !== 'hidden' && inView(box);
	const behind = hasColour(style.backgroundColor) ? asRgb(style.backgroundColor) : around.behind;
	const read = (one: Painted) =>
		shown ? [...readBox(one), ...readBackdrop(one), ...readIcon(one)] : [];
	const own = read({ element, pseudo: '', style, box, behind: around.behind, opacity });
	if (element.matches('svg, img, video, canvas, iframe, object, embed, [type="image"]'))
		return shown ? [...own, ...readPicture(element, box)] : [];
	const readPseudo = (pseudo: '::before' | '::after') => {
		const style = getComputedStyle(element, pseudo);
		const seen = opacity * Number(style.opacity);
		const isLeftOut = [style.content, style.display].includes('none') || seen < 0.15;
		if (isLeftOut || style.visibility === 'hidden') return [];
		return read({ element, pseudo, style, box: pseudoBox(element, style), behind, opacity: seen });
	};
	const nodes =
		element instanceof HTMLSlotElement
			? element.assignedNodes({ flatten: true })
			: (element.shadowRoot ?? element).childNodes;
	const inside = [...nodes].flatMap((node) => {
		if (node instanceof Element) return readElement(node, { behind, opacity });
		const isText = node instanceof Text && style.visibility !== 'hidden';
		return isText ? readLines(node, element, style, behind) : [];
	});
	return [...own, ...readPseudo('::before'), ...inside, ...readPseudo('::after')];
}

/** Removes !important from an element's style attribute, so that a style sheet can change it; what it hides stays hidden. */
export function dropImportant(element: Element): void {
	if (!(element instanceof HTMLElement || element instanceof SVGElement)) return;
	for (const name of [...element.style])
		if (element.style.getPropertyPriority(name) && !/^(display|visibility)$/.test(name))
			element.style.setProperty(name, element.style.getPropertyValue(name));
}

/** Marks transparent and filtered elements: without their own layer, the drawing would be painted in another order. */
export function markLayer(element: Element, style: CSSStyleDeclaration, opacity: number): void {
	const isFiltered = [style.filter, style.backdropFilter].some((value) => value !== 'none');
	const isLayer = isFiltered || style.mixBlendMode !== 'normal' || Number(style.opacity) < 1;
	if (!isLayer) return;
	const kind = opacity < 0.15 ? 'gone' : isFiltered ? 'filter' : 'opacity';
	element.setAttribute('data-werkplan-layer', kind);
}

/** The box of an element, if it is visible. */
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

/** The lines of a text node. Small text joins the highlights `plan-base` and `plan-x`. */
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

/** The glyph of an icon font in a pseudo-element. */
export function readIcon({ element, pseudo, style, box }: Painted): Icon[] {
	const isGlyph = /^"\S"$/u.test(style.content);
	return isGlyph ? [{ number: mark(element), pseudo, kind: 'icon', box }] : [];
}

/** A picture element in view. */
export function readPicture(element: Element, box: Box): Picture[] {
	const image = element instanceof HTMLImageElement ? element : undefined;
	// A broken image shows only the browser's icon.
	if (image?.naturalWidth === 0) return [];
	const address = image?.currentSrc || image?.src || '';
	const vector = element instanceof SVGElement ? 'inline' : isVector(address) ? address : undefined;
	const owner = { number: mark(element), pseudo: '' } as const;
	return [{ ...owner, kind: 'picture', box, back: transformBack(element, box), image: '', vector }];
}

/** A photograph or an icon in the background of an element or pseudo-element. Patterns are left out as decoration. */
export function readBackdrop({ element, pseudo, style, box }: Painted): Picture[] {
	const { backgroundImage, backgroundClip, backgroundRepeat } = style;
	const [, ...addresses] = backgroundImage.split(/\burl\("?/);
	const isPhotograph = addresses.some((address) => !isVector(address.replace(/"?\).*$/, '')));
	const isIcon = addresses.length === 1 && backgroundRepeat === 'no-repeat';
	if (!(isPhotograph || isIcon) || backgroundClip === 'text') return [];
	if (box.width < 24 || box.height < 24) return [];
	// Gradients over a photograph are no part of it.
	const image = backgroundImage.replaceAll(/[\w-]*gradient\((?:[^()]|\([^()]*\))*\)/g, 'none');
	const picture = { kind: 'picture', box, back: transformBack(element, box), image } as const;
	return [{ number: mark(element), pseudo, ...picture, vector: undefined }];
}

/** The transform from the window into the element, see `Picture`. */
export function transformBack(element: Element, box: Box): Picture['back'] {
	let matrix = new DOMMatrix();
	for (let one: Element | null = element; one; one = one.parentElement) {
		const { transform, rotate, scale } = getComputedStyle(one);
		const [x = 1, y = x] = scale === 'none' ? [] : scale.split(' ').map(Number);
		const individual = new DOMMatrix().rotate(Number.parseFloat(rotate) || 0).scale(x, y);
		matrix = individual.multiply(new DOMMatrix(transform)).multiply(matrix);
	}
	const { a, b, c, d } = matrix;
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

export function isVector(address: string): boolean {
	return /\.svg([?#]|$)|^data:image\/svg/.test(address);
}
