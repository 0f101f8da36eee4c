/** Words of the project carousel. Of their own, so that its script carries no others. */
export const karussell = {
	titel: 'Projekte',
	art: 'Karussell',
	vorheriges: 'Vorheriges Projekt',
	naechstes: 'Nächstes Projekt',
	projektVon: (nummer: number, anzahl: number): string => `Projekt ${nummer} von ${anzahl}`,
	blattVon: (blaetter: string, anzahl: number): string => `Blatt ${blaetter} von ${anzahl}`,
} as const;
