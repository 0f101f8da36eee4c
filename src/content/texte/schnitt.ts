/** Words of the section line between plan, or former website, and built page. */
export const schnitt = {
	plan: { links: 'Plan', rechts: 'Gebaut', enden: { 0: 'ganz gebaut', 100: 'ganz gezeichnet' } },
	vorher: { links: 'Vorher', rechts: 'Nachher', enden: { 0: 'ganz nachher', 100: 'ganz vorher' } },
	/** Name of the line, for screen readers; the next three are announced when it moves. */
	griff: 'Schnittlinie verschieben',
	stand: (percent: number, links: string): string => `${percent} % ${links}`,
	/** Describes the stage. */
	bild: (kunde: string): string =>
		`Links der Schnittlinie die Website „${kunde}“ als Werkzeichnung, rechts die fertige Seite.`,
} as const;
