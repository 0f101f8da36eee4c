/** Die Worte des Karussells der Projekte. */
export const karussell = {
	/** Überschrift, auch der Name für Vorleseprogramme. */
	titel: 'Projekte',
	/** Was es ist, für Vorleseprogramme. */
	art: 'Karussell',
	vorheriges: 'Vorheriges Projekt',
	naechstes: 'Nächstes Projekt',
	/** Der Link zu allen Projekten, unter den Karten. */
	weitere: 'Weitere Projekte',
	/** Neben den Pfeilen: „1–2 von 6“. */
	sichtbar: (erstes: number, letztes: number, anzahl: number): string =>
		`${erstes === letztes ? erstes : `${erstes}–${letztes}`} von ${anzahl}`,
	/** „Projekt 1 und 2 von 6: …“, für Vorleseprogramme. */
	stand: (kunden: readonly string[], erstes: number, anzahl: number): string => {
		const nummern = kunden.map((_, i) => erstes + i).join(' und ');
		return `Projekt ${nummern} von ${anzahl}: ${kunden.join(', ')}`;
	},
} as const;
