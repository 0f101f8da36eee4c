/** Words of the project carousel. */
export const karussell = {
	titel: 'Projekte',
	art: 'Karussell',
	vorheriges: 'Vorheriges Projekt',
	naechstes: 'Nächstes Projekt',
	projekt: 'Projekt',
	und: ' und ',
	blatt: 'Blatt',
	von: (count: number): string => `von ${count}`,
} as const;
