/**
 * These functions run inside the photographed page (sent as source text, so they may use nothing
 * from outside themselves). They live in a world of their own there: the page's scripts see a
 * stopped clock, these see the real one.
 */

/** Loads what is lazy, waits for fonts and pictures, jumps past every entrance animation. */
export async function settle(): Promise<void> {
	const frame = () =>
		new Promise<void>((ready) => requestAnimationFrame(() => requestAnimationFrame(() => ready())));
	for (const picture of document.images) picture.loading = 'eager';
	// A picture or a face that never comes must not hold up the others.
	const late = new Promise<void>((ready) => setTimeout(ready, 5000));
	const pictures = [...document.images].map((picture) => picture.decode().catch(() => undefined));
	await Promise.race([Promise.all([...pictures, document.fonts.ready]), late]);
	// Where one did not come, the browser's sign for that is no part of the site.
	for (const picture of document.images) {
		if (!picture.currentSrc || !picture.complete || picture.naturalWidth > 0) continue;
		picture.style.visibility = 'hidden';
		const show = () => picture.style.removeProperty('visibility');
		picture.addEventListener('load', show, { once: true });
	}
	// A film on the page stands still, a moment after its start.
	await showFilms(1);
	for (let round = 0; round < 2; round++) {
		await frame();
		for (const motion of document.getAnimations()) {
			if (motion.timeline !== document.timeline) continue;
			if (motion.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY) {
				motion.pause();
				motion.currentTime = 0;
			} else motion.finish();
		}
	}
	await frame();
}

/** Stops every film to be seen at so many seconds. */
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

/** Goes down the page once as a reader would, so that what waits for being seen comes; an end is set to endless ones. */
export async function scrollThrough(): Promise<void> {
	const mostWindows = 24;
	const pause = (ms: number) => new Promise<void>((ready) => setTimeout(ready, ms));
	for (let i = 1; i <= mostWindows; i++) {
		const before = window.scrollY;
		window.scrollBy({ top: window.innerHeight * 0.75, behavior: 'instant' });
		await pause(120);
		if (window.scrollY === before) break;
	}
	window.scrollTo({ top: 0, behavior: 'instant' });
	await pause(200);
}

/** Where only a part of the page scrolls, the page itself does it from now on: all else is made for pages. */
export function unroll(): void {
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
