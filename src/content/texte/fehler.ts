/** Die Worte für eine Adresse, die es nicht gibt (404), und ein Projekt, das es nicht gibt. */
export const fehler = {
	seite: {
		titel: '404',
		ueberschrift: '404',
		meldung: 'Diese Seite wurde nicht gefunden',
		beschreibung:
			'Unter dieser Adresse gibt es keine Seite. Von hier aus finden Sie zur Startseite und zu den Projekten.',
	},
	projekt: {
		ueberschrift: 'Es wurde kein Projekt gefunden.',
		beschreibung:
			'Dieses Projekt gibt es hier nicht. Die gezeigten Projekte finden Sie im Portfolio.',
	},
	/** Auf der Maßlinie unter der Überschrift. */
	masslinie: 'leere Stelle',
	text: 'Die Adresse stimmt nicht ganz, oder die Seite ist umgezogen. Hier geht es weiter:',
	wege: { startseite: 'Zur Startseite', projekte: 'Zu den Projekten' },
} as const;
