import type { Box, Icon, Painted, Picture, TextLine } from './parts.ts';
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

/** A picture element in view. Runs inside the page. */
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

/** The transform from the window into the element, see `Picture`. Runs inside the page. */
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
