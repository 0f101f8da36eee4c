/** Words of the section line between working drawing, or former website, and finished page. */
export const schnitt = {
	titel: 'Schnitt A–A',
	plan: { links: 'Plan', rechts: 'Gebaut' },
	vorher: { links: 'Vorher', rechts: 'Nachher' },
	griff: 'Schnittlinie verschieben',
	/** Where the line stands at an end, for screen readers. */
	enden: { 0: 'ganz gebaut', 100: 'ganz gezeichnet' },
	nur: (ende: string): string => `nur ${ende}`,
	stand: (percent: number, links: string): string => `${percent} % ${links}`,
	bild: (kunde: string): string =>
		`Links der Schnittlinie die Website „${kunde}“ als Werkzeichnung, rechts die fertige Seite.`,
} as const;
