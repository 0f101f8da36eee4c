/** Words of the section line between plan, or former website, and built page. */
export const schnitt = {
	plan: { links: 'Plan', rechts: 'Gebaut' },
	vorher: { links: 'Vorher', rechts: 'Nachher' },
	/** Name of the line, for screen readers; the next three are announced when it moves. */
	griff: 'Schnittlinie verschieben',
	/** On home, at 0 and at 100 percent. */
	enden: { 0: 'ganz gebaut', 100: 'ganz gezeichnet' },
	/** On a project page, at an end. */
	nur: (ende: string): string => `nur ${ende}`,
	stand: (percent: number, links: string): string => `${percent} % ${links}`,
	/** Describes the stage. */
	bild: (kunde: string): string =>
		`Links der Schnittlinie die Website „${kunde}“ als Werkzeichnung, rechts die fertige Seite.`,
} as const;
