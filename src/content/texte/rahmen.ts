/** Words of the frame around every page: header, profile card, footer, call to action. */
export const rahmen = {
	zumInhalt: 'Zum Inhalt springen',
	neuerTab: '(öffnet in neuem Tab)',
	navigation: {
		name: 'Hauptnavigation',
		ziele: [
			{ text: 'Home', href: '/', lang: 'en' },
			{ text: 'Portfolio', href: '/portfolio' },
			{ text: 'About', href: '/about', lang: 'en' },
			{ text: 'Projekt starten', href: '/kontakt' },
		] as readonly { text: string; href: string; lang?: 'en' }[],
		logo: 'Home',
		menue: 'Menü',
	},
	profilkarte: {
		name: 'Profil',
		portrait: 'Gezeichnetes Porträt',
		foto: (name: string): string => `Foto von ${name}`,
		gezeichnet: 'Gezeichnet',
		rolle: 'Rolle',
		massstab: 'Maßstab',
		massstabWert: '1 : 1',
		fokus: 'Fokus',
	},
	fusszeile: {
		urheber: 'Created by',
		blatt: 'Blatt',
		startseite: 'Startseite',
		stand: 'Stand',
		rechtliches: 'Rechtliches',
		ziele: [
			{ text: 'Impressum', href: '/impressum' },
			{ text: 'Datenschutz', href: '/datenschutz' },
		],
	},
	aufruf: {
		/** Fixed by the specification. */
		titel: 'Lass uns gemeinsam ihr Projekt umsetzen!',
		text: 'Erzählen Sie mir kurz, was Sie machen und was Ihre Website leisten soll. Sie bekommen ein schriftliches Angebot, in dem steht, was ich mache, was es kostet und wann es fertig ist.',
		knopf: 'Projekt starten',
		/** Beside the button, where the owner says how soon he answers. */
		antwort: (antwortzeit: string): string => `Antwort ${antwortzeit}`,
	},
	erreichbarkeit: { telefon: 'Telefon', email: 'E-Mail' },
	/** A project's number: alone beside its quotation under Kontakt, with the count everywhere else. */
	blatt: (number: number): string => `Blatt ${number}`,
	blattVon: (number: number | string, count: number): string => `Blatt ${number} von ${count}`,
	/** The site's address in a preview picture. */
	adresse: 'Adresse',
	vorschaubild: (title: string): string => `Vorschaubild: ${title}`,
} as const;
