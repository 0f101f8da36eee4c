import type { Manifest } from '../src/lib/manifest.ts';

/** Every file that a manifest promises beside itself. */
export function manifestFiles({ bilder, logo }: Manifest): string[] {
	const namen = Object.entries(bilder).flatMap(([name, { breiten, format }]) => [
		`${name}.jpg`,
		...(format === 'svg' ? [`${name}.svg`] : breiten.map((breite) => `${name}-${breite}.avif`)),
	]);
	return [logo, 'showcase.webm', 'showcase.mp4', ...namen];
}
