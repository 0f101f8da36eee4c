import type { ManifestPicture } from '../../shared/manifest.ts';

/**
 * Where a picture hangs on the wall: two windows one below the other, a phone beside them, other
 * phones by themselves and no wider than one, the rest over the full width; `narrow` hangs on phones
 * only.
 */
export type Place = 'upper' | 'lower' | 'phone' | 'upright' | 'wide' | 'narrow';

/** The places of these pictures, in their order: a phone takes its place only beside two windows. */
export function wallPlaces(devices: readonly ManifestPicture['geraet'][]): Place[] {
	const windows = indexes(devices, 'desktop');
	const [phone] = indexes(devices, 'telefon');
	const beside = windows.length >= 2 && phone !== undefined;
	return devices.map((device, i) => {
		if (device === 'telefon') return beside && i === phone ? 'phone' : 'upright';
		if (beside && i === windows[0]) return 'upper';
		return beside && i === windows[1] ? 'lower' : 'wide';
	});
}

function indexes(
	devices: readonly ManifestPicture['geraet'][],
	wanted: ManifestPicture['geraet'],
): number[] {
	return devices.flatMap((device, i) => (device === wanted ? [i] : []));
}
