import { launch } from 'chrome-launcher';
import lighthouse, { type Config, type Flags } from 'lighthouse';
import { chromiumArgs, findChromium } from '../tools/find-chromium.ts';

/** Figures of one look at a page: times in ms, categories from 0 to 100. */
export type Finding = {
	lcp: number;
	cls: number;
	tbt: number;
	/** All that was loaded without scrolling, as it came over the wire. */
	bytes: number;
	categories: Record<Category, number>;
	/** Audits that cost points. */
	faults: string[];
};

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof CATEGORIES)[number];

export type Lighthouse = {
	audit(url: string, chosenCategories?: readonly Category[]): Promise<Finding>;
	close(): void;
};

const ATTEMPTS = 3;

/** Lighthouse with its mobile preset – a mid-range phone on slow 4G – in a browser of its own. */
export async function openLighthouse(): Promise<Lighthouse> {
	const chromePath = findChromium();
	const chrome = await launch({
		chromeFlags: [
			'--headless=new',
			'--window-size=1280,900',
			// Caddy signs for this machine itself.
			'--ignore-certificate-errors',
			...chromiumArgs,
		],
		...(chromePath && { chromePath }),
	});
	return {
		close: () => chrome.kill(),
		async audit(url, chosenCategories = ['performance']) {
			const { audits, categories } = await look(url, {
				port: chrome.port,
				logLevel: 'silent',
				onlyCategories: [...chosenCategories],
				// The 404 pages are pages like any other here.
				ignoreStatusCode: true,
			});
			const figure = (id: string) => audits[id]?.numericValue ?? Number.NaN;
			const score = (id: Category) => Math.round((categories[id]?.score ?? Number.NaN) * 100);
			return {
				lcp: figure('largest-contentful-paint'),
				cls: figure('cumulative-layout-shift'),
				tbt: figure('total-blocking-time'),
				bytes: figure('total-byte-weight'),
				categories: {
					performance: score('performance'),
					accessibility: score('accessibility'),
					'best-practices': score('best-practices'),
					seo: score('seo'),
				},
				faults: Object.values(categories).flatMap(({ auditRefs }) =>
					auditRefs
						.filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
						.map(({ id }) => id),
				),
			};
		},
	};
}

// On a busy machine the browser's trace sometimes lacks its beginning: no result, so once more.
async function look(url: string, flags: Flags) {
	const config: Config = { extends: 'lighthouse:default' };
	let reason = 'kein Ergebnis';
	for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
		const result = await lighthouse(url, flags, config);
		if (result && !result.lhr.runtimeError) return result.lhr;
		reason = result?.lhr.runtimeError?.message ?? reason;
	}
	throw new Error(`Lighthouse, ${url}: ${reason}`);
}
