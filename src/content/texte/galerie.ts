/** Words of the picture wall on a project page and of the viewer that shows one picture large. */
export const galerie = {
	titel: 'Einblicke in das Projekt',
	/** For screen readers, after a picture's caption. */
	vergroessern: 'vergrößern, öffnet Dialog',
	/** Seen in the viewer, and announced when its buttons turn to another picture. */
	bildVon: (number: number, count: number): string => `Bild ${number} von ${count}`,
	abbildung: (number: number, text: string): string => `Abb. ${number}: ${text}`,
	/** Names of the viewer's buttons, for screen readers. */
	vorheriges: 'Vorheriges Bild',
	naechstes: 'Nächstes Bild',
	schliessen: 'Schließen',
} as const;
