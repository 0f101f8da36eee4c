import type { ManifestPicture } from './manifest.ts';

/**
 * Where a picture hangs on the wall: two windows one below the other, a phone beside them, other
 * phones by themselves and no wider than one, the rest over the full width; `schmal` hangs on phones
 * only.
 */
export type Place = 'oben' | 'unten' | 'telefon' | 'hochkant' | 'breit' | 'schmal';

/** The places of these pictures, in their order: a phone takes its place only beside two windows. */
export function wallPlaces(devices: readonly ManifestPicture['geraet'][]): Place[] {
	const windows = indexes(devices, 'desktop');
	const [phone] = indexes(devices, 'telefon');
	const beside = windows.length >= 2 && phone !== undefined;
	return devices.map((device, i) => {
		if (device === 'telefon') return beside && i === phone ? 'telefon' : 'hochkant';
		if (beside && i === windows[0]) return 'oben';
		return beside && i === windows[1] ? 'unten' : 'breit';
	});
}

function indexes(
	devices: readonly ManifestPicture['geraet'][],
	wanted: ManifestPicture['geraet'],
): number[] {
	return devices.flatMap((device, i) => (device === wanted ? [i] : []));
}
