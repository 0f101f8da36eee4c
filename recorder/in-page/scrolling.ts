import { wait } from './rest.ts';
import { everywhere, find, outerOf, shadowRootsIn } from './shadow-trees.ts';

/** Endless pages end after this many windows. */
const maxWindows = 24;

/** Scrolls down the page once as a reader would, so that everything loads that waits to be seen. */
export async function scrollThrough(): Promise<void> {
	for (let i = 1; i <= maxWindows; i++) {
		const before = window.scrollY;
		window.scrollBy({ top: window.innerHeight * 0.75, behavior: 'instant' });
		await wait(120);
		if (window.scrollY === before) break;
	}
	window.scrollTo({ top: 0, behavior: 'instant' });
	await wait(200);
}

/** Makes the page itself scroll where only a part of it does, or where a lock was left behind: the other functions scroll the page. */
export function letPageScroll(): void {
	const page = [document.documentElement, document.body];
	if (isShort()) growAround(scrollingPart());
	if (isShort())
		for (const element of page)
			addStyle(element, 'overflow:visible!important;position:static!important');
	// What is too wide would move a page from right to left out of its window.
	if (page.some((element) => getComputedStyle(element).direction === 'rtl'))
		for (const element of page) addStyle(element, 'overflow-x:clip!important');
}

function isShort(): boolean {
	return document.documentElement.scrollHeight <= window.innerHeight * 1.1;
}

/** A part that fills a third of the window or more and scrolls by itself. */
function scrollingPart(): HTMLElement | undefined {
	return everywhere('body, body *').find(
		(part) =>
			/auto|scroll/.test(getComputedStyle(part).overflowY) &&
			part.scrollHeight > part.clientHeight * 1.2 &&
			part.clientWidth * part.clientHeight > window.innerWidth * window.innerHeight * 0.33,
	);
}

/** Makes a part and all around it as high as its contents. */
function growAround(part: HTMLElement | undefined): void {
	for (let element: Element | null = part ?? null; element; element = outerOf(element)) {
		if (!(element instanceof HTMLElement)) continue;
		const isOut = /absolute|fixed/.test(getComputedStyle(element).position);
		const size = 'height:auto!important;max-height:none!important;overflow:visible!important';
		addStyle(element, `${size}${isOut ? ';position:relative!important' : ''}`);
	}
}

function addStyle(element: HTMLElement, style: string): void {
	element.style.cssText += `;${style}`;
}

/** Scrolls a place below the fixed header ('oben': the start, a number: px) and returns the position; undefined if it is not to be seen. */
export function scrollToTarget(place: string | number): number | undefined {
	if (typeof place === 'number' || place === 'oben')
		window.scrollTo({ top: Number(place) || 0, behavior: 'instant' });
	else {
		const element = find(place);
		if (!element) return undefined;
		element.scrollIntoView({ block: 'start', behavior: 'instant' });
		const hidden = headerOver(element) - element.getBoundingClientRect().top;
		if (hidden > 0 && hidden < 200) window.scrollBy({ top: -hidden, behavior: 'instant' });
	}
	return Math.round(window.scrollY);
}

/** The lower edge of a header that stays at the top of the window, in px; 0 without one, or where the element is part of it. */
export function headerOver(element?: Element): number {
	const over = [document, ...shadowRootsIn(document)]
		.flatMap((root) => root.elementsFromPoint(window.innerWidth / 2, 1))
		.map((hit) => hit.closest('header, nav, [class*="nav" i], [class*="header" i]'))
		.find((header) => header && /fixed|sticky/.test(getComputedStyle(header).position));
	return !over || (element && over.contains(element)) ? 0 : over.getBoundingClientRect().bottom;
}
