/** Words of the picture wall on a project page and of the viewer that shows one picture large. */
export const galerie = {
	titel: 'Einblicke in das Projekt',
	vergroessern: 'vergrößern',
	bildVon: (nummer: number, anzahl: number): string => `Bild ${nummer} von ${anzahl}`,
	abbildung: (nummer: number, text: string): string => `Abb. ${nummer}: ${text}`,
	vorheriges: 'Vorheriges Bild',
	naechstes: 'Nächstes Bild',
	schliessen: 'Schließen',
} as const;
