/* What the recorder calls inside a page, by these names (website/page-world.ts). */

export { crossInFrame } from './closing-button.ts';
export {
	completePage,
	endAnimations,
	isLoaded,
	pauseVideosAt,
	stopLoading,
} from './complete-page.ts';
export { describePage, titleInView } from './describe-page.ts';
export { outlinePicture, showDrawing } from './draw-in-page.ts';
export { filmsNotShown, hasWorkerCanvas } from './find-faults.ts';
export { findOverlays } from './find-overlays.ts';
export { findVeils } from './find-veils.ts';
export { layersAt } from './layers-at.ts';
export { frameThatFills, secondsToRefresh } from './leads-on.ts';
export { largeWords, linesOfText } from './lines-of-text.ts';
export { isolateLogo, markLogo } from './mark-logo.ts';
export { boxOfDetail, hideCutLines, hideSticky } from './prepare-picture.ts';
export { marked, readPage } from './read-page.ts';
export {
	canScroll,
	forgetPlaces,
	headerOver,
	heightOfPage,
	letPageScroll,
	positionOf,
	rememberPlaces,
	scrollPosition,
	scrollThrough,
	scrollToTarget,
} from './scrolling.ts';
export { faultySelectors, hideForGood } from './shadow-trees.ts';
export { showFrame } from './show-frame.ts';
