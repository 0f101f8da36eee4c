const START = 'Projekt starten';

/** Die Worte um jede Seite: Kopf, Profilkarte, Fuß und der Aufruf am Ende. */
export const rahmen = {
	zumInhalt: 'Zum Inhalt springen',
	neuerTab: '(öffnet in neuem Tab)',
	navigation: {
		name: 'Hauptnavigation',
		ziele: [
			{ text: 'Home', href: '/', lang: 'en' },
			{ text: 'Portfolio', href: '/portfolio' },
			{ text: 'About', href: '/about', lang: 'en' },
			{ text: START, href: '/kontakt' },
		] as readonly { text: string; href: string; lang?: 'en' }[],
		/** Name des Knopfes auf dem Telefon; ob es offen ist, sagt das Vorleseprogramm dazu. */
		menue: 'Menü',
	},
	profilkarte: {
		name: 'Profil',
		portrait: 'Gezeichnetes Porträt',
		foto: (name: string): string => `Foto von ${name}`,
		fokus: 'Fokus',
	},
	fusszeile: {
		urheber: 'Created by',
		/** In welcher Sprache das gesagt ist, für Vorleseprogramme: 'en' oder 'de'. */
		urheberSprache: 'en',
		rechtliches: 'Rechtliches',
		ziele: [
			{ text: 'Impressum', href: '/impressum' },
			{ text: 'Datenschutz', href: '/datenschutz' },
		],
	},
	/**
	 * Am Ende der Seiten; die Überschrift auf der Startseite steht in start.yaml. `knopf` steht auf jedem Knopf, der zum
	 * Formular führt: auch oben auf der Startseite, bei „Und Ihre?“ und am Ende der Straße.
	 */
	aufruf: {
		titel: 'Lassen Sie uns Ihr Projekt gemeinsam umsetzen',
		text: 'Erzählen Sie mir in ein paar Sätzen, was Sie machen und was Ihre Website leisten soll.',
		knopf: START,
	},
	erreichbarkeit: {
		telefon: 'Telefon',
		email: 'E-Mail',
		/** Name der Nummer im Kopf, für Vorleseprogramme: Auf schmalen Bildschirmen ist dort nur ein Hörer. */
		anrufen: (nummer: string): string => `Anrufen: ${nummer}`,
	},
	vorschaubild: (title: string): string => `Vorschaubild: ${title}`,
} as const;
