/** `halbierung`: by how many steps a file shrinks to half, as a first guess. */
export type CrfRange = {
	beste: number;
	start: number;
	schlechteste: number;
	halbierung: number;
};

const versuche = 4;
const gutGenug = 0.85;

/**
 * Finds the quality factor (lower is better) whose result fits the limit and wastes little of it.
 * `probe` encodes and gives the size in bytes; every call that fits is better than the last one
 * that did. Undefined when even the worst is too large.
 */
export async function searchCrf(
	probe: (crf: number) => Promise<number>,
	{ beste, start, schlechteste, halbierung }: CrfRange,
	grenze: number,
): Promise<number | undefined> {
	const ziel = (grenze * (1 + gutGenug)) / 2;
	let zuGross = beste - 1;
	let passt: number | undefined;
	let schritte = halbierung;
	let zuletzt: { crf: number; bytes: number } | undefined;
	let crf = start;
	for (let versuch = 1; ; versuch++) {
		const bytes = await probe(crf);
		if (bytes <= grenze) passt = crf;
		else zuGross = crf;
		const tief = zuGross + 1;
		const hoch = passt === undefined ? schlechteste : passt - 1;
		const genug = bytes <= grenze && bytes > grenze * gutGenug;
		if (genug || tief > hoch || (versuch >= versuche && passt !== undefined)) return passt;
		if (zuletzt) schritte = measured(zuletzt, { crf, bytes }) ?? schritte;
		zuletzt = { crf, bytes };
		const weit = Math.log2(bytes / ziel) * schritte;
		const richtung = bytes > grenze ? Math.ceil(weit) : Math.floor(weit);
		crf = Math.min(Math.max(crf + richtung, tief), hoch);
	}
}

function measured(
	a: { crf: number; bytes: number },
	b: { crf: number; bytes: number },
): number | undefined {
	const halbierungen = Math.log2(a.bytes / b.bytes);
	const schritte = (b.crf - a.crf) / halbierungen;
	return Number.isFinite(schritte) && schritte > 0
		? Math.min(Math.max(schritte, 3), 30)
		: undefined;
}
