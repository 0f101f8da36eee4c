import { inhaber } from '#shared/inhaber.ts';

/** Words of the home page (/). */
export const start = {
	titel: inhaber.berufsbezeichnung,
	beschreibung: `${inhaber.berufsbezeichnung} für Selbstständige und kleine Unternehmen: Websites, die schnell laden und sich leicht pflegen lassen. Mit Projekten zum Ansehen.`,
	/** On the dimension line of the preview picture. */
	masslinie: 'gezeichnet, berechnet, gebaut',
	/** On the dimension chain below the headline, after the pixels left and right of the section line: „612 px gezeichnet“. */
	kette: ['gezeichnet', 'gebaut'],
	/** Name of the choice of clients, and the link where there are more of them than tabs. */
	beispiele: 'Beispiel zeigen',
	weitereBeispiele: 'weitere',
	wege: { kontakt: 'Projekt starten', projekte: 'Meine Projekte' },
	zumProjekt: 'Das Projekt ansehen',
	weitereProjekte: 'Weitere Projekte',
	leistungen: 'Leistungen',
	about: {
		/** Delete this line once the text tells your own career. */
		muster: true,
		/** Fixed by the specification: it stays the same as years pass. */
		titel: '4 Jahre Erfahrung',
		text: 'Gelernt habe ich Bauzeichner, studiert Bau\u00ADingenieur\u00ADwesen. Dann brauchte jemand eine kleine Website; ich habe sie gebaut und bin beim Web geblieben. Gearbeitet wird wie auf dem Bau: Erst klären wir, was die Seite leisten soll, dann zeichne ich.',
		knopf: 'Mehr über mich',
	},
} as const;
