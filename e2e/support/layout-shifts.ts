import type { Page } from '@playwright/test';

type LayoutShift = PerformanceEntry & {
	value: number;
	hadRecentInput: boolean;
	sources: { node?: Node; currentRect: DOMRect }[];
};

/** What has moved so far without the visitor's doing: the sum as browsers count it, and what it was. */
export function layoutShifts(page: Page): Promise<{ sum: number; what: string }> {
	return page.evaluate(async () => {
		for (let i = 0; i < 2; i++) await new Promise(requestAnimationFrame);
		const observer = new PerformanceObserver(() => {});
		observer.observe({ type: 'layout-shift', buffered: true });
		const seen = (observer.takeRecords() as LayoutShift[]).filter((one) => !one.hadRecentInput);
		const what = seen.flatMap(({ sources }) =>
			sources.map(({ node, currentRect }) => {
				const element = node instanceof Element ? node : node?.parentElement;
				return `${element?.outerHTML.slice(0, 80)} at ${JSON.stringify(currentRect)}`;
			}),
		);
		return { sum: seen.reduce((soFar, { value }) => soFar + value, 0), what: what.join('\n') };
	});
}
