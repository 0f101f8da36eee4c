/** Words around the service's answer to the form without JavaScript. */
export const antwort = {
	beschreibung: 'Antwort auf Ihre Anfrage.',
	mass: 'Post vom Zeichentisch',
	formular: 'Zurück zum Formular',
	startseite: 'Zur Startseite',
} as const;
