import type { Box, Owner, Picture } from './parts.ts';
import { mark, scaleOf } from './read-box.ts';

/** A picture element in view. Runs inside the page. */
export function readPicture(element: Element, box: Box): Picture[] {
	const image = element instanceof HTMLImageElement ? element : undefined;
	// Of a broken one there is only the browser's sign.
	if (image?.naturalWidth === 0) return [];
	const address = image?.currentSrc || image?.src || '';
	return [
		{
			...{ kind: 'picture', number: mark(element), pseudo: '', isElement: true, box },
			...placeOf(element, box),
			vector: element instanceof SVGElement ? 'inline' : isVector(address) ? address : undefined,
			decorative: image?.alt === '',
		},
	];
}

/** A photograph as background of an element or its pseudo element. Patterns and drawings there are decoration. */
export function readBackdrop(
	element: Element,
	style: CSSStyleDeclaration,
	box: Box,
	pseudo: Owner['pseudo'],
): Picture[] {
	const [, ...addresses] = style.backgroundImage.split(/\burl\("?/);
	const isPhotograph = addresses.some((address) => !isVector(address.replace(/"?\).*$/, '')));
	if (!isPhotograph || style.backgroundClip === 'text') return [];
	if (box.width < 24 || box.height < 24) return [];
	const owner = { number: mark(element), pseudo, isElement: false, ...placeOf(element, box) };
	return [{ ...owner, kind: 'picture', box, vector: undefined, decorative: true }];
}

function placeOf(element: Element, box: Box): Pick<Picture, 'scale' | 'turn' | 'laid'> {
	let turn = 0;
	for (let one: Element | null = element; one; one = one.parentElement) {
		const { transform, rotate } = getComputedStyle(one);
		const { a, b } = new DOMMatrix(transform);
		turn += (Math.atan2(b, a) * 180) / Math.PI + (Number.parseFloat(rotate) || 0);
	}
	const isTurned = element instanceof HTMLElement && Math.abs(turn) > 0.1 && Math.abs(turn) < 90;
	const laid = isTurned ? { width: element.offsetWidth, height: element.offsetHeight } : box;
	return { scale: scaleOf(element), turn: isTurned ? turn : 0, laid };
}

function isVector(address: string): boolean {
	return /\.svg([?#]|$)|^data:image\/svg/.test(address);
}

/** To be provided to the page before readPage is called there. */
export const pictureReaders = [readPicture, readBackdrop, placeOf, isVector];
