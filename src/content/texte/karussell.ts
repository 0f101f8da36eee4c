/** Words of the project carousel. Of their own, so that its script carries no others. */
export const karussell = {
	titel: 'Projekte',
	art: 'Karussell',
	vorheriges: 'Vorheriges Projekt',
	naechstes: 'Nächstes Projekt',
	projektVon: (nummer: number, anzahl: number): string => `Projekt ${nummer} von ${anzahl}`,
	blatt: 'Blatt',
	von: (anzahl: number): string => `von ${anzahl}`,
} as const;
