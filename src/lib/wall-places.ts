import type { ManifestPicture } from '../../shared/manifest.ts';

/**
 * Place of a picture in the gallery: `upper` and `lower` are two browser windows one below the other
 * with the `phone` beside them; `upright` is another phone, no wider than a phone; `wide` takes the
 * full width; `narrow` is for phones' screens only.
 */
export type Place = 'upper' | 'lower' | 'phone' | 'upright' | 'wide' | 'narrow';

/** The places of these pictures, in their order: a phone stands beside two windows or by itself. */
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
