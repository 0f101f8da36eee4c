import { inhaber } from '#shared/inhaber.ts';

/** Words of the home page (/). */
export const start = {
	titel: inhaber.berufsbezeichnung,
	beschreibung: `${inhaber.berufsbezeichnung} für Selbstständige und kleine Unternehmen: Websites, die schnell geladen und leicht zu pflegen sind. Mit Projekten zum Ansehen und einem kurzen Weg zum Angebot.`,
	dachzeile: 'Webentwicklung · Selbstständige & kleine Unternehmen',
	mass: 'gezeichnet, berechnet, gebaut',
	wege: { kontakt: 'Projekt starten', projekte: 'Meine Projekte' },
	weitereProjekte: 'Weitere Projekte',
	leistungen: 'Leistungen',
	about: {
		/** Fixed by the specification: it does not count on with the years. */
		titel: '4 Jahre Erfahrung',
		text: 'Angefangen habe ich am Zeichenbrett, erst als Bauzeichner, später im Studium des Bauingenieurwesens. Dann brauchte jemand eine kleine Website; ich habe sie gebaut und bin beim Web geblieben. Heute plane ich Seiten so, wie ich früher Pläne gezeichnet habe: mit einer Frage am Anfang und einem Maß für jedes Detail.',
		knopf: 'Mehr über mich',
	},
} as const;
