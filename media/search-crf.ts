export type CrfBereich = { beste: number; start: number; schlechteste: number };

const versuche = 5;
const gutGenug = 0.9;

/**
 * Finds the quality factor (lower is better) whose result fits the limit and wastes little of it.
 * `probe` encodes and gives the size in bytes; every call that fits is better than the last one
 * that did. Undefined when even the worst is too large.
 */
export async function searchCrf(
	probe: (crf: number) => Promise<number>,
	{ beste, start, schlechteste }: CrfBereich,
	grenze: number,
): Promise<number | undefined> {
	let zuGross = beste - 1;
	let passt: number | undefined;
	let crf = start;
	for (let versuch = 0; versuch < versuche || passt === undefined; versuch++) {
		const bytes = await probe(crf);
		if (bytes <= grenze) passt = crf;
		else zuGross = crf;
		if (bytes <= grenze && bytes > grenze * gutGenug) return passt;
		const weit = Math.log2(bytes / (grenze * (1 + gutGenug) * 0.5)) * schritteJeHalbierung;
		const tief = zuGross + 1;
		const hoch = passt === undefined ? schlechteste : passt - 1;
		if (tief > hoch) return passt;
		crf = Math.min(Math.max(crf + Math.round(weit), tief), hoch);
	}
	return passt;
}

/** Both codecs: so many steps halve the size of a screen recording, roughly. */
const schritteJeHalbierung = 8;
