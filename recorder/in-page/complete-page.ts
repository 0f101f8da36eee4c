import { REST } from '../thresholds.ts';
import { everywhere } from './shadow-trees.ts';

/* While the page's own scripts see a stopped clock, these functions see the real one. */

/** Loads lazy pictures, waits for fonts and pictures, moves every animation to its end. */
export async function completePage(): Promise<void> {
	const images = everywhere<HTMLImageElement>('img');
	for (const picture of images) picture.loading = 'eager';
	const pictures = images.map((picture) => picture.decode().catch(() => undefined));
	await Promise.race([Promise.all([...pictures, document.fonts.ready]), wait(REST.files)]);
	images.filter(isBroken).forEach(hideUntilLoaded);
	// Every film is paused a moment after its start.
	await pauseVideosAt(1);
	await endAnimations();
}

/** Moves every animation to its end. */
export async function endAnimations(): Promise<void> {
	for (let round = 0; round < 2; round++) {
		await awaitPaint();
		document.getAnimations().forEach(bringToEnd);
	}
	await awaitPaint();
}

export function wait(ms: number): Promise<void> {
	return new Promise((ready) => setTimeout(ready, ms));
}

function isBroken({ currentSrc, complete, naturalWidth }: HTMLImageElement): boolean {
	return currentSrc !== '' && complete && naturalWidth === 0;
}

/** The browser's icon for a missing picture is no part of the site. */
function hideUntilLoaded(picture: HTMLImageElement): void {
	picture.style.visibility = 'hidden';
	const show = () => picture.style.removeProperty('visibility');
	picture.addEventListener('load', show, { once: true });
}

/** Whether time alone moves an animation, and neither scrolling nor the page's script. */
export function movesByTime({ timeline, playbackRate }: Animation): boolean {
	return timeline === document.timeline && playbackRate !== 0;
}

/** An animation that has no end stands still at its start; one that time does not move stays as it is. */
function bringToEnd(animation: Animation): void {
	if (!movesByTime(animation)) return;
	if (animation.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY) {
		animation.pause();
		animation.currentTime = 0;
	} else animation.finish();
}

/** Waits until the browser has painted the page as it is now. */
export async function awaitPaint(): Promise<void> {
	await new Promise((ready) => requestAnimationFrame(() => requestAnimationFrame(ready)));
}

/**
 * Stops every visible film and the animations inside drawings at this many seconds. A marquee, which keeps its
 * own time, stands still.
 */
export async function pauseVideosAt(seconds: number): Promise<void> {
	for (const drawing of everywhere<Element>('svg')) {
		// A script may make elements of this name that are none.
		if (!(drawing instanceof SVGSVGElement)) continue;
		drawing.pauseAnimations();
		drawing.setCurrentTime(seconds);
	}
	for (const text of everywhere<HTMLElement & { stop: () => void }>('marquee')) text.stop();
	const films = everywhere<HTMLVideoElement>('video').filter(
		(film) => film.readyState > 1 && film.checkVisibility(),
	);
	await Promise.all(films.map((film) => pauseVideoAt(film, seconds)));
}

async function pauseVideoAt(film: HTMLVideoElement, seconds: number): Promise<void> {
	const there = new Promise((ready) => film.addEventListener('seeked', ready, { once: true }));
	film.pause();
	film.currentTime = seconds % (film.duration || 1);
	await Promise.race([there, wait(REST.seek)]);
}

export function isLoaded(): boolean {
	return document.readyState === 'complete';
}

export function stopLoading(): void {
	window.stop();
}
