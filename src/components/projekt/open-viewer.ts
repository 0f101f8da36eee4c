import PhotoSwipe, { type SlideData } from 'photoswipe';
import { galerie } from '../../content/texte/galerie.ts';
import { TABLET } from '../../lib/widths.ts';
import { cutAtLeft, type ShownFigure } from './shown-figure.ts';
import './viewer.css';

/** Free around a picture, in pixels. */
const AIR = { top: 16, left: 16, right: 16 };
/** The bar below it, whose caption has up to three lines on a phone. */
const BAR = { wide: 80, narrow: 124 };

const isNarrow = (): boolean => !matchMedia(TABLET).matches;

/**
 * Shows these figures large, one at a time, beginning with the one of this index; each grows from the small one. On a
 * phone a wide picture is as high as the screen, and is moved sideways. Once the viewer is closed, the focus is on the
 * link of the last figure.
 * @returns the viewer; what is added to its element is shown over the picture
 */
export function openViewer(figures: readonly ShownFigure[], index: number): PhotoSwipe {
	const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
	const duration = milliseconds('--mittel');
	const viewer = new PhotoSwipe({
		dataSource: figures.map(slideOf),
		index,
		// ViewerBar.tsx has its arrows end at both ends, too.
		loop: false,
		bgOpacity: 1,
		paddingFn: () => ({ ...AIR, bottom: isNarrow() ? BAR.narrow : BAR.wide }),
		initialZoomLevel: ({ fit, panAreaSize, elementSize }) =>
			isNarrow() && panAreaSize && elementSize && elementSize.x > elementSize.y
				? Math.max(fit, panAreaSize.y / elementSize.y)
				: fit,
		// One tap enlarges a picture that is seen whole, and shows another one whole; no second tap is waited for.
		secondaryZoomLevel: ({ fit, initial }) => (initial > fit ? fit : Math.min(1, 3 * fit)),
		// PhotoSwipe heeds it only where the picture is seen whole: not with a wide one on a phone.
		closeOnVerticalDrag: true,
		tapAction: 'zoom',
		doubleTapAction: false,
		showHideAnimationType: isStill ? 'none' : 'zoom',
		showAnimationDuration: duration,
		hideAnimationDuration: duration,
		zoomAnimationDuration: isStill ? 0 : duration,
		easing: 'var(--kurve)',
		returnFocus: false,
		errorMsg: galerie.fehler,
		// closeWhileOpening has this one, ViewerBar.tsx the others.
		escKey: false,
		arrowPrev: false,
		arrowNext: false,
		close: false,
		zoom: false,
		counter: false,
	});
	closeWhileOpening(viewer);
	viewer.addFilter('thumbBounds', (_none, _slide, i) => boundsOf(figures[i]));
	viewer.on('initialZoomPan', ({ slide }) => beginAtFocus(viewer, slide, figures[slide.index]));
	viewer.on('destroy', () => figures[viewer.currIndex]?.link.current?.focus());
	// Before it gets the focus: else its name is not read out.
	viewer.on('firstUpdate', () => {
		viewer.element?.setAttribute('aria-label', galerie.titel);
		viewer.element?.setAttribute('aria-modal', 'true');
	});
	viewer.init();
	return viewer;
}

/** A time of the stylesheet, which has another unit once it is built. */
function milliseconds(name: string): number {
	const time = getComputedStyle(document.documentElement).getPropertyValue(name);
	return Number.parseFloat(time) * (time.endsWith('ms') ? 1 : 1000);
}

function slideOf({ picture, image }: ShownFigure): SlideData {
	const { src, sources, width, height, alt } = picture;
	const srcset = sources.map((source) => source.srcset).join(', ');
	const slide: SlideData = { src, srcset, width, height, alt };
	// Stands in for the large picture until that has loaded.
	if (image.current) slide.msrc = image.current.currentSrc;
	return slide;
}

type Bounds = { x: number; y: number; w: number; innerRect?: Rectangle };
type Rectangle = { x: number; y: number; w: number; h: number };

/** Where a figure's picture would be on the page if nothing of it were cut off, and what of it is seen there. */
function boundsOf(figure: ShownFigure | undefined): Bounds {
	const small = figure?.image.current ?? figure?.stage.current;
	if (!figure || !small) throw new Error('The viewer shows a figure that is not on the page.');
	const { x, y, width: w, height: h } = small.getBoundingClientRect();
	const wholeWidth = (h * figure.picture.width) / figure.picture.height;
	const atLeft = (wholeWidth - w) * cutAtLeft(figure, w / h);
	if (atLeft < 1 && wholeWidth < w + 1) return { x, y, w };
	return { x: x - atLeft, y, w: wholeWidth, innerRect: { x: -atLeft, y: 0, w, h } };
}

/** A picture wider than the screen begins at its focus, not in its middle. */
function beginAtFocus(
	viewer: PhotoSwipe,
	slide: NonNullable<PhotoSwipe['currSlide']>,
	figure: ShownFigure | undefined,
): void {
	if (!figure || !slide.isPannable()) return;
	const wanted = viewer.viewportSize.x / 2 - figure.focus * slide.width * slide.currZoomLevel;
	slide.pan.x = slide.bounds.correctPan('x', wanted);
}

/** Closes the viewer at Escape. PhotoSwipe hears no key and ignores close() while it opens: then it closes after that. */
function closeWhileOpening(viewer: PhotoSwipe): void {
	let isWanted = false;
	const close = viewer.close.bind(viewer);
	viewer.close = () => {
		isWanted = true;
		close();
	};
	viewer.on('openingAnimationEnd', () => isWanted && close());
	const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && viewer.close();
	addEventListener('keydown', onKey);
	viewer.on('destroy', () => removeEventListener('keydown', onKey));
}
