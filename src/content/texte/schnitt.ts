/** Words of the section line between plan, or former website, and built page. */
export const schnitt = {
	/** On the line's two flags. */
	links: 'als Zeichnung',
	rechts: 'fertige Website',
	/** Name of the line for screen readers, and where it is. */
	linie: 'Linie zwischen Zeichnung und fertiger Website',
	lage: (percent: number): string => {
		if (percent === 0) return 'nur fertige Website';
		if (percent === 100) return 'nur Zeichnung';
		return `${percent} % als Zeichnung`;
	},
	/** The two sides of the line; `ganz` is read out where it leaves only one of them, at 0 and at 100 percent. */
	plan: { links: 'Plan', rechts: 'Gebaut', ganz: { 0: 'ganz gebaut', 100: 'ganz gezeichnet' } },
	vorher: { links: 'Vorher', rechts: 'Nachher', ganz: { 0: 'ganz nachher', 100: 'ganz vorher' } },
	/** Name of the line, for screen readers; the next is read out as it moves. */
	griff: 'Schnittlinie verschieben',
	stand: (percent: number, links: string): string => `${percent} % ${links}`,
	/** Describes the stage. */
	bild: (kunde: string): string =>
		`Links der Schnittlinie die Website „${kunde}“ als Werkzeichnung, rechts die fertige Seite.`,
} as const;
