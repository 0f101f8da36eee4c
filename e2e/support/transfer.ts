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
		const gemalt = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity;
		return [
			...performance.getEntriesByType('navigation'),
			...performance.getEntriesByType('resource'),
		].map((eintrag) => {
			const r = eintrag as PerformanceResourceTiming & { renderBlockingStatus?: string };
			const pfad = new URL(r.name).pathname;
			const endung = /\.(\w+)$/.exec(pfad)?.[1] ?? 'html';
			return {
				pfad,
				art: r.entryType === 'navigation' ? 'html' : endung,
				bytes: r.encodedBodySize,
				blockiert: r.entryType === 'resource' && r.renderBlockingStatus === 'blocking',
				vorErstemBild: r.responseEnd <= gemalt,
			};
		});
	});
}

export function sum(dateien: TransferredFile[], ...arten: string[]): number {
	return dateien
		.filter(({ art }) => arten.length === 0 || arten.includes(art))
		.reduce((bisher, { bytes }) => bisher + bytes, 0);
}
