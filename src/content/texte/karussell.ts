/** Words of the project carousel. */
export const karussell = {
	/** Its heading, also its name for screen readers. */
	titel: 'Projekte',
	/** What it is, for screen readers. */
	art: 'Karussell',
	vorheriges: 'Vorheriges Projekt',
	naechstes: 'Nächstes Projekt',
	/** „Projekt 1 und 2 von 6“, for screen readers. */
	projekt: 'Projekt',
	und: ' und ',
	/** „Blatt 1–2 von 6“, to be seen. */
	blatt: 'Blatt',
	/** In both. */
	von: (count: number): string => `von ${count}`,
} as const;
