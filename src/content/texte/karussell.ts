/** Words of the project carousel. */
export const karussell = {
	/** Its heading, also its name for screen readers. */
	titel: 'Projekte',
	/** What it is, for screen readers. */
	art: 'Karussell',
	vorheriges: 'Vorheriges Projekt',
	naechstes: 'Nächstes Projekt',
	projekt: 'Projekt',
	und: ' und ',
	blatt: 'Blatt',
	von: (count: number): string => `von ${count}`,
} as const;
