/** Words around the service's answer to the form without JavaScript. */
export const antwort = {
	beschreibung: 'Antwort auf Ihre Anfrage.',
	formular: 'Zurück zum Formular',
} as const;
