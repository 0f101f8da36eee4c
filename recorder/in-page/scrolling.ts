import { COVER, REST, SCROLL } from '../thresholds.ts';
import { wait } from './complete-page.ts';
import { everywhere, find, outerOf, shadowRootsIn } from './shadow-trees.ts';

/* Most pages are scrolled by the browser. Some lock it, and their script moves their parts instead. */

/** Scrolls down the page once as a reader would, so that everything that waits to be seen loads. */
export async function scrollThrough(): Promise<void> {
	growScrollingPart();
	const lock = unlock();
	for (let i = 1; i <= REST.windows; i++) {
		const before = window.scrollY;
		window.scrollBy({ top: window.innerHeight * 0.75, behavior: 'instant' });
		await wait(120);
		if (window.scrollY === before) break;
	}
	window.scrollTo({ top: 0, behavior: 'instant' });
	await wait(200);
	lock();
}

/** Whether a visitor can scroll the page without its script. */
export function canScroll(): boolean {
	growScrollingPart();
	const { overflowY } = getComputedStyle(document.documentElement);
	const viewport = overflowY === 'visible' ? getComputedStyle(document.body).overflowY : overflowY;
	return !isShort() && !/hidden|clip/.test(viewport);
}

/**
 * Makes the page itself scroll where a lock was left behind, and keeps what is too wide from moving it
 * sideways.
 */
export function letPageScroll(): void {
	growScrollingPart();
	unlock();
	// What is too wide would move a page from right to left out of its window.
	const page = [document.documentElement, document.body];
	if (page.some((element) => getComputedStyle(element).direction === 'rtl'))
		for (const element of page) addStyle(element, 'overflow-x:clip!important');
}

function isShort(): boolean {
	return document.documentElement.scrollHeight <= window.innerHeight * SCROLL.short;
}

/**
 * Takes away a lock on the page itself, where it is too short to scroll. Returns a function that puts it back.
 */
function unlock(): () => void {
	const page = isShort() ? [document.documentElement, document.body] : [];
	const before = page.map(({ style }) => style.cssText);
	for (const element of page)
		addStyle(element, 'overflow:visible!important;position:static!important');
	return () => {
		for (const [i, { style }] of page.entries()) style.cssText = before[i] ?? '';
	};
}

/** Makes a page scroll where only a part of it does: that part grows as high as its contents, and all around it. */
function growScrollingPart(): void {
	const part = isShort() ? scrollingPart() : undefined;
	for (let element: Element | null = part ?? null; element; element = outerOf(element)) {
		if (!(element instanceof HTMLElement)) continue;
		const isOut = /absolute|fixed/.test(getComputedStyle(element).position);
		const size = 'height:auto!important;max-height:none!important;overflow:visible!important';
		addStyle(element, `${size}${isOut ? ';position:relative!important' : ''}`);
	}
}

/** A part that fills a third of the window or more and scrolls by itself. */
function scrollingPart(): HTMLElement | undefined {
	return everywhere('body, body *').find(
		(part) =>
			/auto|scroll/.test(getComputedStyle(part).overflowY) &&
			part.scrollHeight > part.clientHeight * SCROLL.part.overflow &&
			part.clientWidth * part.clientHeight >
				window.innerWidth * window.innerHeight * SCROLL.part.share,
	);
}

function addStyle(element: HTMLElement, style: string): void {
	element.style.cssText += `;${style}`;
}

/**
 * Where the large parts of a page were before its script moved them, in px; undefined where the browser
 * scrolls.
 */
let starts: Map<Element, number> | undefined;

/** From now on the page is one that its script moves. It is at its start. */
export function rememberPlaces(): void {
	const large = everywhere('body *').filter((part) => {
		const { width, height } = part.getBoundingClientRect();
		const isLarge =
			height > innerHeight * SCROLL.large.height && width > innerWidth * SCROLL.large.width;
		return isLarge && getComputedStyle(part).position !== 'fixed';
	});
	starts = new Map(large.map((part) => [part, part.getBoundingClientRect().top]));
}

/** The page is one that the browser scrolls. */
export function forgetPlaces(): void {
	starts = undefined;
}

/** How far the page is scrolled, in px: by its script, as far as the outermost of its parts have moved. */
export function scrollPosition(): number {
	if (!starts) return Math.round(window.scrollY);
	const moved: Element[] = [];
	let furthest = 0;
	for (const [part, start] of starts) {
		const way = start - part.getBoundingClientRect().top;
		// A part inside may move on its own, slower or faster.
		if (Math.abs(way) < 1 || moved.some((outer) => outer.contains(part))) continue;
		moved.push(part);
		furthest = Math.max(furthest, way);
	}
	return Math.round(furthest);
}

export function heightOfPage(): number {
	const { scrollHeight } = document.documentElement;
	if (!starts) return scrollHeight;
	const ends = [...starts].map(([part, start]) => start + part.getBoundingClientRect().height);
	return Math.round(Math.max(innerHeight, ...ends));
}

/**
 * How far a page that its script moves has to be scrolled for a place; undefined for one that is not to be
 * seen.
 */
export function positionOf(place: string | number): number | undefined {
	if (typeof place === 'number' || place === 'oben') return Number(place) || 0;
	const element = find(place);
	if (!element) return undefined;
	const { top } = element.getBoundingClientRect();
	// A script may move only those parts that are in view: what counts is the distance inside the part around it.
	for (let outer: Element | null = element; outer; outer = outerOf(outer)) {
		const start = starts?.get(outer);
		if (start !== undefined)
			return Math.round(start + top - outer.getBoundingClientRect().top - headerOver(element));
	}
	return Math.round(top + scrollPosition());
}

/**
 * Scrolls a place below the fixed header ('oben': the start, a number: px) and returns the position; undefined
 * if it is not to be seen.
 */
export function scrollToTarget(place: string | number): number | undefined {
	if (typeof place === 'number' || place === 'oben')
		window.scrollTo({ top: Number(place) || 0, behavior: 'instant' });
	else {
		const element = find(place);
		if (!element) return undefined;
		element.scrollIntoView({ block: 'start', behavior: 'instant' });
		const hidden = headerOver(element) - element.getBoundingClientRect().top;
		if (hidden > 0 && hidden < COVER.header) window.scrollBy({ top: -hidden, behavior: 'instant' });
	}
	// A page wider than the window may have moved sideways, by a click, too.
	window.scrollTo({ left: 0, behavior: 'instant' });
	return Math.round(window.scrollY);
}

/**
 * The lower edge of a header that stays at the top of the window, in px; 0 without one, or where the element is
 * part of it.
 */
export function headerOver(element?: Element): number {
	const over = [document, ...shadowRootsIn(document)]
		.flatMap((root) => root.elementsFromPoint(window.innerWidth / 2, 1))
		.map((hit) => hit.closest('header, nav, [class*="nav" i], [class*="header" i]'))
		.find((header) => header && /fixed|sticky/.test(getComputedStyle(header).position));
	return !over || (element && over.contains(element)) ? 0 : over.getBoundingClientRect().bottom;
}
