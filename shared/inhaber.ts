/**
 * Alle Angaben über Sie. Seiten, Titel, Fußzeile, Rechtstexte, Suchmaschinendaten und Mails lesen sie
 * hier; `STRICT_OWNER` nennt das meiste, was davon noch Platzhalter ist.
 */
export const inhaber = {
	name: 'Max Mustermann',
	/**
	 * 'Frau', 'Herr' oder ''; danach heißt es in der Datenschutzerklärung Verantwortliche, Verantwortlicher oder
	 * Verantwortliche Person.
	 */
	anrede: 'Herr',
	/** Überschrift, Titel und Vorschaubild der Startseite, Berufsbezeichnung für Suchmaschinen. */
	berufsbezeichnung: 'Front-End Entwickler',
	/** Beide in der Profilkarte, `fokus` auch für Suchmaschinen. */
	rolle: 'Webentwickler',
	fokus: 'Moderne Webtechnologien',
	/** Der Satz unter der Überschrift der Startseite. */
	pitch:
		'Ich plane und baue Websites, auf denen Ihre Kunden sofort sehen, was Sie anbieten und wie sie Sie erreichen.',
	telefon: '+49 000 0000000',
	email: 'kontakt@mustermann.example',
	anschrift: { strasse: 'Musterstraße 1', plz: '12345', ort: 'Musterstadt', land: 'Deutschland' },
	/** '' = keine; der Abschnitt im Impressum entfällt. */
	ustId: 'DE000000000',
	/** Wirtschafts-Identifikationsnummer (§ 139c AO), etwa „DE123456789-00001“; '' = keine. */
	wirtschaftsId: '',
	/**
	 * Keines, eines oder mehrere; in Profilkarte, Datenschutzerklärung und Suchmaschinendaten.
	 * `anbieter`, die Firma dahinter mit Anschrift, steht in der Datenschutzerklärung und darf fehlen.
	 */
	profile: [
		{
			name: 'LinkedIn',
			url: 'https://www.linkedin.example/in/max-mustermann',
			anbieter: 'LinkedIn Ireland Unlimited Company, Wilton Plaza, Dublin 2, Irland',
		},
		{
			name: 'Instagram',
			url: 'https://www.instagram.example/max.mustermann',
			anbieter: 'Meta Platforms Ireland Limited, Merrion Road, Dublin 4, Irland',
		},
	],
	siteUrl: 'https://www.mustermann.example',
	hoster: {
		name: 'Muster-Hosting GmbH',
		anschrift: 'Serverstraße 1, 12345 Musterstadt',
		land: 'Deutschland',
		/**
		 * Wie lange er Server-Protokolle aufhebt, als Ende von „spätestens nach …“; 'keine', wenn er keine führt.
		 */
		protokollfrist: '000 Tagen',
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
	/** Erstes Jahr als Webentwickler; von hier zählen die Jahre Erfahrung. */
	startJahr: 2021,
	abgeschlosseneProjekte: 12,
	aktiveKunden: 10,
	/** Womit Sie diese drei Zahlen belegen können: „Rechnungen seit 2021“. Steht auf keiner Seite. */
	belegt: '',
	/**
	 * Was leer bleibt, erscheint nicht. Wie lang etwas sein darf, steht in src/facts/owner-facts.ts;
	 * ein neues Feld braucht auch dort eine Zeile.
	 */
	freiwillig: {
		/** Wo Sie arbeiten, auf der Kontaktseite und für Suchmaschinen: „Dortmund und online“. */
		ort: 'Musterstadt, deutschlandweit',
		/** Bis Sie antworten, als Ende von „Ich melde mich …“: „innerhalb eines Werktags“. */
		antwortzeit: 'innerhalb eines Mustertags',
		/** Wann das nächste Projekt beginnen kann: „März 2027“. */
		naechsterTermin: 'Mustermonat 2027',
		/**
		 * Was eine Website kostet, „ab 2.400 €“, und die Umsatzsteuer: 'enthalten', 'zuzüglich' (dann steht „für
		 * Selbstständige und Firmen“ dabei; Verbrauchern nennt man den Gesamtpreis, § 3 PAngV) oder 'keine' (§ 19 UStG).
		 * Ohne `betrag` kein Preis. Mit `von` und `bis` heißt es bei den Fragen „Meist zwischen 3.000 und 6.000 Euro“.
		 */
		preisrahmen: { betrag: 'ab 0.000 €', von: '0.000', bis: '00.000', umsatzsteuer: 'zuzüglich' },
		/** Was das erste Gespräch kostet und wie lange es dauert: „kostenlos, 30 Minuten“. */
		erstgespraech: 'kostenlos, 00 Minuten',
		/** Wann man Sie anrufen kann: „werktags 9 bis 17 Uhr“. */
		telefonzeiten: '',
		/**
		 * Drei bis fünf oder keine; ein Abschnitt der Startseite. Löschen Sie „muster: true“, wo der Satz Ihr
		 * eigener ist.
		 */
		leistungen: [
			{
				name: 'Neue Website',
				satz: 'Von der ersten Skizze bis zur fertigen Seite, mit Texten, die Ihre Kunden verstehen.',
				muster: true,
			},
			{
				name: 'Relaunch',
				satz: 'Aus Ihrer alten Website wird eine, die schnell lädt und auf dem Telefon gut zu lesen ist.',
				muster: true,
			},
			{
				name: 'Texte und Bilder',
				satz: 'Fehlende Texte schreiben wir gemeinsam; für Fotos nenne ich Ihnen jemanden aus der Nähe.',
				muster: true,
			},
			{
				name: 'Betreuung nach dem Start',
				satz: 'Updates, Sicherungen und kleine Änderungen: Ich bleibe ansprechbar, wenn die Seite online ist.',
				muster: true,
			},
		],
		/**
		 * Sie statt der Zeichnung: ein JPEG oder PNG in src/content/, etwa „src/content/foto.jpg“. Gezeigt
		 * wird ein Quadrat um Ihr Gesicht; `mitte` nennt, wo es liegt, in Prozent von links und oben (im Hochformat zählt
		 * nur y, im Querformat nur x). `fotograf` steht im Impressum.
		 */
		foto: { datei: '', fotograf: '', mitte: { x: 50, y: 35 } },
		/**
		 * Was ohne Foto in der Profilkarte und auf der Seite „404“ steht: 'zeichnung' (ein Mann mit Brille und Bleistift,
		 * src/components/drawing/portrait.svg) oder 'signet' (Ihr Anfangsbuchstabe). 'muster' ist die Zeichnung, solange Sie
		 * sich nicht entschieden haben.
		 */
		portraet: 'muster',
	},
} as const;
