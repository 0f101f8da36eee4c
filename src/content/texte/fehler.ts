/** Words of the two dead ends: an unknown route (404) and an unknown project. */
export const fehler = {
	seite: {
		titel: '404',
		/** One string for each row. */
		ueberschrift: ['404'],
		meldung: 'Diese Seite wurde nicht gefunden',
		beschreibung:
			'Unter dieser Adresse ist keine Seite eingezeichnet. Von hier aus finden Sie zurück zur Startseite, zu den Projekten und zum Kontakt.',
		/** Words on the dimension line under the headline. */
		masslinie: '404',
		/** Without JavaScript, in place of the address itself. */
		adresse: 'diese Adresse',
		text: 'Die Adresse stimmt nicht ganz, oder die Seite ist umgezogen. Von hier aus kommen Sie zurück in den Plan:',
		startseite: 'Zur Startseite',
		projekte: 'Zu den Projekten',
	},
	projekt: {
		titel: 'Portfolio',
		/** One message; its rows stay the same in any font. */
		ueberschrift: ['Es wurde', 'kein Projekt', 'gefunden.'],
		masslinie: 'Blatt fehlt',
		beschreibung:
			'Dieses Projekt gibt es hier nicht. Alle fertigen Websites finden Sie in der Übersicht der Projekte.',
		text: 'Die Adresse stimmt nicht ganz, oder das Projekt ist umgezogen.',
		projekte: 'Zu allen Projekten',
	},
} as const;
