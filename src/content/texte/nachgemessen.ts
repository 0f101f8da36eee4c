/** Words of the section Nachgemessen on the home page. */
export const nachgemessen = {
	titel: 'Nachgemessen',
	text: 'Schnell ist kein Gefühl, sondern ein Maß. Hier liegt diese Seite neben einer mittleren Startseite im Netz, im selben Maßstab gezeichnet.',
	massstab: (kilobyte: string): string => `Maßstab: 1 px = ${kilobyte} KB`,
	dieseSeite: 'Diese Seite',
	mittlereSeite: 'Mittlere Startseite im Netz',
	fremdeServer: 'Fremde Server',
	cookies: 'Cookies',
	gemessen: 'Bei Ihnen gemessen',
	/** What stands before and after the measured seconds, and the whole sentence where there are none to tell. */
	standNach: { vorher: 'Diese Seite stand bei Ihnen nach', nachher: 's.' },
	standSofort: 'Diese Seite stand bei Ihnen sofort.',
} as const;
