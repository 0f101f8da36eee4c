export type Encoding = 'br' | 'gzip' | 'identity';

/**
 * The best of the available encodings by the client's Accept-Encoding: highest weight first, then
 * the smaller result. Without a match it is the unencoded file, which every client can read.
 */
export function chooseEncoding(header: string | undefined, available: Encoding[]): Encoding {
	if (header === undefined || header === '') return 'identity';
	const weights = parseWeights(header);
	const wildcard = weights.get('*') ?? 0;
	let best: Encoding = 'identity';
	let bestWeight = weights.get('identity') ?? 0;
	for (const encoding of ['gzip', 'br'] as const) {
		if (!available.includes(encoding)) continue;
		const weight = weights.get(encoding) ?? wildcard;
		if (weight === 0 || weight < bestWeight) continue;
		best = encoding;
		bestWeight = weight;
	}
	return best;
}

function parseWeights(header: string): Map<string, number> {
	const weights = new Map<string, number>();
	for (const part of header.toLowerCase().split(',')) {
		const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim());
		const q = parameters.find((parameter) => parameter.startsWith('q='));
		const weight = q === undefined ? 1 : Number(q.slice(2));
		weights.set(name, Number.isFinite(weight) ? weight : 0);
	}
	return weights;
}
