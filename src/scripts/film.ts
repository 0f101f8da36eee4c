export {};

/**
 * Plays the film while it is in view, with a button that pauses it (WCAG 2.2.2). It does not start by
 * itself under prefers-reduced-motion or Save-Data.
 */
declare global {
	interface Navigator {
		connection?: { saveData?: boolean };
	}
}

/**
 * How long the film waits, so that loading and decoding do not disturb the transition from card to page
 * (styles/page-change.css). The poster has loaded by then (scripts/after-first-picture.ts).
 */
const START_DELAY_MS = 450;

for (const stage of document.querySelectorAll<HTMLElement>('[data-film]')) {
	const withoutScript = stage.querySelector('noscript');
	const toggle = stage.querySelector('button');
	const picture = withoutScript?.parentElement?.querySelector('img');
	const video = new Range()
		.createContextualFragment(withoutScript?.textContent ?? '')
		.querySelector('video');
	if (video && toggle && picture) {
		video.controls = false;
		// Tab still stops at it in Firefox. The button beside it does the same.
		video.tabIndex = -1;
		withoutScript?.replaceWith(video);
		setUp(video, toggle, picture);
	}
}

function setUp(video: HTMLVideoElement, toggle: HTMLElement, picture: HTMLImageElement): void {
	const reduced = matchMedia('(prefers-reduced-motion)').matches;
	let wanted = !reduced && !navigator.connection?.saveData;
	let seen = false;

	const updateToggle = () => {
		toggle.dataset.state = video.paused ? 'paused' : 'playing';
	};
	// Where the browser refuses to play or the film does not load, poster and play button stay; the next
	// press tries again.
	const play = () => {
		if (video.networkState === video.NETWORK_NO_SOURCE) video.load();
		video.play().catch(updateToggle);
	};
	video.querySelector('source:last-of-type')?.addEventListener('error', () => video.pause());

	toggle.hidden = false;
	toggle.addEventListener('click', () => {
		wanted = video.paused;
		if (wanted) play();
		else video.pause();
	});
	for (const kind of ['play', 'pause']) video.addEventListener(kind, updateToggle);
	const observer = new IntersectionObserver(([entry]) => {
		if (entry?.isIntersecting) {
			seen = true;
			if (wanted) play();
			// A film not yet in view keeps playing: the visitor has pressed play.
		} else if (seen) video.pause();
	});
	// The file that the picture below has already loaded.
	video.poster = picture.currentSrc;
	setTimeout(() => observer.observe(video), START_DELAY_MS);
}
