import lighthouse, { type Config, type Flags } from 'lighthouse';

/** Figures of one run with the mobile preset: times in ms, categories from 0 to 100. */
export type Befund = {
	lcp: number;
	cls: number;
	tbt: number;
	kategorien: Record<Kategorie, number>;
	/** Audits that cost points. */
	maengel: string[];
};

export const KATEGORIEN = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Kategorie = (typeof KATEGORIEN)[number];

const VERSUCHE = 3;

/**
 * Looks at one page with the mobile preset: a mid-range phone on slow 4G.
 * @param throttlingMethod 'simulate', Lighthouse's default, reckons what was seen on a fast line;
 * whatever ended before the paint counts as if the paint had waited for it. 'devtools' slows the line.
 */
export async function audit(
	url: string,
	port: number,
	onlyCategories: readonly Kategorie[] = KATEGORIEN,
	throttlingMethod: 'simulate' | 'devtools' = 'simulate',
): Promise<Befund> {
	const flags: Flags = {
		port,
		logLevel: 'silent',
		throttlingMethod,
		onlyCategories: [...onlyCategories],
		// The 404 pages are pages like any other here.
		ignoreStatusCode: true,
	};
	const config: Config = { extends: 'lighthouse:default' };
	const { audits, categories } = await runLighthouse(url, flags, config);

	const number = (id: string) => audits[id]?.numericValue ?? Number.NaN;
	const score = (id: Kategorie) => Math.round((categories[id]?.score ?? Number.NaN) * 100);
	return {
		lcp: number('largest-contentful-paint'),
		cls: number('cumulative-layout-shift'),
		tbt: number('total-blocking-time'),
		kategorien: {
			performance: score('performance'),
			accessibility: score('accessibility'),
			'best-practices': score('best-practices'),
			seo: score('seo'),
		},
		maengel: Object.values(categories).flatMap((kategorie) =>
			kategorie.auditRefs
				.filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
				.map(({ id }) => id),
		),
	};
}

// On a busy machine the browser's trace sometimes lacks its beginning: no result, so once more.
async function runLighthouse(url: string, flags: Flags, config: Config) {
	let grund = 'kein Ergebnis';
	for (let versuch = 0; versuch < VERSUCHE; versuch += 1) {
		const ergebnis = await lighthouse(url, flags, config);
		if (ergebnis && !ergebnis.lhr.runtimeError) return ergebnis.lhr;
		grund = ergebnis?.lhr.runtimeError?.message ?? grund;
	}
	throw new Error(`Lighthouse, ${url}: ${grund}`);
}
