import { COVER } from '../thresholds.ts';
import { closerOf, crossOf } from './closing-button.ts';
import type { Point } from './geometry.ts';
import { isSelector, outerOf, seenText, selectorOf, topmost } from './shadow-trees.ts';

/** An element that lies over the page. */
export type Overlay = {
	selector: string;
	/** The part of the window that it covers, 0 to 1. */
	share: number;
	/** It says that it is a notice, or covers most of the window and something below it: may be hidden. */
	mayHide: boolean;
	/** Words of the page lie below it. */
	hidesWords: boolean;
	/** The middle of its closing button. */
	closer: Point | undefined;
	/** It is, or shows, a frame, whose cross cannot be seen from here and may be pressed. */
	isFramed: boolean;
};

/** How much of the window an element covers, and whether words or pictures lie below it. */
type Cover = { element: HTMLElement; share: number; liesOver: boolean; hidesWords: boolean };

/**
 * Finds the overlays of the window by what is on top of it. Fixed headers, side panels and the page itself are
 * none. The selectors in `panels` name elements whose buttons lead away: they are pressed no more, and what lies
 * over nothing is a panel of the page. What the selectors in `kept` name stays.
 */
export function findOverlays(panels: string[], kept: string[]): Overlay[] {
	const covers = coversOfWindow().filter(
		(cover) =>
			(cover.share > COVER.least || isGreeting(cover)) &&
			!isKept(cover.element, kept) &&
			!isPartOfPage(cover),
	);
	return covers.flatMap(({ element, share, liesOver, hidesWords }) => {
		const selector = selectorOf(element);
		const mayHide = isNotice(element) || (share > COVER.most && liesOver);
		const isPanel = panels.includes(selector);
		if (isPanel && !mayHide && !liesOver) return [];
		const hasFrame = element.matches('iframe') || element.querySelector('iframe') !== null;
		const closer = isPanel ? undefined : closerOf(element);
		return { selector, share, mayHide, hidesWords, closer, isFramed: hasFrame && !isPanel };
	});
}

/** Whether something is what chats and notices put into a lower corner after a while: words and a cross. */
function isGreeting({ element, share }: Cover): boolean {
	if (share < COVER.greeting) return false;
	const { top, left, right } = element.getBoundingClientRect();
	const isAtSide =
		left > innerWidth / 3 || right < (innerWidth * 2) / 3 || innerWidth < COVER.phone;
	const isInCorner = top > innerHeight / 3 && isAtSide;
	return isInCorner && seenText(element) !== '' && crossOf(element) !== undefined;
}

/** Asks at 400 points of the window what lies over it. */
function coversOfWindow(): Cover[] {
	const points = pointsOfWindow(20);
	const covers = new Map<HTMLElement, Cover>();
	for (const [x, y] of points) {
		const element = overlayAround(topmost(x, y));
		if (!element) continue;
		const cover = covers.get(element) ?? { element, share: 0, liesOver: false, hidesWords: false };
		const below = contentBelow(element, x, y);
		cover.share += 1 / points.length;
		cover.liesOver ||= below.length > 0;
		cover.hidesWords ||= below.some(hasWords);
		covers.set(element, cover);
	}
	return [...covers.values()];
}

/** Points spread evenly over the window, as many across as down. */
export function pointsOfWindow(across: number): [x: number, y: number][] {
	const shares = Array.from({ length: across }, (_, i) => (i + 0.5) / across);
	return shares.flatMap((x) =>
		shares.map((y): [number, number] => [x * innerWidth, y * innerHeight]),
	);
}

/**
 * The outermost overlay around an element: a fixed one, a sticky one that says that it is a notice, or one placed
 * over most of a page that is locked meanwhile.
 */
export function overlayAround(element: Element | null): HTMLElement | undefined {
	const isLocked = [document.documentElement, document.body].some((page) =>
		/hidden|clip/.test(getComputedStyle(page).overflowY),
	);
	let found: HTMLElement | undefined;
	for (let outer = element; outer && outer !== document.body; outer = outerOf(outer)) {
		if (!(outer instanceof HTMLElement)) continue;
		const { position, zIndex } = getComputedStyle(outer);
		const { width, height } = outer.getBoundingClientRect();
		const fills = width * height > innerWidth * innerHeight * COVER.gate;
		const isGate = isLocked && position === 'absolute' && Number(zIndex) > 0 && fills;
		if (position === 'fixed' || isGate || (position === 'sticky' && isNotice(outer))) found = outer;
	}
	return found?.checkVisibility({ opacityProperty: true }) ? found : undefined;
}

/** Whether an element is a dialog, or its id or class says that it is a notice. */
function isNotice(element: HTMLElement): boolean {
	return (
		element.matches('dialog, [role$="dialog"], [aria-modal="true"]') ||
		/cookie|consent|banner|popup|overlay|modal|notice|newsletter|hinweis/i.test(
			`${element.getAttribute('id')} ${element.className}`,
		)
	);
}

/** Words and pictures of the page below an overlay at a point of the window. */
export function contentBelow(overlay: HTMLElement, x: number, y: number): Element[] {
	const root = overlay.getRootNode();
	const host = root instanceof ShadowRoot ? root.host : undefined;
	return document
		.elementsFromPoint(x, y)
		.filter(
			(hit) => hasContent(hit) && hit !== host && !overlay.contains(hit) && !hit.contains(overlay),
		);
}

/** Whether an element has words of its own or is a picture. */
export function hasContent(element: Element): boolean {
	return hasWords(element) || element.matches('img, svg, video, canvas');
}

/** Whether an element has words of its own. */
export function hasWords(element: Element): boolean {
	return [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
}

/** Whether one of the selectors names an element or something around it. */
export function isKept(element: Element, kept: string[]): boolean {
	return kept.some((selector) => isSelector(selector) && element.closest(selector));
}

/** Headers, menus, panels beside the page, and what holds most of the page's words. */
export function isPartOfPage({ element, liesOver }: Omit<Cover, 'hidesWords'>): boolean {
	const box = element.getBoundingClientRect();
	const isTall = box.height > innerHeight * COVER.sidePanel.height;
	const atSide = (box.left <= 1 || box.right >= innerWidth - 1) && isTall;
	const isBeside = atSide && box.width < innerWidth * COVER.sidePanel.width;
	const isAbove = box.top <= 1 && box.height < innerHeight * COVER.top;
	if ((isBeside || isAbove) && !liesOver && !isNotice(element)) return true;

	const links = element.querySelectorAll('a[href]').length;
	const isMenu = element.matches('header, nav, aside') || !!element.querySelector('nav, ul');
	const isFoot = box.bottom >= innerHeight - 1 && element.matches('nav');
	const isNarrow =
		box.height < innerHeight * COVER.menu.height || box.width < innerWidth * COVER.menu.width;
	const atEdge = box.top <= 1 || atSide || isFoot;
	if (atEdge && isNarrow && (isMenu || links > COVER.menu.links)) return true;

	return seenText(element).length > seenText(document.body).length * COVER.words;
}
