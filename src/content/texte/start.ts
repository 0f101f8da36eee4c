import { inhaber } from '#shared/inhaber.ts';

/** Words of the home page (/). */
export const start = {
	titel: inhaber.berufsbezeichnung,
	beschreibung: `${inhaber.berufsbezeichnung} für Selbstständige und kleine Unternehmen: Websites, die schnell laden und sich leicht pflegen lassen. Mit Projekten zum Ansehen.`,
	/** On the dimension line of the preview picture. */
	masslinie: 'gezeichnet, berechnet, gebaut',
	/** Name of the choice of clients. */
	beispiele: 'Beispiel zeigen',
	/** The link to the chosen client, and its whole name for screen readers. */
	ansehen: 'Ansehen',
	kundeAnsehen: (kunde: string): string => `${kunde} ansehen`,
	wege: { kontakt: 'Projekt starten', projekte: 'Meine Projekte' },
	leistungen: 'Leistungen',
	about: {
		/** Delete this line once the text tells your own career, and `beschreibung` above is so. */
		muster: true,
		/** Fixed by the specification: it stays the same as years pass. */
		titel: '4 Jahre Erfahrung',
		text: 'Ich bin gelernter Bauzeichner und habe Bau\u00ADingenieur\u00ADwesen studiert. Dann brauchte jemand eine kleine Website; ich habe sie gebaut und bin beim Web geblieben. Ich arbeite wie auf dem Bau: Erst klären wir, was die Seite leisten soll, dann zeichne ich.',
		knopf: 'Mehr über mich',
	},
} as const;
