/**
 * The page that this one is compared with: the median home page on mobile devices, all pictures
 * included. The chapter's chart says 2,559 KB of 1,024 bytes each; a sentence below it says 2,362,
 * which is the year before (the chapter's growth figures fit only the former).
 * @see https://almanac.httparchive.org/en/2025/page-weight#page-weight-over-time
 */
export const MITTLERE_STARTSEITE = {
	bytes: 2559 * 1024,
	stand: 'Juli 2025',
} as const;

/** Words of the section Nachgemessen on the home page. */
export const nachgemessen = {
	titel: 'Nachgemessen',
	/** Around the number of files. */
	dieseSeite: {
		vorher: 'Diese Startseite,',
		alles: 'mit allem bis hierher',
		/** Where the browser does not say what some pictures weigh. */
		ohne: 'ohne die Bilder, die Ihr Browser schon hatte',
		nachher: 'Dateien',
	},
	mittlereSeite: 'Mittlere Startseite im Netz',
	text: 'Eine leichte Seite ist auch bei schwachem Empfang schnell da.',
	quelle: {
		vorher: 'Vergleichswert: HTTP Archive,',
		name: 'Web Almanac 2025, Page Weight',
		nachher: `, Median auf Handys, ${MITTLERE_STARTSEITE.stand}.`,
	},
	/** Around the time until the largest part was seen: „nach 0,6 s“, or „sofort“. */
	zeit: {
		vorher: 'Bei Ihnen zu sehen',
		nach: 'nach',
		sofort: 'sofort',
		nachher: ': auf Ihrem Gerät, über Ihre Leitung, dieses Mal.',
	},
} as const;
