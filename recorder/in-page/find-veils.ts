import { opacityOf } from '../plan/colour.ts';
import { hasContent, hidesContent, isPartOfPage, pointsOfWindow } from './find-overlays.ts';
import { everywhere, selectorOf, topmost } from './shadow-trees.ts';

/** What hides a part of the window and lets clicks through, so that nobody can close it. */
type Veil = {
	/** Of an element, or of its `::before` or `::after`. */
	selector: string;
	/** The part of the window that it hides, 0 to 1. */
	share: number;
};

type Pseudo = '' | '::before' | '::after';

/** What hides less of the window is left as it is. */
const leastShare = 0.1;

/** Finds opaque elements and pseudo-elements over the page that a click does not meet. */
export function findVeils(): Veil[] {
	const found: HTMLElement[] = [];
	return everywhere('*').flatMap((element) =>
		(['', '::before', '::after'] as const).flatMap((pseudo) => {
			// The inside of a veil is hidden with it.
			if (found.some((veil) => veil.contains(element))) return [];
			if (!couldHide(element, pseudo)) return [];
			const { share, liesOver } = shareOnTop(element, pseudo);
			if (share < leastShare || !liesOver) return [];
			if (!pseudo && isPartOfPage({ element, share, liesOver })) return [];
			if (!pseudo) found.push(element);
			return { selector: selectorOf(element) + pseudo, share };
		}),
	);
}

/** Whether it is large and opaque, and clicks do not meet it. */
function couldHide(element: HTMLElement, pseudo: Pseudo): boolean {
	const style = getComputedStyle(element, pseudo);
	if (pseudo) {
		const isThere = style.content !== 'none' && style.display !== 'none';
		if (!isThere || !/fixed|absolute/.test(style.position)) return false;
	} else if (style.pointerEvents !== 'none') return false;
	if (style.visibility === 'hidden' || !isOpaque(style, pseudo ? undefined : element)) return false;
	const { width, height } = pseudo
		? { width: Number.parseFloat(style.width), height: Number.parseFloat(style.height) }
		: element.getBoundingClientRect();
	return width * height > innerWidth * innerHeight * leastShare && element.checkVisibility();
}

/** A colour, a gradient or a photograph that hides what is behind it, or a blur that makes it illegible. */
function isOpaque(style: CSSStyleDeclaration, element?: HTMLElement): boolean {
	const { backgroundColor, backgroundImage, backdropFilter, mixBlendMode } = style;
	const opacity = Number(style.opacity);
	if (mixBlendMode !== 'normal' || opacity < 0.5) return false;
	const [, blur = '0'] = /blur\(([\d.]+)px/.exec(backdropFilter) ?? [];
	if (Number(blur) > 3) return true;
	// Other kinds of pictures may be transparent, such as a grain over the page.
	const isPhotograph = /\.jpe?g/i.test(backgroundImage) || !!element?.matches('video, iframe');
	const isFilled =
		/gradient\(/.test(backgroundImage) && !/rgba|transparent|\//.test(backgroundImage);
	const alpha = isPhotograph || isFilled ? 1 : opacityOf(backgroundColor);
	return opacity * alpha > 0.8;
}

/** Lets clicks meet the element for a moment, and asks at 100 points where it is on top and whether it hides something there. */
function shareOnTop(element: HTMLElement, pseudo: Pseudo): { share: number; liesOver: boolean } {
	const before = element.style.cssText;
	element.style.cssText += ';pointer-events:auto!important';
	const points = pointsOfWindow(10);
	const isOwn = (hit: Element | null) => (pseudo ? hit === element : element.contains(hit));
	const onTop = points.filter(([x, y]) => isOwn(topmost(x, y)));
	const hides = pseudo ? hidesBehindPseudo : hidesContent;
	const liesOver = onTop.some(([x, y]) => hides(element, x, y));
	element.style.cssText = before;
	return { share: onTop.length / points.length, liesOver };
}

/** Whether words or a picture lie below the pseudo-element of an element, which may contain them. */
function hidesBehindPseudo(element: HTMLElement, x: number, y: number): boolean {
	const [, ...below] = document.elementsFromPoint(x, y);
	return below.some((hit) => !hit.contains(element) && hasContent(hit));
}
