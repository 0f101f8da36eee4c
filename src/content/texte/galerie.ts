/** Words of the pictures on a project page and of the viewer that shows one picture large. */
export const galerie = {
	titel: 'Einblicke in das Projekt',
	/** For screen readers, after a picture's caption. */
	vergroessern: 'vergrößern',
	abbildung: (number: number, text?: string): string =>
		text ? `Abb. ${number}: ${text}` : `Abb. ${number}`,
	/** In the viewer, which picture of how many it is, and names of its buttons for screen readers. */
	bildVon: (number: number, count: number): string => `${number} von ${count}`,
	vorheriges: 'Vorheriges Bild',
	naechstes: 'Nächstes Bild',
	schliessen: 'Schließen',
	fehler: 'Das Bild ließ sich nicht laden.',
} as const;
