export {};

/**
 * Plays the showcase film while it is in view, with a button of our own to pause it (WCAG 2.2.2).
 * It does not start by itself under prefers-reduced-motion or Save-Data.
 */
declare global {
	interface Navigator {
		connection?: { saveData?: boolean };
	}
}

/**
 * Counted from when the poster is seen (scripts/after-first-picture.ts), so long that a window on its way
 * from a card has come to rest (styles/base.css): the film would take half the line and one core.
 */
const POSTER_MS = 450;

for (const frame of document.querySelectorAll<HTMLElement>('[data-film]')) {
	const withoutScript = frame.querySelector('noscript');
	const toggle = frame.querySelector('button');
	const picture = withoutScript?.parentElement?.querySelector('img');
	// Made in this document: one that comes from another, as DOMParser's, Safari never loads.
	const video = new Range()
		.createContextualFragment(withoutScript?.textContent ?? '')
		.querySelector('video');
	if (video && toggle && picture) {
		video.controls = false;
		withoutScript?.replaceWith(video);
		setUp(video, toggle, picture);
	}
}

function setUp(video: HTMLVideoElement, toggle: HTMLElement, picture: HTMLImageElement): void {
	const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
	let wanted = !calm && !navigator.connection?.saveData;
	let inPicture = false;

	const show = () => {
		toggle.dataset.state = video.paused ? 'pause' : 'playing';
	};
	// A refused play (power saving, no codec) leaves the poster and a button that says „abspielen“; so
	// does a film that could not be had, and the next press asks for it anew.
	const play = () => {
		if (video.networkState === video.NETWORK_NO_SOURCE) video.load();
		video.play().catch(show);
	};
	video.querySelector('source:last-of-type')?.addEventListener('error', () => video.pause());

	toggle.hidden = false;
	toggle.addEventListener('click', () => {
		wanted = video.paused;
		if (wanted) play();
		else video.pause();
	});
	for (const kind of ['play', 'pause']) video.addEventListener(kind, show);
	const observer = new IntersectionObserver(([entry]) => {
		const before = inPicture;
		inPicture = entry?.isIntersecting ?? false;
		if (inPicture && wanted) play();
		// Not where it never was: the visitor may have pressed before it came into view.
		if (before && !inPicture) video.pause();
	});
	// The picture below becomes the film's poster: the very file that is loaded already.
	video.poster = picture.currentSrc;
	setTimeout(() => observer.observe(video), POSTER_MS);
}
