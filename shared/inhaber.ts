import { muster } from './muster.ts';

/**
 * Alle Angaben über Sie; `npm run einrichten` fragt danach und trägt sie ein. Seiten, Titel, Fußzeile,
 * Rechtstexte, Suchmaschinendaten und Mails lesen sie hier.
 * In muster(…) steht, was noch nicht Ihres ist: Schreiben Sie Ihren Wert hinein und nehmen Sie muster( ) weg,
 * auch wo der Wert schon stimmt. Solange eines übrig ist, nennt es der Bau, und `release` scheitert daran. Nach
 * dem letzten entfällt auch die erste Zeile.
 */
export const inhaber = {
	name: muster('Max Mustermann'),
	/**
	 * 'Frau', 'Herr' oder ''; danach heißt es in der Datenschutzerklärung Verantwortliche, Verantwortlicher oder
	 * Verantwortliche Person.
	 */
	anrede: muster('Herr'),
	/** Berufsbezeichnung für Suchmaschinen; auch Überschrift der Startseite, wenn start.ts keine andere nennt. */
	berufsbezeichnung: muster('Front-End Entwickler'),
	/** Beide in der Profilkarte, `fokus` auch für Suchmaschinen. */
	rolle: muster('Webentwickler'),
	fokus: muster('moderne Webtechnologien'),
	/** Der Satz unter der Überschrift der Startseite. */
	pitch: muster(
		'Ich plane und baue Websites, auf denen Ihre Kunden sofort sehen, was Sie anbieten und wie man Sie erreicht.',
	),
	telefon: muster('+49 000 0000000'),
	email: muster('kontakt@mustermann.example'),
	anschrift: {
		strasse: muster('Musterstraße 1'),
		plz: muster('12345'),
		ort: muster('Musterstadt'),
		land: 'Deutschland',
	},
	/** '' = keine; der Abschnitt im Impressum entfällt. */
	ustId: muster('DE000000000'),
	/** Wirtschafts-Identifikationsnummer (§ 139c AO), etwa „DE123456789-00001“; '' = keine. */
	wirtschaftsId: '',
	/** Bei einer Firma, wer sie vertritt, mit Registergericht und Nummer, wo es sie gibt; '' = Sie selbst. */
	vertreten: '',
	/**
	 * Keines, eines oder mehrere; in Profilkarte, Datenschutzerklärung und Suchmaschinendaten.
	 * `anbieter`, die Firma dahinter mit Anschrift, steht in der Datenschutzerklärung und darf fehlen.
	 */
	profile: [
		{
			name: 'LinkedIn',
			url: muster('https://www.linkedin.example/in/max-mustermann'),
			anbieter: 'LinkedIn Ireland Unlimited Company, Wilton Plaza, Dublin 2, Irland',
		},
		{
			name: 'Instagram',
			url: muster('https://www.instagram.example/max.mustermann'),
			anbieter: 'Meta Platforms Ireland Limited, Merrion Road, Dublin 4, Irland',
		},
	],
	siteUrl: muster('https://www.mustermann.example'),
	hoster: {
		name: muster('Muster-Hosting GmbH'),
		anschrift: muster('Serverstraße 1, 12345 Musterstadt'),
		land: 'Deutschland',
		/**
		 * Wie lange er Server-Protokolle aufhebt, als Ende von „spätestens nach …“; 'keine', wenn er keine führt.
		 */
		protokollfrist: muster('7 Tagen'),
		/** true, sobald Sie mit ihm den Vertrag zur Auftragsverarbeitung geschlossen haben (Art. 28 DSGVO). */
		avVertrag: false,
	},
	/**
	 * Nur wenn der Dienst des Formulars bei einem anderen Hoster läuft als die Seiten (docs/online-stellen.md,
	 * 6).
	 */
	formularHoster: { name: '', anschrift: '', land: '', protokollfrist: '', avVertrag: false },
	/** Mit Artikel, wie hinter „Zuständig ist zum Beispiel …“: „die Landesbeauftragte für Datenschutz …“. */
	aufsichtsbehoerde: {
		name: 'die Datenschutz-Aufsichtsbehörde des Bundeslandes, in dem Sie wohnen oder in dem ich meinen Sitz habe',
	},
	/**
	 * So viele Tage nach ihrem Eingang wird eine Anfrage gelöscht, mindestens 14; der Dienst und die
	 * Datenschutzerklärung lesen diese Zahl.
	 */
	aufbewahrung: 180,
	/** Erstes Jahr in diesem Beruf; von hier zählen die Jahre Erfahrung. */
	startJahr: muster(2021),
	/** Mit „+“ nur, wenn es mehr sind; '' = die Zahl steht nicht da. */
	abgeschlosseneProjekte: muster('+12'),
	aktiveKunden: muster('+10'),
	/** Womit Sie diese Zahlen belegen können. Steht auf keiner Seite. */
	belegt: muster('Rechnungen und Verträge seit 2021'),
	/**
	 * Was leer bleibt, erscheint nicht. Wie lang etwas sein darf, steht in src/facts/owner-schema.ts;
	 * ein neues Feld braucht auch dort eine Zeile.
	 */
	freiwillig: {
		/** Wo Sie arbeiten, auf der Kontaktseite. */
		ort: muster('Büro in Musterstadt, Kunden in ganz Deutschland'),
		/** Bis Sie antworten, als Ende von „Ich melde mich …“. */
		antwortzeit: muster('innerhalb eines Werktags'),
		/** Wann das nächste Projekt beginnen kann. */
		naechsterTermin: muster('Februar 2027'),
		/**
		 * Was eine Website kostet: der `betrag`, mit dem sie beginnt (ohne ihn kein Preis), und bei den Fragen, zwischen
		 * welchen Beträgen die meisten liegen (`von`, `bis`). `umsatzsteuer` ist 'enthalten', 'zuzüglich' oder 'keine'
		 * (§ 19 UStG). Bei 'zuzüglich' steht daneben, dass Sie nicht für Verbraucher arbeiten, und `mitUmsatzsteuer` nennt
		 * den Betrag für alle, die keine Vorsteuer abziehen, etwa Heilberufe.
		 */
		preisrahmen: {
			betrag: muster('ab 2.400 €'),
			mitUmsatzsteuer: muster('ab 2.856 €'),
			von: muster('2.400'),
			bis: muster('6.000'),
			umsatzsteuer: muster('zuzüglich'),
		},
		/** Wie lange das erste Gespräch dauert und was es kostet. */
		erstgespraech: muster('30 Minuten, kostenlos'),
		/** Wann man Sie anrufen kann. */
		telefonzeiten: muster('werktags 9 bis 17 Uhr'),
		/** Drei bis fünf oder keine; ein Abschnitt der Startseite. */
		leistungen: [
			muster({
				name: 'Neue Website',
				satz: 'Von der ersten Frage bis zur fertigen Seite, mit Texten, die Ihre Kunden verstehen.',
			}),
			muster({
				name: 'Website erneuern (Relaunch)',
				satz: 'Aus Ihrer alten Website wird eine, die schnell lädt und auf dem Telefon gut zu lesen ist.',
			}),
			muster({
				name: 'Texte und Bilder',
				satz: 'Fehlende Texte schreiben wir gemeinsam; für Fotos nenne ich Ihnen jemanden.',
			}),
			muster({
				name: 'Betreuung nach dem Start',
				satz: 'Für 49 € im Monat, zuzüglich Umsatzsteuer, halte ich Ihre Seite aktuell, sichere sie und ändere Kleinigkeiten, zusammen bis zu einer Stunde.',
			}),
		],
		/**
		 * Sie statt der Zeichnung: ein JPEG oder PNG in src/content/, etwa „src/content/foto.jpg“. Gezeigt
		 * wird ein Quadrat um Ihr Gesicht; `mitte` nennt, wo es liegt, in Prozent von links und oben (im Hochformat zählt
		 * nur y, im Querformat nur x). `fotograf` steht im Impressum.
		 */
		foto: { datei: '', fotograf: '', mitte: { x: 50, y: 35 } },
		/**
		 * Was ohne Foto in der Profilkarte und immer auf der Seite „404“ steht: 'zeichnung' (ein Mann mit Brille und
		 * Bleistift, src/components/drawing/portrait.svg) oder 'signet' (Ihr Anfangsbuchstabe).
		 */
		portraet: muster('zeichnung'),
	},
} as const;
