/** Die Worte um das große Bild der Startseite. */
export const beispiele = {
	/** Name der Wahl zwischen den Kunden, für Vorleseprogramme. */
	wahl: 'Beispiel zeigen',
	/** Der Link zum gewählten Kunden. */
	ansehen: (kunde: string): string => `${kunde} ansehen`,
	/** Der letzte Reiter: Der Name, den ein Besucher einträgt, steht als Zeichnung da. */
	undIhre: {
		reiter: 'Und Ihre?',
		feld: 'Ihr Name, oder der Ihrer Firma',
		/** Steht schwach im leeren Feld. */
		leer: 'Ihr Name',
		nochPlatz: 'Hier ist noch Platz.',
		/** So beginnt die Nachricht im Formular. */
		nachricht: (name: string): string => `Es geht um die Website von ${name}.`,
	},
	/** Der zweite Knopf darunter; den ersten nennt rahmen.ts. */
	meineProjekte: 'Meine Projekte',
} as const;
