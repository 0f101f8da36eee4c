import type { Page } from '@playwright/test';

export type TransferredFile = {
	path: string;
	kind: string;
	/** Size of the compressed body. */
	bytes: number;
	blocked: boolean;
	/** Whether it had arrived at the first paint. */
	beforeFirstPaint: boolean;
};

/** Every file that the page has loaded so far, itself first. */
export async function transfer(page: Page): Promise<TransferredFile[]> {
	return page.evaluate(() => {
		const painted =
			performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity;
		return [
			...performance.getEntriesByType('navigation'),
			...performance.getEntriesByType('resource'),
		].map((entry) => {
			const r = entry as PerformanceResourceTiming & { renderBlockingStatus?: string };
			const path = new URL(r.name).pathname;
			const extension = /\.(\w+)$/.exec(path)?.[1] ?? 'html';
			return {
				path,
				kind: r.entryType === 'navigation' ? 'html' : extension,
				bytes: r.encodedBodySize,
				blocked: r.entryType === 'resource' && r.renderBlockingStatus === 'blocking',
				beforeFirstPaint: r.responseEnd <= painted,
			};
		});
	});
}

export function sum(files: TransferredFile[], ...kinds: string[]): number {
	return files
		.filter(({ kind }) => kinds.length === 0 || kinds.includes(kind))
		.reduce((soFar, { bytes }) => soFar + bytes, 0);
}
