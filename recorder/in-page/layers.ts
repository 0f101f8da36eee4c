import { isKept } from './find-overlays.ts';
import { everywhere, selectorOf } from './shadow-trees.ts';

/** In px: what is no larger may be a pointer that the page draws, and stands no further from its place. */
const pointer = { size: 240, distance: 60 };

/**
 * The selectors of small layers of the page around a point of the window; not of those that `kept`, selectors,
 * name.
 */
export function layersAt(x: number, y: number, kept: string[]): string[] {
	return everywhere('body *')
		.filter((element) => /fixed|absolute/.test(getComputedStyle(element).position))
		.filter((element) => {
			const { left, top, width, height } = element.getBoundingClientRect();
			const isSmall = Math.max(width, height) <= pointer.size && width * height > 0;
			const distance = Math.hypot(left + width / 2 - x, top + height / 2 - y);
			return isSmall && distance <= pointer.distance;
		})
		.filter((element) => !isKept(element, kept))
		.map(selectorOf);
}
