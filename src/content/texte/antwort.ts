/** Words around the service's answer to the form without JavaScript; the reply's own are in formular.ts. */
export const antwort = {
	beschreibung: 'Antwort auf Ihre Anfrage.',
	formular: 'Zurück zum Formular',
} as const;
