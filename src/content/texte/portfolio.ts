/** Words of the project list (/portfolio). */
export const portfolio = {
	titel: 'Portfolio',
	ueberschrift: 'Meine Projekte',
	beschreibung:
		'Websites für Büros, Praxen, Betriebe und Kanzleien: womit die Kunden kamen, was ich gebaut habe und was sich seitdem geändert hat, mit Bildern und Film.',
	/** Name of the index of sheets, for those who listen: the cards below name the projects again. */
	planliste: 'Planliste',
	mass: 'vom ersten Strich zur Seite',
	einleitung:
		'Bei jedem Projekt steht, womit der Kunde kam, was ich gebaut habe und was sich seitdem geändert hat. Dazu ein kurzer Film und Bilder.',
} as const;
