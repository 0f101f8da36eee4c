/** Die Worte an der roten Linie zwischen Zeichnung und fertiger Website. */
export const schnitt = {
	/** Auf den beiden Fahnen der Linie. */
	fahneLinks: 'als Zeichnung',
	fahneRechts: 'fertige Website',
	/** Für Vorleseprogramme: der Name der Linie und wo sie steht. */
	linie: 'Linie zwischen Zeichnung und fertiger Website',
	lage: (percent: number): string => {
		if (percent === 0) return 'nur fertige Website';
		if (percent === 100) return 'nur Zeichnung';
		return `${percent} % als Zeichnung`;
	},
	/** Beschreibt das Bild. */
	bild: (kunde: string): string =>
		`Die Website „${kunde}“: links der Linie als Zeichnung, rechts fertig.`,
} as const;
