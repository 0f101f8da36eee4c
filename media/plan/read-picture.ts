import type { Picture, Place, Shape } from './parts.ts';
import { inView } from './read-box.ts';

/** A picture element in view, marked so that it can be found again. Runs inside the page. */
export function readPicture(element: Element, shape: Shape, place: Place): Picture[] {
	const image = element instanceof HTMLImageElement ? element : undefined;
	// Of a broken one there is only the browser's sign.
	if (!inView(shape) || image?.naturalWidth === 0) return [];
	const address = image?.currentSrc || image?.src || '';
	return [
		{
			...{ kind: 'picture', number: mark(element), layer: 'element', box: shape },
			clips: shape.radii.some(Boolean) ? [...place.clips, shape] : place.clips,
			ground: place.ground,
			vector: element instanceof SVGElement ? 'inline' : isVector(address) ? address : undefined,
			decorative: image?.alt === '',
		},
	];
}

/** A photograph as background of an element or its pseudo element. Patterns and drawings there are decoration. */
export function readBackdrop(
	element: Element,
	style: CSSStyleDeclaration,
	shape: Shape,
	place: Place,
	layer: Picture['layer'] = 'background',
): Picture[] {
	const [, ...addresses] = style.backgroundImage.split(/\burl\("?/);
	const isPhotograph = addresses.some((address) => !isVector(address.replace(/"?\).*$/, '')));
	if (!isPhotograph || style.backgroundClip === 'text') return [];
	if (shape.width < 24 || shape.height < 24) return [];
	return [
		{
			...{ kind: 'picture', number: mark(element), layer, box: shape, decorative: true },
			...{ clips: [...place.clips, shape], ground: place.ground, vector: undefined },
		},
	];
}

function mark(element: Element): number {
	const known = element.getAttribute('data-plan');
	const number = known ?? String(document.querySelectorAll('[data-plan]').length + 1);
	element.setAttribute('data-plan', number);
	return Number(number);
}

function isVector(address: string): boolean {
	return /\.svg([?#]|$)|^data:image\/svg/.test(address);
}

/** To be provided to the page before readPage is called there. */
export const pictureReaders = [readPicture, readBackdrop, mark, isVector];
