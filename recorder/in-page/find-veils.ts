import { opacityOf } from '../plan/colour.ts';
import { hasContent, hidesContent, isPartOfPage } from './find-overlays.ts';
import { everywhere, selectorOf, topmost } from './shadow-trees.ts';

/** What hides a part of the window and lets clicks through, so that nobody can close it. */
type Veil = {
	/** Of an element, or of its `::before` or `::after`. */
	selector: string;
	/** The part of the window that it hides, 0 to 1. */
	share: number;
};

type Pseudo = '' | '::before' | '::after';

const leastShare = 0.1;

/** Finds opaque elements and pseudo-elements over the page that a click does not meet. */
export function findVeils(): Veil[] {
	return everywhere('*').flatMap((element) =>
		(['', '::before', '::after'] as const).flatMap((pseudo) => {
			if (!couldHide(element, pseudo)) return [];
			const { share, liesOver } = shareOnTop(element, pseudo);
			if (share < leastShare || !liesOver) return [];
			if (!pseudo && isPartOfPage({ element, share, liesOver })) return [];
			return { selector: selectorOf(element) + pseudo, share };
		}),
	);
}

/** Whether it is placed over a large part of the window, is opaque, and is not met by clicks. */
function couldHide(element: HTMLElement, pseudo: Pseudo): boolean {
	const style = getComputedStyle(element, pseudo);
	if (style.position !== 'fixed' && style.position !== 'absolute') return false;
	if (pseudo && (style.content === 'none' || style.display === 'none')) return false;
	const isPassed = style.pointerEvents === 'none' || pseudo !== '';
	if (!isPassed || style.visibility === 'hidden' || !isOpaque(style)) return false;
	const { width, height } = pseudo
		? { width: Number.parseFloat(style.width), height: Number.parseFloat(style.height) }
		: element.getBoundingClientRect();
	return width * height > innerWidth * innerHeight * leastShare && element.checkVisibility();
}

/** A colour that hides what is behind it, or a blur that makes it illegible. */
function isOpaque(style: CSSStyleDeclaration): boolean {
	const { backgroundColor, backdropFilter, mixBlendMode } = style;
	if (mixBlendMode !== 'normal') return false;
	const opacity = Number(style.opacity);
	const [, blur = '0'] = /blur\(([\d.]+)px/.exec(backdropFilter) ?? [];
	return opacity * opacityOf(backgroundColor) > 0.8 || (Number(blur) > 3 && opacity > 0.5);
}

/** Lets clicks meet the element for a moment, and asks at 100 points where it is on top and whether it hides something there. */
function shareOnTop(element: HTMLElement, pseudo: Pseudo): { share: number; liesOver: boolean } {
	const before = element.style.cssText;
	element.style.cssText += ';pointer-events:auto!important';
	const steps = Array.from({ length: 10 }, (_, i) => (i + 0.5) / 10);
	const points = steps.flatMap((across) =>
		steps.map((down) => [across * innerWidth, down * innerHeight] as const),
	);
	const onTop = points.filter(([x, y]) => topmost(x, y) === element);
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
