import type { Box, Picture, Place, Shape } from './parts.ts';
import { inView, readShape } from './read-box.ts';

/** A picture element in view, marked so that it can be found again. Runs inside the page. */
export function readPicture(element: Element, style: CSSStyleDeclaration, place: Place): Picture[] {
	const shape = readShape(element, style);
	const { radii, ...box } = shape;
	const image = element instanceof HTMLImageElement ? element : undefined;
	// Of a broken one there is only the browser's sign.
	if (!inView(box) || image?.naturalWidth === 0) return [];
	return [
		{
			clips: radii.some(Boolean) ? [...place.clips, shape] : place.clips,
			ground: place.ground,
			kind: 'picture',
			number: mark(element),
			layer: 'element',
			box,
			paintBox: image ? fitBox(box, image, style) : box,
			vector: image
				? vectorAddress(image.currentSrc || image.src)
				: element instanceof SVGElement
					? 'inline'
					: undefined,
			decorative: image?.alt === '',
		},
	];
}

/** A photograph as background of its element. Patterns and drawings there are decoration. */
export function readBackdrop(
	element: Element,
	style: CSSStyleDeclaration,
	shape: Shape,
	place: Place,
	layer: Picture['layer'] = 'background',
): Picture[] {
	if (style.backgroundClip === 'text' || !hasPhotograph(style.backgroundImage)) return [];
	if (shape.width < 24 || shape.height < 24) return [];
	return [
		{
			clips: [...place.clips, shape],
			ground: place.ground,
			kind: 'picture',
			number: mark(element),
			layer,
			box: shape,
			paintBox: shape,
			vector: undefined,
			decorative: true,
		},
	];
}

/** A photograph as background of a pseudo element, as the layer it is painted in. */
export function readPseudo(
	element: Element,
	name: '::before' | '::after',
	shape: Shape,
	place: Place,
): { level: number; parts: Picture[] }[] {
	const style = getComputedStyle(element, name);
	if (style.content === 'none' || !inView(shape)) return [];
	const parts = readBackdrop(element, style, shape, place, name);
	return parts.length > 0 ? [{ level: Number(style.zIndex) || 0, parts }] : [];
}

function hasPhotograph(backgroundImage: string): boolean {
	const [, ...addresses] = backgroundImage.split(/\burl\("?/);
	return addresses.some((address) => !vectorAddress(address.replace(/"?\).*$/, '')));
}

function mark(element: Element): number {
	const marked = [...document.querySelectorAll('[data-plan]')];
	const number = 1 + marked.flatMap((one) => one.getAttribute('data-plan')?.split(' ')).length;
	element.setAttribute('data-plan', `${element.getAttribute('data-plan') ?? ''} ${number}`.trim());
	return number;
}

function vectorAddress(address: string): string | undefined {
	return /\.svg([?#]|$)|^data:image\/svg/.test(address) ? address : undefined;
}

/** Where object-fit lays the whole picture, of which the box shows a part. */
function fitBox(box: Box, image: HTMLImageElement, style: CSSStyleDeclaration): Box {
	const ratio = image.naturalWidth / image.naturalHeight;
	if (!ratio || style.objectFit === 'fill') return box;
	const wider = box.width / box.height > ratio;
	const width = wider === (style.objectFit === 'cover') ? box.width : box.height * ratio;
	const height = width / ratio;
	const [left = 50, top = 50] = style.objectPosition.split(' ').map(Number.parseFloat);
	return {
		x: box.x + ((box.width - width) * left) / 100,
		y: box.y + ((box.height - height) * top) / 100,
		width,
		height,
	};
}

/** To be provided to the page before readPage is called there. */
export const pictureReaders = [
	...[readPicture, readBackdrop, readPseudo],
	...[hasPhotograph, mark, vectorAddress, fitBox],
];
