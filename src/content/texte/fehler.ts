import { portfolio } from './portfolio.ts';

/** Words of the two dead ends: an unknown route (404) and an unknown project. */
export const fehler = {
	seite: {
		titel: '404',
		ueberschrift: '404',
		meldung: 'Diese Seite wurde nicht gefunden',
		beschreibung:
			'Unter dieser Adresse gibt es keine Seite. Von hier aus finden Sie zur Startseite und zu den Projekten.',
		/** Words on the dimension line under the headline. */
		masslinie: 'leere Stelle',
		text: 'Die Adresse stimmt nicht ganz, oder die Seite ist umgezogen. Hier geht es weiter:',
		startseite: 'Zur Startseite',
		projekte: 'Zu den Projekten',
	},
	projekt: {
		titel: portfolio.titel,
		ueberschrift: 'Es wurde kein Projekt gefunden.',
		masslinie: 'leere Stelle',
		beschreibung:
			'Dieses Projekt gibt es hier nicht. Die gezeigten Projekte finden Sie im Portfolio.',
		text: 'Die Adresse stimmt nicht ganz, oder das Projekt ist umgezogen. Hier geht es weiter:',
		projekte: 'Zu den Projekten',
		startseite: 'Zur Startseite',
	},
} as const;
