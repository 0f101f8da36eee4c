/** Words of the project list (/portfolio). */
export const portfolio = {
	titel: 'Portfolio',
	ueberschrift: 'Meine Projekte',
	beschreibung:
		'Websites, die ich gebaut habe: zu jedem Projekt, was der Kunde brauchte und was daraus geworden ist, mit Bildern und Film.',
	/** Name of the street of houses, for screen readers. */
	strasse: 'Alle Projekte nebeneinander',
	/** Announced when the line moves; `number`: houses left of it, which are drawn, in halves. */
	gezeichnet: (number: number, count: number): string =>
		number === 0
			? 'alle gebaut'
			: number === count
				? 'alle als Plan'
				: `${number.toLocaleString('de-DE')} von ${count} als Plan, der Rest gebaut`,
	/** Where more houses than fit scroll: seen beside the buttons, and announced when they are pressed. */
	haus: (number: number, count: number): string => `Haus ${number} von ${count}`,
	vorherigesHaus: 'Vorheriges Haus',
	naechstesHaus: 'Nächstes Haus',
	bauplatz: 'Bauplatz frei',
	masslinie: 'vom ersten Strich zur Seite',
	einleitung:
		'Zu jedem Projekt lesen Sie, was der Kunde brauchte und was ich gebaut habe; Film und Bilder zeigen das Ergebnis.',
} as const;
