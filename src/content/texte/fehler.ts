/** Words of the two dead ends: an unknown route (404) and an unknown project. */
export const fehler = {
	seite: {
		titel: '404',
		meldung: 'Diese Seite wurde nicht gefunden',
		beschreibung:
			'Unter dieser Adresse ist keine Seite eingezeichnet. Von hier aus finden Sie zurück zur Startseite, zu den Projekten und zum Kontakt.',
		mass: 'Strich nicht gefunden',
		text: 'Auf diesem Blatt ist nichts eingezeichnet. Vielleicht hat jemand radiert, vielleicht hat sich in der Adresse ein Strich verschoben. Von hier aus kommen Sie sicher zurück in den Plan:',
		startseite: 'Zur Startseite',
		projekte: 'Zu den Projekten',
	},
	projekt: {
		titel: 'Portfolio',
		/** One message; its rows stay the same in any face. */
		meldung: ['Es wurde', 'kein Projekt', 'gefunden.'],
		mass: 'Blatt fehlt',
		beschreibung:
			'Dieses Projekt liegt nicht in der Planmappe. Alle gezeichneten und gebauten Websites finden Sie in der Übersicht der Projekte.',
		text: 'Die Schublade ist aufgezogen, das Blatt liegt nicht darin. Vielleicht hat sich in der Adresse ein Buchstabe verschoben. Alle fertigen Pläne finden Sie in der Übersicht.',
		projekte: 'Zu allen Projekten',
	},
} as const;
