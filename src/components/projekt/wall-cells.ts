import type { ManifestPicture } from '#shared/manifest.ts';

/**
 * Cell of a picture on the wall: `upper` and `lower` are two pictures one below the other with the `phone`
 * beside them; `phoneAlone` is another phone, alone in its row and no wider than a phone; `wide` takes the full width.
 */
export type Cell = 'upper' | 'lower' | 'phone' | 'phoneAlone' | 'wide';

/** The cells of these pictures, in their order: a phone is at the side of two others or by itself. */
export function wallCells(devices: readonly ManifestPicture['geraet'][]): Cell[] {
	const upper = devices.indexOf('desktop');
	const lower = devices.indexOf('desktop', upper + 1);
	const phone = devices.indexOf('telefon');
	const hasGroup = upper >= 0 && lower > upper && phone >= 0;
	const cells = devices.map((device): Cell => (device === 'telefon' ? 'phoneAlone' : 'wide'));
	if (hasGroup) {
		cells[upper] = 'upper';
		cells[lower] = 'lower';
		cells[phone] = 'phone';
	}
	return cells;
}
