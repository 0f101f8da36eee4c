import { inhaber } from '#shared/inhaber.ts';

/** Words of the home page (/). */
export const start = {
	titel: inhaber.berufsbezeichnung,
	beschreibung: `${inhaber.berufsbezeichnung} für Selbstständige und kleine Unternehmen: Websites, die schnell laden und sich leicht pflegen lassen. Mit Projekten zum Ansehen.`,
	dachzeile: 'Webentwicklung für Selbstständige und kleine Unternehmen',
	mass: 'gezeichnet, berechnet, gebaut',
	/** The same, as it stands under the first and the second word of the headline. */
	massTeile: ['gezeichnet, berechnet', 'gebaut'],
	wege: { kontakt: 'Projekt starten', projekte: 'Meine Projekte' },
	weitereProjekte: 'Weitere Projekte',
	leistungen: 'Leistungen',
	about: {
		/** Delete this line once the text tells your own career. */
		muster: true,
		/** Fixed by the specification: it does not count on with the years. */
		titel: '4 Jahre Erfahrung',
		text: 'Gelernt habe ich Bauzeichner, studiert Bauingenieurwesen. Dann brauchte jemand eine kleine Website; ich habe sie gebaut und bin beim Web geblieben. Gearbeitet wird wie auf dem Bau: Erst klären wir, was die Seite leisten soll, dann zeichne ich.',
		knopf: 'Mehr über mich',
		/** Url of the project shown beside it; best one in colour, and not the first, which stands just above. */
		projekt: 'druckerservice',
	},
} as const;
