/** Wie viele Projekte, bis zwölf in Worten. */
const ZAHLEN = 'null eines zwei drei vier fünf sechs sieben acht neun zehn elf zwölf'.split(' ');

/** Die Worte unter den Zahlen der Seite About; sie richten sich nach ihnen. */
export const zahlen = {
	jahre: (anzahl: number): string => (anzahl === 1 ? 'Jahr Erfahrung' : 'Jahre Erfahrung'),
	projekte: (anzahl: number): string =>
		anzahl === 1 ? 'Abgeschlossenes Projekt' : 'Abgeschlossene Projekte',
	kunden: (anzahl: number): string => (anzahl === 1 ? 'Aktiver Kunde' : 'Aktive Kunden'),
	/** Vor dem Link zum Portfolio; von allen Projekten zeigt es `gezeigt`. */
	davon: (gezeigt: number, alle: number): string => {
		if (alle === 1) return 'Sie sehen es unter';
		if (gezeigt >= alle) return 'Alle sehen Sie unter';
		const wort = ZAHLEN[gezeigt] ?? String(gezeigt);
		return `${wort[0]?.toUpperCase()}${wort.slice(1)} der Projekte sehen Sie unter`;
	},
} as const;
