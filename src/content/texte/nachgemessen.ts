import { germanNumber, inKilobytes } from '#shared/german-number.ts';

/**
 * The page that this one is compared with: the median home page on mobile devices in July 2025, all
 * pictures included. The chapter's chart says 2,559 KB of 1,024 bytes each; a sentence below it says 2,362,
 * which is the year before (the chapter's growth figures fit only the former).
 */
export const durchschnitt = {
	bytes: 2559 * 1024,
	quelle: 'Web Almanac 2025',
	adresse: 'https://almanac.httparchive.org/en/2025/page-weight#page-weight-over-time',
} as const;

/** The sentence on the weight of the home page, and the figures below it. */
export const nachgemessen = {
	/** `sekunden`: until the page was seen; undefined where the browser does not say. */
	satz: (faktor: number, sekunden: number | undefined): string => {
		const leichter = `Diese Seite ist ${germanNumber(faktor)}-mal leichter als der Durchschnitt`;
		if (sekunden === undefined) return `${leichter}.`;
		const zeit = sekunden < 0.05 ? 'sofort' : `nach ${germanNumber(sekunden, 1)}\u00a0Sekunden`;
		return `${leichter} und war bei Ihnen ${zeit} zu sehen.`;
	},
	zahlen: (bytes: number): string =>
		`${inKilobytes(bytes, 0)} statt ${inKilobytes(durchschnitt.bytes, 0)},`,
} as const;
