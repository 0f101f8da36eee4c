import type { Box, Icon, Picture } from '../plan/parts.ts';
import { matrixOf } from './geometry.ts';
import { mark } from './marks.ts';
import type { Painted } from './read-box.ts';

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
