export {};

/**
 * Plays the showcase film while it is in view, with a button of our own to pause it (WCAG 2.2.2).
 * It does not start by itself under prefers-reduced-motion or Save-Data.
 */
type Verbindung = { saveData?: boolean };

const ruhig = matchMedia('(prefers-reduced-motion: reduce)').matches;
const sparsam = 'connection' in navigator && (navigator.connection as Verbindung).saveData === true;

/**
 * The poster comes first: the film would take half the line and one core from it. Counted from the
 * page's first frame, so long that a window on its way from a card has come to rest (styles/base.css).
 */
const POSTER_MS = 450;

for (const rahmen of document.querySelectorAll<HTMLElement>('[data-film]')) {
	const video = rahmen.querySelector('video');
	const schalter = rahmen.querySelector('button');
	const bild = video?.parentElement?.querySelector('img');
	if (bild && video) takePoster(bild, video);
	if (video && schalter) setUp(video, schalter);
}

function setUp(video: HTMLVideoElement, schalter: HTMLButtonElement): void {
	let gewollt = !ruhig && !sparsam;
	let imBild = false;

	const show = () => {
		schalter.dataset.zustand = video.paused ? 'pause' : 'spielt';
	};
	// A refused play (power saving, no codec) leaves the poster and a button that says „abspielen“; so
	// does a film that could not be had, and the next press asks for it anew.
	const spiele = () => {
		if (video.networkState === HTMLMediaElement.NETWORK_NO_SOURCE) video.load();
		video.play().catch(show);
	};
	video.querySelector('source:last-of-type')?.addEventListener('error', () => video.pause());

	video.controls = false;
	schalter.hidden = false;
	schalter.addEventListener('click', () => {
		gewollt = video.paused;
		if (gewollt) spiele();
		else video.pause();
	});
	video.addEventListener('play', show);
	video.addEventListener('pause', show);
	const beobachter = new IntersectionObserver(([eintrag]) => {
		const vorher = imBild;
		imBild = eintrag?.isIntersecting ?? false;
		if (imBild && gewollt) spiele();
		// Not where it never was: the visitor may have pressed before it came into view.
		if (vorher && !imBild) video.pause();
	});
	const begin = () =>
		requestAnimationFrame(() => setTimeout(() => beobachter.observe(video), POSTER_MS));
	if (document.readyState === 'complete') begin();
	else addEventListener('load', begin, { once: true });
}

/** The picture below becomes the film's poster: the very file that is loaded already. */
function takePoster(bild: HTMLImageElement, video: HTMLVideoElement): void {
	const take = () => {
		video.poster = bild.currentSrc;
	};
	if (bild.complete) take();
	else bild.addEventListener('load', take, { once: true });
}
