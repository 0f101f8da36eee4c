import type { Page } from '@playwright/test';

type LayoutShift = PerformanceEntry & {
	value: number;
	hadRecentInput: boolean;
	sources: { node?: Node; currentRect: DOMRect }[];
};

/**
 * What has moved so far without the visitor's doing, as browsers count it: while the HTML arrived, and since
 * then. The typeface and the islands, loaded once the first view is drawn, tell the two apart.
 */
export function layoutShifts(
	page: Page,
): Promise<{ arriving: number; since: number; what: string }> {
	return page.evaluate(async () => {
		for (let i = 0; i < 2; i++) await new Promise(requestAnimationFrame);
		const observer = new PerformanceObserver(() => {});
		observer.observe({ type: 'layout-shift', buffered: true });
		const seen = (observer.takeRecords() as LayoutShift[]).filter((one) => !one.hadRecentInput);
		const files = performance.getEntriesByType('resource');
		// Without a web font nothing counts as arriving.
		const drawn = files.find(({ name }) => name.endsWith('.woff2'))?.startTime ?? 0;
		const arriving = seen.filter(({ startTime }) => startTime < drawn);
		const since = seen.filter(({ startTime }) => startTime >= drawn);
		const sum = (shifts: LayoutShift[]) => shifts.reduce((soFar, { value }) => soFar + value, 0);
		const what = since.flatMap(({ sources }) =>
			sources.map(({ node, currentRect }) => {
				const element = node instanceof Element ? node : node?.parentElement;
				return `${element?.outerHTML.slice(0, 80)} at ${JSON.stringify(currentRect)}`;
			}),
		);
		return { arriving: sum(arriving), since: sum(since), what: what.join('\n') };
	});
}
