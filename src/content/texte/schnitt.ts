/** Words of the section line between a client's website as drawn and as built. */
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
	/** Describes the stage. */
	bild: (kunde: string): string =>
		`Die Website „${kunde}“: links der Linie als Zeichnung, rechts fertig.`,
} as const;
