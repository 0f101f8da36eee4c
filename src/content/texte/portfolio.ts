/** Die Worte der Liste der Projekte (/portfolio). */
export const portfolio = {
	/** Löschen Sie diese Zeile, sobald die Worte stimmen, vor allem `masslinie`: für wen Sie arbeiten. */
	muster: true,
	titel: 'Portfolio',
	ueberschrift: 'Meine Projekte',
	beschreibung:
		'Websites, die ich gebaut habe: zu jedem Projekt, was der Kunde brauchte und was daraus geworden ist, mit Bildern und Film.',
	masslinie: 'für Praxis, Werkstatt, Kanzlei',
	einleitung: 'Zu jedem Projekt: was der Kunde brauchte und was daraus wurde.',
	/** Name der Häuserreihe, für Vorleseprogramme. */
	strasse: 'Projekte nebeneinander',
	/** Überschrift der Karten, für Vorleseprogramme. */
	alle: 'Projekte',
	/** Auf dem Schild am Ende der Häuserreihe, über „Projekt starten“. */
	freierPlatz: 'Platz für Sie',
} as const;
