import { inhaber } from '#shared/inhaber.ts';

/** Die Worte der Startseite (/). */
export const start = {
	/**
	 * Löschen Sie diese Zeile, sobald die Worte Ihre eigenen sind: die Beschreibung, die Maßlinie und Ihr
	 * Werdegang.
	 */
	muster: true,
	/** Im Fenster und bei Suchmaschinen; Ihr Name folgt. */
	titel: inhaber.berufsbezeichnung,
	/** Ein bis drei Wörter sehen am besten aus. */
	ueberschrift: inhaber.berufsbezeichnung,
	beschreibung: `${inhaber.berufsbezeichnung} für Selbstständige und kleine Unternehmen: Websites, auf denen Ihre Kunden sofort sehen, was Sie anbieten. Mit Projekten zum Ansehen.`,
	/** Auf der Maßlinie des Vorschaubilds. */
	masslinie: 'gezeichnet, berechnet, gebaut',
	leistungen: 'Leistungen',
	about: {
		/** Ein fester Text: Die Zahl wächst nicht mit den Jahren. */
		titel: '4 Jahre Erfahrung',
		text: 'Ich bin gelernter Bauzeichner und habe Bau\u00ADingenieur\u00ADwesen studiert. Dann brauchte jemand eine kleine Website; ich habe sie gebaut und bin beim Web geblieben. Ich arbeite wie auf dem Bau: Erst klären wir, was die Seite leisten soll, dann zeichne ich.',
		knopf: 'Mehr über mich',
	},
	/** Am Ende der Startseite; auf den anderen Seiten sagt es rahmen.ts. */
	aufruf: 'Lass uns gemeinsam ihr Projekt umsetzen!',
} as const;
