/** Die Worte um das große Bild der Startseite. */
export const beispiele = {
	/** Name der Wahl zwischen den Kunden, für Vorleseprogramme. */
	wahl: 'Beispiel zeigen',
	/** Der Link zum gewählten Kunden. */
	ansehen: (kunde: string): string => `${kunde} ansehen`,
	/** Der letzte Reiter: eine Seite, die es noch nicht gibt. */
	undIhre: {
		reiter: 'Und Ihre?',
		/** Groß, links der Linie als Umriss. */
		name: 'Ihr Name.',
		satz: 'Schreiben Sie mir, und daneben zeichnet sich, was Sie schreiben.',
		/** Dasselbe, wo die Seite kein Formular hat. */
		satzOhneFormular: 'Schreiben Sie mir, was Sie vorhaben.',
	},
} as const;
