/*
 * These functions run inside the recorded page. They are sent as source text, so they use nothing from outside
 * but functions that were provided. While the page's own scripts see a stopped clock, these see the real one.
 */

/** Loads lazy pictures, waits for fonts and pictures, moves every animation to its end. */
export async function settle(): Promise<void> {
	for (const picture of document.images) picture.loading = 'eager';
	// A picture or a font that never comes must not hold up the others.
	const late = new Promise<void>((ready) => setTimeout(ready, 5000));
	const pictures = [...document.images].map((picture) => picture.decode().catch(() => undefined));
	await Promise.race([Promise.all([...pictures, document.fonts.ready]), late]);
	// The browser's icon for a missing picture is no part of the site.
	for (const picture of document.images) {
		if (!picture.currentSrc || !picture.complete || picture.naturalWidth > 0) continue;
		picture.style.visibility = 'hidden';
		const show = () => picture.style.removeProperty('visibility');
		picture.addEventListener('load', show, { once: true });
	}
	// Every film is paused a moment after its start.
	await showFilms(1);
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

/** Stops every visible film at this many seconds. */
export async function showFilms(seconds: number): Promise<void> {
	const films = [...document.querySelectorAll('video')].filter(
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

/** Makes the page itself scroll where only a part of it does: the other functions scroll the page. */
export function letPageScroll(): void {
	if (document.documentElement.scrollHeight > window.innerHeight * 1.1) return;
	const inner = [...document.querySelectorAll<HTMLElement>('body *')].find(
		(one) =>
			/auto|scroll/.test(getComputedStyle(one).overflowY) &&
			one.scrollHeight > one.clientHeight * 1.2 &&
			one.clientWidth * one.clientHeight > window.innerWidth * window.innerHeight * 0.5,
	);
	for (let one: HTMLElement | null | undefined = inner; one; one = one.parentElement) {
		const isOut = /absolute|fixed/.test(getComputedStyle(one).position);
		one.style.cssText += `;height:auto!important;max-height:none!important;overflow:visible!important${isOut ? ';position:relative!important' : ''}`;
	}
}

/** Scrolls a place below the fixed header ('oben': the start, a number: px) and returns the position; undefined if it is missing. */
export function scrollToTarget(place: string | number): number | undefined {
	const element = typeof place === 'number' ? null : document.querySelector(place);
	if (element) {
		element.scrollIntoView({ block: 'start', behavior: 'instant' });
		const over = document
			.elementsFromPoint(window.innerWidth / 2, 1)
			.map((one) => one.closest('header, nav, [class*="nav" i], [class*="header" i]'))
			.find((one) => one && /fixed|sticky/.test(getComputedStyle(one).position));
		const hidden =
			(over?.getBoundingClientRect().bottom ?? 0) - element.getBoundingClientRect().top;
		if (!over?.contains(element) && hidden > 0 && hidden < 200)
			window.scrollBy({ top: -hidden, behavior: 'instant' });
	} else if (place === 'oben' || typeof place === 'number')
		window.scrollTo({ top: Number(place) || 0, behavior: 'instant' });
	else return undefined;
	return Math.round(window.scrollY);
}
