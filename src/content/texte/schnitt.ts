/** Words of the section line between working drawing and finished page. */
export const schnitt = {
	titel: 'Schnitt A–A',
	plan: 'Plan',
	gebaut: 'Gebaut',
	griff: 'Schnitt verschieben',
	stand: (prozent: number): string => `${prozent} % Plan`,
	bild: (kunde: string): string =>
		`Links der Schnittlinie die Website von ${kunde} als Werkzeichnung, rechts die fertige Seite.`,
} as const;
