import type { Page } from '@playwright/test';

type LayoutShift = PerformanceEntry & {
	value: number;
	hadRecentInput: boolean;
	sources: { node?: Node; previousRect: DOMRect; currentRect: DOMRect }[];
};
export type Shift = Pick<LayoutShift, 'value' | 'hadRecentInput'> & { what: string };

/** Waits for two frames, then returns what has moved so far, each with the last mark of the page before it. */
export function layoutShifts(page: Page): Promise<Shift[]> {
	return page.evaluate(async () => {
		for (let i = 0; i < 2; i++) await new Promise(requestAnimationFrame);
		const observer = new PerformanceObserver(() => {});
		observer.observe({ type: 'layout-shift', buffered: true });
		const box = ({ x, y, width, height }: DOMRect) => `${x},${y} ${width}×${height}`;
		const seen = observer.takeRecords() as LayoutShift[];
		return seen.map(({ startTime, value, hadRecentInput, sources }) => {
			const marks = performance.getEntriesByType('mark');
			const mark = marks.findLast((one) => one.startTime <= startTime)?.name;
			const places = sources.map(({ node, previousRect, currentRect }) => {
				const element = node instanceof Element ? node : node?.parentElement;
				return `${element?.outerHTML.slice(0, 80)} ${box(previousRect)} → ${box(currentRect)}`;
			});
			return { value, hadRecentInput, what: `${mark}: ${value.toFixed(4)}: ${places.join('; ')}` };
		});
	});
}
