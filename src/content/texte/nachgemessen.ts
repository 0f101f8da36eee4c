/**
 * The page that this one is laid beside: the median home page on mobile devices, all pictures
 * included. The chapter's chart says 2,559 KB of 1,024 bytes each; a sentence below it says 2,362,
 * which is the year before (the chapter's growth figures fit only the former).
 * @see https://almanac.httparchive.org/en/2025/page-weight#page-weight-over-time
 */
export const MITTLERE_STARTSEITE = {
	bytes: 2559 * 1024,
	quelle: 'HTTP Archive, Web Almanac 2025, Kapitel „Page Weight“',
	url: 'https://almanac.httparchive.org/en/2025/page-weight',
	stand: 'Juli 2025',
} as const;

/** Words of the section Nachgemessen on the home page. */
export const nachgemessen = {
	titel: 'Nachgemessen',
	text: 'Eine leichte Seite ist auch bei schwachem Empfang schnell da.',
	vergleich:
		'Hier liegt diese Startseite neben der mittleren im Netz, beide im selben Maßstab gezeichnet.',
	/** Around the number of requests. */
	dieseSeite: { vorher: 'Diese Seite, in', nachher: 'Abrufen' },
	mittlereSeite: 'Mittlere Startseite im Netz',
	quelle: `Quelle: ${MITTLERE_STARTSEITE.quelle}: Median auf Mobilgeräten, ${MITTLERE_STARTSEITE.stand} (2.559\u00a0KB zu je 1.024 Byte).`,
	abrufe: 'Abrufe ohne Bilder',
	/** Above the measured seconds; where there are none to tell, „sofort“ stands below without the last word. */
	groesstesElement: 'Das größte Element stand bei Ihnen',
	nach: 'nach',
	sofort: 'sofort',
} as const;
