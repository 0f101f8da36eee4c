/** Words of the picture wall on a project page and of the viewer that shows one picture large. */
export const galerie = {
	titel: 'Einblicke in das Projekt',
	vergroessern: 'vergrößern, öffnet Dialog',
	bildVon: (number: number, count: number): string => `Bild ${number} von ${count}`,
	abbildung: (number: number, text: string): string => `Abb. ${number}: ${text}`,
	vorheriges: 'Vorheriges Bild',
	naechstes: 'Nächstes Bild',
	schliessen: 'Schließen',
} as const;
