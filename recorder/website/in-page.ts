/*
 * These functions run inside the recorded page. They are sent as source text, so they use nothing from outside
 * but functions that were provided. While the page's own scripts see a stopped clock, these see the real one.
 */

/** All elements of a selector in the page and in its open shadow roots. */
export function everywhere<E extends HTMLElement = HTMLElement>(
	selector: string,
	root: ParentNode = document,
): E[] {
	return [root, ...shadowRootsIn(root)].flatMap((one) => [...one.querySelectorAll<E>(selector)]);
}

/** The open shadow roots inside a root, those inside others too. */
export function shadowRootsIn(root: ParentNode): ShadowRoot[] {
	const own = root instanceof Element && root.shadowRoot ? [root.shadowRoot] : [];
	const hosts = [...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? []);
	return [...own, ...hosts].flatMap((one) => [one, ...shadowRootsIn(one)]);
}

/** What contains an element, beyond the shadow root that it is in. */
export function outerOf(element: Element): Element | null {
	const root = element.getRootNode();
	return element.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
}

/** The first element of a selector that is not hidden. */
export function find(selector: string): HTMLElement | undefined {
	return everywhere(selector).find((element) => element.checkVisibility());
}

/** Hides the elements of these selectors for good, in shadow roots too. */
export function hideForGood(selectors: string[]): void {
	const style = document.createElement('style');
	style.textContent = selectors.map((one) => `${one}{display:none!important}`).join('');
	for (const root of [document.head, ...shadowRootsIn(document)])
		root.append(style.cloneNode(true));
}

/** Loads lazy pictures, waits for fonts and pictures, moves every animation to its end. */
export async function settle(): Promise<void> {
	const images = everywhere<HTMLImageElement>('img');
	for (const picture of images) picture.loading = 'eager';
	// A picture or a font that never comes must not hold up the others.
	const late = new Promise<void>((ready) => setTimeout(ready, 5000));
	const pictures = images.map((picture) => picture.decode().catch(() => undefined));
	await Promise.race([Promise.all([...pictures, document.fonts.ready]), late]);
	// The browser's icon for a missing picture is no part of the site.
	for (const picture of images) {
		if (!picture.currentSrc || !picture.complete || picture.naturalWidth > 0) continue;
		picture.style.visibility = 'hidden';
		const show = () => picture.style.removeProperty('visibility');
		picture.addEventListener('load', show, { once: true });
	}
	// Every film is paused a moment after its start.
	await pauseVideosAt(1);
	for (let round = 0; round < 2; round++) {
		await awaitPaint();
		for (const motion of document.getAnimations()) {
			if (motion.timeline !== document.timeline) continue;
			if (motion.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY) {
				motion.pause();
				motion.currentTime = 0;
			} else motion.finish();
		}
	}
	await awaitPaint();
}

/** Waits until the browser has painted the page as it is now. */
export async function awaitPaint(): Promise<void> {
	await new Promise((ready) => requestAnimationFrame(() => requestAnimationFrame(ready)));
}

/** Stops every visible film and the animations inside drawings at this many seconds. A marquee, which keeps its own time, stands still. */
export async function pauseVideosAt(seconds: number): Promise<void> {
	for (const drawing of everywhere<HTMLElement & SVGSVGElement>('svg')) {
		drawing.pauseAnimations();
		drawing.setCurrentTime(seconds);
	}
	for (const text of everywhere<HTMLElement & { stop: () => void }>('marquee')) text.stop();
	const films = everywhere<HTMLVideoElement>('video').filter(
		(film) => film.readyState > 1 && film.checkVisibility(),
	);
	const shown = films.map((film) => {
		const there = new Promise((ready) => film.addEventListener('seeked', ready, { once: true }));
		film.pause();
		film.currentTime = seconds % (film.duration || 1);
		return Promise.race([there, new Promise((ready) => setTimeout(ready, 300))]);
	});
	await Promise.all(shown);
}

/** Scrolls down the page once as a reader would, so that everything loads that waits to be seen. Endless pages end after some windows. */
export async function scrollThrough(): Promise<void> {
	const maxWindows = 24;
	const wait = (ms: number) => new Promise<void>((ready) => setTimeout(ready, ms));
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
	const isShort = () => document.documentElement.scrollHeight <= window.innerHeight * 1.1;
	const set = (element: HTMLElement, style: string) => {
		element.style.cssText += `;${style}`;
	};
	const inner = everywhere('body, body *').find(
		(one) =>
			/auto|scroll/.test(getComputedStyle(one).overflowY) &&
			one.scrollHeight > one.clientHeight * 1.2 &&
			one.clientWidth * one.clientHeight > window.innerWidth * window.innerHeight * 0.5,
	);
	for (let one: Element | null = (isShort() && inner) || null; one; one = outerOf(one)) {
		if (!(one instanceof HTMLElement)) continue;
		const isOut = /absolute|fixed/.test(getComputedStyle(one).position);
		const size = 'height:auto!important;max-height:none!important;overflow:visible!important';
		set(one, `${size}${isOut ? ';position:relative!important' : ''}`);
	}
	const page = [document.documentElement, document.body];
	if (isShort())
		for (const one of page) set(one, 'overflow:visible!important;position:static!important');
	// What is too wide would move a page from right to left out of its window.
	if (document.querySelector(':root:dir(rtl)'))
		for (const one of page) set(one, 'overflow-x:clip!important');
}

/** Scrolls a place below the fixed header ('oben': the start, a number: px) and returns the position; undefined if it is not to be seen. */
export function scrollToTarget(place: string | number): number | undefined {
	const isHeight = typeof place === 'number' || place === 'oben';
	const element = isHeight ? undefined : find(place);
	if (element) {
		element.scrollIntoView({ block: 'start', behavior: 'instant' });
		const header = headerOver(element);
		const hidden = header - element.getBoundingClientRect().top;
		if (hidden > 0 && hidden < 200) window.scrollBy({ top: -hidden, behavior: 'instant' });
	} else if (isHeight) window.scrollTo({ top: Number(place) || 0, behavior: 'instant' });
	else return undefined;
	return Math.round(window.scrollY);
}

/** The lower edge of a header that stays at the top of the window, in px; 0 without one, or where the element is part of it. */
export function headerOver(element?: Element): number {
	const over = [document, ...shadowRootsIn(document)]
		.flatMap((root) => root.elementsFromPoint(window.innerWidth / 2, 1))
		.map((one) => one.closest('header, nav, [class*="nav" i], [class*="header" i]'))
		.find((one) => one && /fixed|sticky/.test(getComputedStyle(one).position));
	return !over || (element && over.contains(element)) ? 0 : over.getBoundingClientRect().bottom;
}
