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
		'Zu jedem Projekt lesen Sie, was der Kunde brauchte und was ich gebaut habe; Film und Bilder zeigen das Ergebnis.',
} as const;
