/** Words of the project list (/portfolio). */
export const portfolio = {
	titel: 'Portfolio',
	ueberschrift: 'Meine Projekte',
	beschreibung:
		'Websites, die ich gebaut habe: zu jedem Projekt, was der Kunde brauchte und was daraus geworden ist, mit Bildern und Film.',
	masslinie: 'für Praxis, Werkstatt, Kanzlei',
	einleitung: 'Zu jedem Projekt: was der Kunde brauchte und was daraus geworden ist.',
	/** Name of the street of houses, for screen readers. */
	strasse: 'Projekte nebeneinander',
	/** Heading of the cards, for screen readers. */
	alle: 'Alle Projekte',
	/** On the sign at the street's end, above „Projekt starten“. */
	bauplatz: 'Bauplatz frei',
} as const;
