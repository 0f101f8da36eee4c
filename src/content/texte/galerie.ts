/** Die Worte an den Bildern einer Projektseite und in ihrer großen Ansicht. */
export const galerie = {
	titel: 'Einblicke in das Projekt',
	/** Für Vorleseprogramme, nach der Bildunterschrift. */
	vergroessern: 'vergrößern',
	abbildung: (number: number, text?: string): string =>
		text ? `Abb. ${number}: ${text}` : `Abb. ${number}`,
	/** In der großen Ansicht: das wievielte Bild es ist, und die Namen der Knöpfe für Vorleseprogramme. */
	bildVon: (number: number, count: number): string => `${number} von ${count}`,
	vorheriges: 'Vorheriges Bild',
	naechstes: 'Nächstes Bild',
	schliessen: 'Schließen',
	fehler: 'Das Bild ließ sich nicht laden.',
} as const;
