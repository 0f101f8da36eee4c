/* What the recorder calls inside a page, by these names (website/page-world.ts). */
export { describePage, showSection } from './describe-page.ts';
export { outlinePicture, showDrawing } from './draw-in-page.ts';
export { filmsNotShown, hasWorkerCanvas } from './find-faults.ts';
export { findOverlays } from './find-overlays.ts';
export { findVeils } from './find-veils.ts';
export { frameThatFills, secondsToRefresh } from './leads-on.ts';
export { isolateLogo, markLogo } from './mark-logo.ts';
export { boxOfDetail, hideCutLines, hideSticky } from './prepare-picture.ts';
export { marked, readPage } from './read-page.ts';
export {
	heightOfPage,
	isLoaded,
	pauseVideosAt,
	scrollPosition,
	settle,
	stopLoading,
} from './rest.ts';
export { letPageScroll, scrollThrough, scrollToTarget } from './scrolling.ts';
export { hideForGood } from './shadow-trees.ts';
export { showFrame } from './show-frame.ts';
