import { brotliCompressSync } from 'node:zlib';
import type { Browser, Page, Request } from '@playwright/test';

export type Abruf = {
	/** Bytes of what came, as compressed, by kind: 'document', 'script', 'font', 'image' … */
	bytes: Map<string, number>;
	/** Bytes of all headers that came. */
	kopfzeilen: number;
	/** Bytes of executable inline scripts, compressed by themselves. */
	inlineSkripte: number;
	bilder: number;
	renderBlocking: string[];
	schriftenVorErstemBild: string[];
	cls: number;
};

/** A phone as most visitors hold it. */
export const TELEFON = {
	viewport: { width: 390, height: 844 },
	deviceScaleFactor: 3,
	isMobile: true,
	hasTouch: true,
};

const RUHE_MS = 1500;

/**
 * Opens a page with an empty cache and takes down what it loads until it rests.
 * @param act done after the first rest, e.g. scrolling; its traffic counts too
 * @param fontDelayMs holds fonts back, so that their arrival is seen as a change
 */
export async function rufeAb(
	browser: Browser,
	url: string,
	{ act, fontDelayMs = 0 }: { act?: (page: Page) => Promise<void>; fontDelayMs?: number } = {},
): Promise<Abruf> {
	const context = await browser.newContext(TELEFON);
	const page = await context.newPage();
	const requests: Request[] = [];
	page.on('requestfinished', (request) => requests.push(request));
	if (fontDelayMs > 0) {
		await page.route('**/*.woff2', async (route) => {
			await page.waitForTimeout(fontDelayMs);
			await route.continue();
		});
	}
	try {
		await page.goto(url, { waitUntil: 'networkidle' });
		await page.waitForTimeout(RUHE_MS + fontDelayMs);
		await act?.(page);
		if (act) await page.waitForTimeout(RUHE_MS);

		const bytes = new Map<string, number>();
		let kopfzeilen = 0;
		for (const request of requests) {
			const { responseBodySize, responseHeadersSize } = await request.sizes();
			const kind = request.resourceType();
			bytes.set(kind, (bytes.get(kind) ?? 0) + responseBodySize);
			kopfzeilen += responseHeadersSize;
		}
		const { inline, ...seen } = await page.evaluate(readPage);
		return {
			bytes,
			kopfzeilen,
			bilder: requests.filter((request) => request.resourceType() === 'image').length,
			inlineSkripte: inline.length === 0 ? 0 : brotliCompressSync(inline).length,
			...seen,
		};
	} finally {
		await context.close();
	}
}

/** All bytes that came, headers too. */
export function allBytes({ bytes, kopfzeilen }: Abruf): number {
	return [...bytes.values()].reduce((summe, anzahl) => summe + anzahl, kopfzeilen);
}

/** Runs in the page. */
async function readPage() {
	const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
	const gemalt = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity;
	const shifts = await new Promise<number>((resolve) => {
		new PerformanceObserver((list) => {
			const werte = list.getEntries().map((entry) => Number(Reflect.get(entry, 'value')));
			resolve(werte.reduce((a, b) => a + b, 0));
		}).observe({ type: 'layout-shift', buffered: true });
		setTimeout(() => resolve(0), 200);
	});
	return {
		inline: [...document.scripts]
			.filter(({ src, type }) => src === '' && /^(|module|text\/javascript)$/.test(type))
			.map(({ text }) => text)
			.join('\n'),
		renderBlocking: resources
			.filter((entry) => Reflect.get(entry, 'renderBlockingStatus') === 'blocking')
			.map(({ name }) => name),
		schriftenVorErstemBild: resources
			.filter(({ name, responseEnd }) => name.endsWith('.woff2') && responseEnd <= gemalt)
			.map(({ name }) => name),
		cls: shifts,
	};
}
