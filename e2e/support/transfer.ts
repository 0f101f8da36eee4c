import type { Page } from '@playwright/test';

export type TransferredFile = {
	pfad: string;
	art: string;
	/** Body as it came over the wire, compressed. */
	bytes: number;
	blockiert: boolean;
	/** Whether it was there when the page was first painted. */
	vorErstemBild: boolean;
};

/** Every file the page in the browser has fetched up to now, itself first. */
export async function transfer(page: Page): Promise<TransferredFile[]> {
	return page.evaluate(() => {
		const painted =
			performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity;
		return [
			...performance.getEntriesByType('navigation'),
			...performance.getEntriesByType('resource'),
		].map((entry) => {
			const r = entry as PerformanceResourceTiming & { renderBlockingStatus?: string };
			const pfad = new URL(r.name).pathname;
			const extension = /\.(\w+)$/.exec(pfad)?.[1] ?? 'html';
			return {
				pfad,
				art: r.entryType === 'navigation' ? 'html' : extension,
				bytes: r.encodedBodySize,
				blockiert: r.entryType === 'resource' && r.renderBlockingStatus === 'blocking',
				vorErstemBild: r.responseEnd <= painted,
			};
		});
	});
}

export function sum(files: TransferredFile[], ...kinds: string[]): number {
	return files
		.filter(({ art }) => kinds.length === 0 || kinds.includes(art))
		.reduce((soFar, { bytes }) => soFar + bytes, 0);
}
