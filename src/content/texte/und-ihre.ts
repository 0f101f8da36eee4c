/** Die Worte des letzten Reiters der Startseite: Der Name, den ein Besucher einträgt, steht als Zeichnung da. */
export const undIhre = {
	reiter: 'Und Ihre?',
	feld: 'Ihr Name, oder der Ihrer Firma',
	nochPlatz: 'Hier ist noch Platz.',
	/** So beginnt die Nachricht im Formular. */
	nachricht: (name: string): string => `Es geht um die Website von ${name}.`,
} as const;
