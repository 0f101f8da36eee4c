/** Die Worte für eine Adresse, die es nicht gibt (404), und ein Projekt, das es nicht gibt. */
export const fehler = {
	seite: {
		titel: '404',
		ueberschrift: '404',
		meldung: 'Diese Seite wurde nicht gefunden',
		beschreibung:
			'Unter dieser Adresse gibt es keine Seite. Von der Startseite aus finden Sie alles.',
	},
	projekt: {
		ueberschrift: 'Es wurde kein Projekt gefunden.',
		beschreibung: 'Dieses Projekt gibt es hier nicht.',
	},
	/** Auf der Maßlinie unter der Überschrift. */
	masslinie: 'leere Stelle',
	text: 'Die Adresse stimmt nicht ganz, oder die Seite ist umgezogen. Hier geht es weiter:',
	/** „Mehr über mich“ steht da, solange es kein Projekt gibt, außer an der Stelle eines Projekts. */
	wege: { startseite: 'Zur Startseite', projekte: 'Zu den Projekten', ueberMich: 'Mehr über mich' },
} as const;
