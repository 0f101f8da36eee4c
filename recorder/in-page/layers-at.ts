import { POINTER } from '../thresholds.ts';
import { isKept } from './find-overlays.ts';
import { everywhere, selectorOf } from './shadow-trees.ts';

/**
 * The selectors of small layers of the page around a point of the window; not of those that the selectors
 * in `kept` name.
 */
export function layersAt(x: number, y: number, kept: string[]): string[] {
	return everywhere('body *')
		.filter((element) => /fixed|absolute/.test(getComputedStyle(element).position))
		.filter((element) => {
			const { left, top, width, height } = element.getBoundingClientRect();
			const isSmall = Math.max(width, height) <= POINTER.size && width * height > 0;
			const distance = Math.hypot(left + width / 2 - x, top + height / 2 - y);
			return isSmall && distance <= POINTER.distance;
		})
		.filter((element) => !isKept(element, kept))
		.map(selectorOf);
}
