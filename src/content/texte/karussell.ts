/** Words of the project carousel. */
export const karussell = {
	/** Its heading, also its name for screen readers. */
	titel: 'Projekte',
	/** What it is, for screen readers. */
	art: 'Karussell',
	vorheriges: 'Vorheriges Projekt',
	naechstes: 'Nächstes Projekt',
	/** The link to all projects, below the slides. */
	weitere: 'Weitere Projekte',
	/** „Projekt 1 und 2 von 6: …“, for screen readers. */
	stand: (kunden: readonly string[], erstes: number, anzahl: number): string => {
		const nummern = kunden.map((_, i) => erstes + i).join(' und ');
		return `Projekt ${nummern} von ${anzahl}: ${kunden.join(', ')}`;
	},
} as const;
