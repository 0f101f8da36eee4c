import { germanNumber, inKilobytes } from '#shared/german-number.ts';

/**
 * Womit die Seite verglichen wird: dem Median der Startseiten auf Telefonen im Juli 2025, mit allen Bildern.
 * Das Diagramm der Quelle nennt 2.559 KB zu je 1.024 Byte; ein Satz darunter nennt 2.362, das ist das Jahr
 * davor (nur zur ersten Zahl passt das Wachstum, das die Quelle angibt).
 */
export const durchschnitt = {
	bytes: 2559 * 1024,
	quelle: 'Web Almanac 2025',
	adresse: 'https://almanac.httparchive.org/en/2025/page-weight#page-weight-over-time',
} as const;

/** Der Satz zum Gewicht der Startseite, und die Zahlen darunter. */
export const nachgemessen = {
	/** `sekunden`: bis die Seite zu sehen war; undefined, wenn der Browser es nicht sagt. */
	satz: (faktor: number, sekunden: number | undefined): string => {
		const leichter = `Diese Seite ist ${germanNumber(faktor)}-mal leichter als der Durchschnitt`;
		if (sekunden === undefined) return `${leichter}.`;
		const zeit = sekunden < 0.05 ? 'sofort' : `nach ${germanNumber(sekunden, 1)}\u00a0Sekunden`;
		return `${leichter} und war bei Ihnen ${zeit} zu sehen.`;
	},
	zahlen: (bytes: number): string =>
		`${inKilobytes(bytes, 0)} statt ${inKilobytes(durchschnitt.bytes, 0)},`,
} as const;
