/** How many slides stand in the home page, and in each file with further ones. */
const JE_TEIL = 12;

/** So many slides before the last loaded one, the next ones are fetched. */
const VORLAUF = 6;

/** The slides of the home page first, then what each further file holds. */
export function teile<T>(blaetter: readonly T[]): T[][] {
	return Array.from({ length: Math.ceil(blaetter.length / JE_TEIL) }, (_, teil) =>
		blaetter.slice(teil * JE_TEIL, (teil + 1) * JE_TEIL),
	);
}

/** Where the slides of one part lie; part 0 stands in the home page itself. */
export function teilPfad(teil: number): string {
	return `/karussell/${teil}.txt`;
}

/** The file to fetch when the slide at `index` shows and `geladen` of `anzahl` are there. */
export function naechsterTeil(index: number, geladen: number, anzahl: number): string | undefined {
	if (geladen >= anzahl || index + VORLAUF < geladen) return undefined;
	return teilPfad(geladen / JE_TEIL);
}
