/**
 * Every fact about the owner. Pages, titles, footer, legal texts, JSON-LD and mails read it here;
 * it is the one file to edit before going online.
 */
export const inhaber = {
	name: 'Max Mustermann',
	/**
	 * Headline of the home page, its title and preview picture, and the job title for search engines. Two
	 * words are drawn as a section, the first as a plan, the second built; any other number stands plain.
	 */
	berufsbezeichnung: 'Front-End Entwickler',
	rolle: 'Webentwickler',
	fokus: 'Moderne Webtechnologien',
	pitch:
		'Ich plane und baue Websites, auf denen Ihre Kunden sofort sehen, was Sie anbieten und wie sie Sie erreichen.',
	telefon: '+49 000 0000000',
	email: 'kontakt@mustermann.example',
	anschrift: { strasse: 'Musterstraße 1', plz: '12345', ort: 'Musterstadt', land: 'Deutschland' },
	/** '' without one: the legal notice then has no such section. */
	ustId: 'DE000000000',
	/** The business ID (§ 139c AO), for those who have one: „DE123456789-00001“; '' without. */
	wirtschaftsId: '',
	/**
	 * None, one or many; in the profile card, the privacy policy and the data for search engines.
	 * `anbieter`: the company behind it with its address, for the policy; may be left out.
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
		/** How long he keeps his server's logs, as it ends „spätestens nach …“: „7 Tagen“; '' if he does not say. */
		protokollfrist: '000 Tagen',
	},
	/** Only where the form's service runs at another hoster than the pages (docs/online-stellen.md, 8). */
	formularHoster: { name: '', anschrift: '', land: '', protokollfrist: '' },
	aufsichtsbehoerde: {
		name: 'die Datenschutz-Aufsichtsbehörde des Bundeslandes, in dem Sie wohnen oder in dem ich meinen Sitz habe',
	},
	/** First year of work as a web developer; years of experience count from here. */
	startJahr: 2021,
	abgeschlosseneProjekte: 12,
	aktiveKunden: 10,
	/** Shown only where filled in, in your own words; src/content-schema/optional-facts.ts says how long they may be. */
	freiwillig: {
		/** Where you work, on home and Kontakt: „Dortmund und online“. */
		ort: 'Musterstadt, deutschlandweit',
		/** Until you answer, as it ends „Ich melde mich …“: „innerhalb eines Werktags“. */
		antwortzeit: 'innerhalb eines Mustertags',
		/** When the next project can begin: „März 2027“. */
		naechsterTermin: 'Mustermonat 2027',
		/**
		 * What a website costs, „ab 2.400 €“, and its VAT: 'enthalten', 'zuzüglich' (the page then says „nur für
		 * Unternehmen“, as the law on prices asks) or 'keine' (§ 19 UStG). An empty `betrag`: no price.
		 */
		preisrahmen: { betrag: 'ab 0.000 €', umsatzsteuer: 'zuzüglich' },
		/** What the first talk costs and how long it takes: „kostenlos, 30 Minuten“. */
		erstgespraech: 'kostenlos, 00 Minuten',
		/** When you can be called: „werktags 9 bis 17 Uhr“. */
		telefonzeiten: '',
		/** Three to five, each `{ name: 'Relaunch', satz: 'Aus Ihrer alten Website wird …' }`; a section on home. */
		leistungen: [],
		/**
		 * You instead of the drawn portrait: a JPEG or PNG outside public/, as in „src/content/foto.jpg“. It is cut
		 * to a square around your face, which lies at `mitte`, in percent from left and top. `fotograf` is named in the Impressum.
		 */
		foto: { datei: '', fotograf: '', mitte: { x: 50, y: 35 } },
	},
} as const;
