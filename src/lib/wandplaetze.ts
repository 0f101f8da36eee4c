import type { ManifestPicture } from './manifest.ts';

/**
 * Where a picture hangs on the wall: two windows one below the other, a phone beside them, the
 * others over the full width; `schmal` hangs on phones only.
 */
export type Platz = 'oben' | 'unten' | 'telefon' | 'breit' | 'schmal';

/** The places of these pictures, in their order: a phone takes its place only beside two windows. */
export function wandplaetze(geraete: readonly ManifestPicture['geraet'][]): Platz[] {
	const fenster = indexes(geraete, 'desktop');
	const [telefon] = indexes(geraete, 'telefon');
	if (fenster.length < 2 || telefon === undefined) return geraete.map(() => 'breit');
	return geraete.map((_, i) => {
		if (i === telefon) return 'telefon';
		if (i === fenster[0]) return 'oben';
		return i === fenster[1] ? 'unten' : 'breit';
	});
}

function indexes(
	geraete: readonly ManifestPicture['geraet'][],
	gesucht: ManifestPicture['geraet'],
): number[] {
	return geraete.flatMap((geraet, i) => (geraet === gesucht ? [i] : []));
}
