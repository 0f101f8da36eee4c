import PhotoSwipe, { type SlideData } from 'photoswipe';
import { galerie } from '../../content/texte/galerie.ts';
import { TABLET } from '../../lib/widths.ts';
import './viewer.css';

/** As --mittel; the built stylesheet may have it in another unit. */
const OPENING_MS = 280;
/** Free around a picture, in pixels. */
const AIR = { top: 16, left: 16, right: 16 };
/** The bar below it, whose caption has up to three lines on a phone. */
const BAR = { wide: 80, narrow: 124 };

/**
 * Shows the pictures of these links large, one at a time, beginning with the one of this index; each grows
 * from the small one. Back closes it. Once it is closed, the focus is on the link of the last picture.
 * @returns the viewer; what is added to its element is shown over the picture
 */
export function openViewer(links: readonly HTMLAnchorElement[], index: number): PhotoSwipe {
	const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
	const viewer = new PhotoSwipe({
		dataSource: links.map(slideOf),
		index,
		loop: false,
		bgOpacity: 1,
		paddingFn: () => ({ ...AIR, bottom: matchMedia(TABLET).matches ? BAR.wide : BAR.narrow }),
		showHideAnimationType: isStill ? 'none' : 'zoom',
		showAnimationDuration: OPENING_MS,
		hideAnimationDuration: OPENING_MS,
		zoomAnimationDuration: isStill ? 0 : OPENING_MS,
		easing: 'var(--kurve)',
		// On a phone a wide picture opens no larger than it was. One tap enlarges it; no second one is waited for.
		tapAction: 'zoom',
		doubleTapAction: false,
		returnFocus: false,
		errorMsg: galerie.fehler,
		// The site's own bar has these.
		arrowPrev: false,
		arrowNext: false,
		close: false,
		zoom: false,
		counter: false,
	});
	viewer.on('destroy', () => links[viewer.currIndex]?.focus());
	closeOnBack(viewer);
	viewer.init();
	viewer.element?.setAttribute('aria-label', galerie.titel);
	viewer.element?.setAttribute('aria-modal', 'true');
	return viewer;
}

/** Reads from the page what a link shows large: the picture with the link's address, in all its sizes. */
function slideOf(link: HTMLAnchorElement): SlideData {
	const slide: SlideData = { src: link.href };
	const pictures = [...(link.closest('figure')?.querySelectorAll('img') ?? [])];
	const small = pictures.find(({ src }) => src === link.href);
	if (!small) return slide;
	slide.element = small;
	slide.alt = small.alt;
	slide.width = Number(small.getAttribute('width'));
	slide.height = Number(small.getAttribute('height'));
	const source = small.parentElement?.querySelector('source:last-of-type');
	slide.srcset = source?.getAttribute('srcset') ?? '';
	// On phones the first figure shows another picture, the phone's view; it cannot stand in for this one.
	const shown = small.currentSrc || link.href;
	if (slide.srcset.includes(new URL(shown).pathname)) slide.msrc = small.currentSrc;
	return slide;
}

/** Gives the viewer an entry in the history, so that Back (on phones a gesture) closes it and not the page. */
function closeOnBack(viewer: PhotoSwipe): void {
	let isBack = false;
	// Back would scroll to where the page was on opening, and not to the last picture.
	history.scrollRestoration = 'manual';
	history.pushState(null, '');
	const onBack = () => {
		isBack = true;
		history.scrollRestoration = 'auto';
		viewer.close();
	};
	addEventListener('popstate', onBack, { once: true });
	// PhotoSwipe ignores close() while it opens.
	viewer.on('openingAnimationEnd', () => isBack && viewer.close());
	viewer.on('close', () => !isBack && history.back());
}
