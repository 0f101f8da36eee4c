import { opacityOf } from '../plan/colour.ts';
import { VEIL } from '../thresholds.ts';
import {
	contentBelow,
	hasContent,
	hasWords,
	isKept,
	isPartOfPage,
	pointsOfWindow,
} from './find-overlays.ts';
import { everywhere, outerOf, selectorOf, topmost } from './shadow-trees.ts';

/** What hides a part of the window and lets clicks through, so that nobody can close it. */
type Veil = {
	/** Of an element, or of its `::before` or `::after`. */
	selector: string;
	/** The part of the window that it hides, 0 to 1. */
	share: number;
	/** Words of the page lie below it. */
	hidesWords: boolean;
};

type Pseudo = '' | '::before' | '::after';

/**
 * Finds opaque elements and pseudo-elements over the page that a click does not meet; not those that the
 * selectors in `kept` name.
 */
export function findVeils(kept: string[]): Veil[] {
	const found: HTMLElement[] = [];
	return everywhere('*').flatMap((element) =>
		(['', '::before', '::after'] as const).flatMap((pseudo) => {
			// The inside of a veil is hidden with it.
			if (found.some((veil) => veil.contains(element)) || isKept(element, kept)) return [];
			if (!couldHide(element, pseudo)) return [];
			const { share, liesOver, hidesWords, isGround } = whatItHides(element, pseudo);
			if (share < VEIL.least || !liesOver || isGround) return [];
			if (!pseudo && isPartOfPage({ element, share, liesOver })) return [];
			if (!pseudo) found.push(element);
			return { selector: selectorOf(element) + pseudo, share, hidesWords };
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
	return width * height > innerWidth * innerHeight * VEIL.least && element.checkVisibility();
}

/** A colour, a gradient or a photograph that hides what is behind it, or a blur that makes it illegible. */
function isOpaque(style: CSSStyleDeclaration, element?: HTMLElement): boolean {
	const { backgroundColor, backgroundImage, backdropFilter, mixBlendMode } = style;
	const opacity = Number(style.opacity);
	if (mixBlendMode !== 'normal' || opacity < VEIL.opacity) return false;
	const [, blur = '0'] = /blur\(([\d.]+)px/.exec(backdropFilter) ?? [];
	if (Number(blur) > VEIL.blur) return true;
	// Other kinds of pictures may be transparent, such as a grain over the page.
	const isPhotograph = /\.jpe?g/i.test(backgroundImage) || !!element?.matches('video, iframe');
	const isFilled =
		/gradient\(/.test(backgroundImage) && !/rgba|transparent|\//.test(backgroundImage);
	const alpha = isPhotograph || isFilled ? 1 : opacityOf(backgroundColor);
	return opacity * alpha > VEIL.alpha;
}

/**
 * Lets clicks meet the element for a moment, and asks at 100 points where it is on top and what it hides there.
 */
function whatItHides(element: HTMLElement, pseudo: Pseudo) {
	const before = element.style.cssText;
	element.style.cssText += ';pointer-events:auto!important';
	const points = pointsOfWindow(10);
	const isOwn = (hit: Element | null) => (pseudo ? hit === element : element.contains(hit));
	const onTop = points.filter(([x, y]) => isOwn(topmost(x, y)));
	const below = onTop.flatMap(([x, y]) =>
		pseudo ? contentBehindPseudo(element, x, y) : contentBelow(element, x, y),
	);
	const seen = {
		share: onTop.length / points.length,
		liesOver: below.length > 0,
		hidesWords: below.some(hasWords),
		isGround: isGround(element, pseudo),
	};
	element.style.cssText = before;
	return seen;
}

/** Words and pictures below the pseudo-element of an element, which may contain them. */
function contentBehindPseudo(element: HTMLElement, x: number, y: number): Element[] {
	const [, ...below] = document.elementsFromPoint(x, y);
	return below.filter((hit) => !hit.contains(element) && hasContent(hit));
}

/**
 * Whether it is the background of a part of the page: what stands beside it, or beside what contains it alone, is
 * placed on it. Headers that stay in the window stand on everything.
 */
function isGround(element: HTMLElement, pseudo: Pseudo): boolean {
	if (pseudo) return [...element.children].some((child) => standsOn(child, element));
	for (
		let layer: Element | null = element;
		layer && layer !== document.body;
		layer = outerOf(layer)
	) {
		const beside = [...(layer.parentElement?.children ?? [])].filter((other) => other !== layer);
		if (beside.some((other) => standsOn(other, element))) return true;
		if (getComputedStyle(layer).position === 'fixed' || beside.some(hasContentInside)) return false;
	}
	return false;
}

/** Whether a placed element, or content in it, lies over another element. */
function standsOn(element: Element, ground: Element): boolean {
	if (!/relative|absolute|sticky/.test(getComputedStyle(element).position)) return false;
	return [element, ...element.querySelectorAll('*')].filter(hasContent).some((content) => {
		const { left, top, width, height } = content.getBoundingClientRect();
		const hits = document.elementsFromPoint(left + width / 2, top + height / 2);
		return (
			hits.includes(ground) &&
			hits.indexOf(content) < hits.indexOf(ground) &&
			hits.includes(content)
		);
	});
}

function hasContentInside(element: Element): boolean {
	return [element, ...element.querySelectorAll('*')].some(hasContent);
}
